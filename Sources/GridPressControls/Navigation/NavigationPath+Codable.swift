extension NavigationPath {
    /// A navigation path that can be encoded.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [any Hashable & Codable]

        fileprivate init(values: [any Hashable & Codable]) { self.values = values }

        /// Creates a path from the name of the type and the JSON of each value.
        ///
        /// - Throws: An error if a type isn't in the program, or its values can't be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Hashable & Codable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "The type \(name) isn't in the program, or isn't hashable and codable."
                    )
                }
                values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
            }
            self.values = values
        }

        /// Encodes the name of the type and the JSON of each value.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let name = _mangledTypeName(type(of: value)) else {
                    let context = EncodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "The type \(type(of: value)) has no name."
                    )
                    throw EncodingError.invalidValue(value, context)
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        /// Returns whether both paths have the same values.
        public static func == (first: CodableRepresentation, second: CodableRepresentation) -> Bool {
            first.values.map { AnyHashable($0) } == second.values.map { AnyHashable($0) }
        }
    }

    /// The path in a form that can be encoded; `nil` if a value isn't codable.
    public var codable: CodableRepresentation? {
        let values = values.compactMap { $0.base as? any Hashable & Codable }
        return values.count == count ? CodableRepresentation(values: values) : nil
    }

    /// Creates a path from a decoded path.
    public init(_ codable: CodableRepresentation) {
        self.init()
        for value in codable.values { append(value) }
    }
}
