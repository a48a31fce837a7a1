extension Finding {
    /// A part of a finding as data: named values in order.
    ///
    /// ```swift
    /// var change = Finding.Record()
    /// change.add("subject", .text("spacing of the HStack"))
    /// change.add("difference", .number(8))
    ///
    /// var finding = Finding(.init(rawValue: "card.changed"), .note, "The card changed.")
    /// finding.changes = [change]
    /// print(FindingFormat.json.print([finding]))
    /// ```
    public struct Record: Hashable, Sendable, Codable {
        /// A value of a record.
        ///
        /// ```swift
        /// let values: [Finding.Record.Value] = [.text("Oslo"), .texts(["14:05", "15:20"]), .number(8)]
        /// ```
        public enum Value: Hashable, Sendable, Codable {
            /// A string.
            case text(String)
            /// A list of strings.
            case texts([String])
            /// A finite number.
            case number(Double)
            /// A location in a file, or a view.
            case location(Location)
        }

        /// A named value.
        ///
        /// ```swift
        /// var record = Finding.Record()
        /// record.add("difference", .number(8))
        /// let names = record.members.map(\.name)   // ["difference"]
        /// ```
        public struct Member: Hashable, Sendable, Codable {
            /// The name.
            ///
            /// It isn't written for a location, whose parts have fixed names.
            public let name: String
            /// The value.
            public let value: Value
        }

        /// The values, in the order in which they are written.
        public private(set) var members: [Member] = []

        /// Creates an empty record.
        public init() {}

        /// Adds a value.
        ///
        /// Has no effect for `nil`, and for numbers that aren't finite.
        public mutating func add(_ name: String, _ value: Value?) {
            guard let value else { return }
            if case .number(let number) = value, !number.isFinite { return }
            members.append(Member(name: name, value: value))
        }
    }
}
