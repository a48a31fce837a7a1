/// The style of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle: ViewStyle where Parts == DatePickerStyleConfiguration {
    /// The parts and the state of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The parts and the state of a date picker, for a style.
public struct DatePickerStyleConfiguration {
    /// The label of the date picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date to select; `nil` if it isn't limited.
    public let minimumDate: Date?
    /// The latest date to select; `nil` if it isn't limited.
    public let maximumDate: Date?
    /// The parts of the date that are shown.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label,
        selection: Binding<Date>,
        minimumDate: Date?,
        maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// The default style: the label, and the date and the time, each on a background.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label, the day and the time.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, stacks: true) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 6) { chips(configuration) }
                VStack(alignment: .leading, spacing: 6) { chips(configuration) }
            }
        }
    }

    @ViewBuilder private func chips(_ configuration: Configuration) -> some View {
        if configuration.displayedComponents.contains(.date) {
            chip(configuration.selection, .dateTime.year().month(.abbreviated).day())
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
            chip(configuration.selection, .dateTime.hour().minute())
        }
    }

    private func chip(_ date: Date, _ format: Date.FormatStyle) -> some View {
        // Versions of Foundation differ in the space before AM and PM: it may be narrow.
        Text(verbatim: format.spelled(date).replacing("\u{202F}", with: "\u{A0}"))
            .lineLimit(1)
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(.controlGround, in: RoundedRectangle(cornerRadius: 6))
    }
}

/// A style for compact date pickers, drawn in the default style.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// A style for calendars, drawn in the default style.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
/// A style for wheels, drawn in the default style.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle
/// A style for editable fields, drawn in the default style.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle
/// A style for editable fields with a stepper, drawn in the default style.
public typealias StepperFieldDatePickerStyle = DefaultDatePickerStyle

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A style for compact date pickers, drawn in the default style.
    public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A style for calendars, drawn in the default style.
    public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A style for wheels, drawn in the default style.
    public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A style for editable fields, drawn in the default style.
    public static var field: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A style for editable fields with a stepper, drawn in the default style.
    public static var stepperField: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of date pickers.
    ///
    /// The built-in styles are drawn alike.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.datePickerStyle, style)
    }
}

extension EnvironmentValues {
    @Entry var datePickerStyle: any DatePickerStyle = DefaultDatePickerStyle()
}
