#if !canImport(Darwin)
    /// The usage of a measurement, which selects a unit on Apple's systems.
    public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
        let name: String

        /// A general usage.
        public static var general: Self { Self(name: "general") }
        /// The unit of the measurement itself.
        public static var asProvided: Self { Self(name: "asProvided") }
    }

    extension Measurement where UnitType: Dimension {
        /// A format of measurements, in English: a number and the symbol of the unit.
        ///
        /// Foundation provides this type only on Apple platforms.
        public struct FormatStyle: Foundation.FormatStyle, Sendable {
            /// The width of the unit.
            public enum UnitWidth: String, Hashable, Codable, Sendable {
                /// The full name of the unit; GridPress writes the symbol.
                case wide
                /// The symbol of the unit, after a space.
                case abbreviated
                /// The symbol of the unit, without a space.
                case narrow
            }

            /// The width of the unit.
            public var width: UnitWidth
            /// The format of the number; `nil` for the default format.
            public var numberFormatStyle: FloatingPointFormatStyle<Double>?

            /// Creates a format.
            public init(
                width: UnitWidth,
                usage: MeasurementFormatUnitUsage<UnitType> = .general,
                numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
            ) {
                self.width = width
                self.numberFormatStyle = numberFormatStyle
            }

            /// Returns the number and the symbol of the unit.
            public func format(_ value: Measurement<UnitType>) -> String {
                let style = numberFormatStyle ?? FloatingPointFormatStyle(locale: Locale(identifier: "en_US"))
                let symbol = value.unit.symbol
                let space = width == .narrow || symbol.hasPrefix("\u{B0}") ? "" : " "
                return style.format(value.value) + space + symbol
            }
        }

        /// Returns the number and the symbol of the unit.
        public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

        /// Returns the measurement in a format.
        public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
        where Style.FormatInput == Measurement<UnitType> {
            style.format(self)
        }
    }

    extension Foundation.FormatStyle {
        /// Returns a format of measurements, in English: a number and the symbol of the unit.
        public static func measurement<UnitType: Dimension>(
            width: Measurement<UnitType>.FormatStyle.UnitWidth,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self where Self == Measurement<UnitType>.FormatStyle {
            Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        }
    }
#endif
