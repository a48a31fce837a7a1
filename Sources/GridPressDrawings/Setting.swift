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

extension Drawing.Setting {
    /// The name of a setting, and the type of its value.
    ///
    /// ```swift
    /// extension Drawing.Setting.Key<Double> {
    ///     static var spacing: Self { Self("spacing") }
    /// }
    /// let spacing = drawing.elements[0][.spacing]  // Optional(12.0)
    /// ```
    public struct Key<Content: Drawing.Setting.Content>: Hashable, Sendable {
        /// The name of the setting, such as `spacing`.
        public let name: String

        /// Creates a key of settings with this name.
        public init(_ name: String) { self.name = name }
    }

    /// A type of the values of settings: `Double`, `[Double]`, `Bool`, `String` or ``Drawing/Color``.
    ///
    /// ```swift
    /// let spacing = Double.content(of: drawing.elements[0].settings[0].value)
    /// let setting = Drawing.Setting("spacing", 12.0.settingValue)
    /// ```
    public protocol Content: Hashable, Sendable {
        /// Returns the content of a value; `nil` for a value of another type.
        static func content(of value: Value) -> Self?
        /// The value of a setting with this content.
        var settingValue: Value { get }
    }

    /// Creates a setting with a key and its value.
    public init<Content: Drawing.Setting.Content>(_ key: Key<Content>, _ content: Content) {
        self.init(key.name, content.settingValue)
    }

    /// Returns whether the setting has the name of a key.
    package func has(_ key: Key<String>) -> Bool { name == key.name }
}

extension [Drawing.Setting] {
    /// The value of the first setting with the name of a key; `nil` without such a setting, or for a value of another
    /// type.
    public subscript<Content: Drawing.Setting.Content>(key: Drawing.Setting.Key<Content>) -> Content? {
        first { $0.name == key.name }.flatMap { Content.content(of: $0.value) }
    }
}

extension Drawing.Element {
    /// The value of a setting of the element; `nil` without such a setting, or for a value of another type.
    public subscript<Content: Drawing.Setting.Content>(key: Drawing.Setting.Key<Content>) -> Content? { settings[key] }
}

extension Double: Drawing.Setting.Content {
    /// Returns the content of a value; `nil` for a value of another type.
    public static func content(of value: Drawing.Setting.Value) -> Self? {
        if case .number(let content) = value { content } else { nil }
    }

    /// The value of a setting with this content.
    public var settingValue: Drawing.Setting.Value { .number(self) }
}

extension [Double]: Drawing.Setting.Content {
    /// Returns the content of a value; `nil` for a value of another type.
    public static func content(of value: Drawing.Setting.Value) -> Self? {
        if case .numbers(let content) = value { content } else { nil }
    }

    /// The value of a setting with this content.
    public var settingValue: Drawing.Setting.Value { .numbers(self) }
}

extension Bool: Drawing.Setting.Content {
    /// Returns the content of a value; `nil` for a value of another type.
    public static func content(of value: Drawing.Setting.Value) -> Self? {
        if case .flag(let content) = value { content } else { nil }
    }

    /// The value of a setting with this content.
    public var settingValue: Drawing.Setting.Value { .flag(self) }
}

extension String: Drawing.Setting.Content {
    /// Returns the content of a value; `nil` for a value of another type.
    public static func content(of value: Drawing.Setting.Value) -> Self? {
        if case .word(let content) = value { content } else { nil }
    }

    /// The value of a setting with this content.
    public var settingValue: Drawing.Setting.Value { .word(self) }
}

extension Drawing.Color: Drawing.Setting.Content {
    /// Returns the content of a value; `nil` for a value of another type.
    public static func content(of value: Drawing.Setting.Value) -> Self? {
        if case .color(let content) = value { content } else { nil }
    }

    /// The value of a setting with this content.
    public var settingValue: Drawing.Setting.Value { .color(self) }
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
