extension Finding {
    /// Something about a finding as data: values with names, in order.
    public struct Record: Hashable, Sendable {
        /// A value of a record.
        public enum Value: Hashable, Sendable {
            /// Words.
            case text(String)
            /// Several words.
            case texts([String])
            /// A number, which is finite.
            case number(Double)
            /// A place in a file.
            case location(Location)
        }

        /// A value and its name.
        public struct Member: Hashable, Sendable {
            /// The name; a place has names of its own.
            public let name: String
            /// The value.
            public let value: Value
        }

        /// The values, in the order in which they are written.
        public private(set) var members: [Member] = []

        /// A record without values.
        public init() {}

        /// Adds a value; nothing where there is none, and nothing for a number that no file can hold.
        public mutating func add(_ name: String, _ value: Value?) {
            guard let value else { return }
            if case .number(let number) = value, !number.isFinite { return }
            members.append(Member(name: name, value: value))
        }
    }
}
