// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// A formatter for measurements, in English: a number and the symbol of the unit.
    ///
    /// Foundation provides this class only on Apple platforms. Measurements aren't converted to other units.
    open class MeasurementFormatter: Formatter {
        open var unitOptions: UnitOptions = [], unitStyle = Formatter.UnitStyle.medium
        /// The locale.
        ///
        /// Has no effect: the text is always English.
        open var locale: Locale! = .current
        open lazy var numberFormatter: NumberFormatter! = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.numberStyle = .decimal
            return formatter
        }()

        open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
            let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
            return number + string(from: measurement.unit, hasSpace: true)
        }

        open func string(from unit: Unit) -> String { string(from: unit, hasSpace: false) }

        /// Returns the number and the symbol of a measurement; `nil` for other objects.
        open override func string(for object: Any?) -> String? {
            (object as? any MeasuredValue).map { string(from: Measurement(value: $0.value, unit: $0.plainUnit)) }
        }

        private func string(from unit: Unit, hasSpace: Bool) -> String {
            let isDegree = unit.symbol.hasPrefix("\u{B0}")
            if isDegree, unitOptions.contains(.temperatureWithoutUnit) { return "\u{B0}" }
            return (hasSpace && !isDegree && unitStyle != .short ? " " : "") + unit.symbol
        }
    }

    private protocol MeasuredValue {
        var value: Double { get }
        var plainUnit: Unit { get }
    }

    extension Measurement: MeasuredValue { fileprivate var plainUnit: Unit { unit } }
#endif
