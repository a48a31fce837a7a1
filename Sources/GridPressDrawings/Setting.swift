extension Drawing {
    /// A value that the author of a layout wrote for a view, a grid or an item, such as a spacing.
    ///
    /// ```swift
    /// let departures = Figure("Departures") {
    ///     VStack(spacing: 12) { Text("Oslo"); Text("Bergen") }
    /// }
    /// for setting in try departures.drawing().elements[0].settings {
    ///     print(setting.name, setting.value)  // spacing 12
    /// }
    /// ```
    public struct Setting: Hashable, Sendable {
        /// The name of the setting, such as `spacing`.
        public var name: String
        /// The written value.
        public var value: Value

        /// Creates a setting with this value.
        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }

        /// The value of a setting.
        ///
        /// ```swift
        /// let setting = drawing.elements[0].settings.first { $0.name == "spacing" }
        /// if case .number(let spacing)? = setting?.value { print("\(spacing) points") }
        /// ```
        public enum Value: Hashable, Sendable {
            /// A length, a factor, an angle in degrees or a count.
            case number(Double)
            /// Several numbers, such as the width and the height of an offset.
            case numbers([Double])
            /// A Boolean value.
            case flag(Bool)
            /// A word, such as the name of an alignment.
            case word(String)
            /// A color.
            case color(Color)
        }
    }
}

extension Drawing.Setting.Value: CustomStringConvertible {
    /// The value as text.
    ///
    /// Numbers have at most three decimals.
    public var description: String {
        switch self {
        case .number(let number): number.phrase
        case .numbers(let numbers): numbers.map(\.phrase).joined(separator: " ")
        case .flag(let flag): flag ? "on" : "off"
        case .word(let word): word
        case .color(let color): color.phrase
        }
    }
}
