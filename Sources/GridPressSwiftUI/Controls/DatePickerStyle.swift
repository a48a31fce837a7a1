/// The style of dates that are chosen.
@MainActor @preconcurrency
public protocol DatePickerStyle: ViewStyle where Parts == DatePickerStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The parts and the state of a date that is chosen.
public struct DatePickerStyleConfiguration {
    /// The label.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen.
    public let minimumDate: Date?
    /// The last date that can be chosen.
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

/// The default style: the label, and the day and the time on a ground each.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, NonisolatedViewStyle {
    /// The default style.
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
        // The narrow space before AM and PM differs between versions of what spells dates.
        Text(verbatim: format.spelled(date).replacing("\u{202F}", with: "\u{A0}"))
            .lineLimit(1)
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(.controlGround, in: RoundedRectangle(cornerRadius: 6))
    }
}

/// A date in words, as in the default style.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// A calendar, drawn as the default style.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
/// Wheels, drawn as the default style.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle
/// A field, drawn as the default style.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle
/// A field with a stepper, drawn as the default style.
public typealias StepperFieldDatePickerStyle = DefaultDatePickerStyle

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A date in words.
    public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A calendar, drawn as the default style.
    public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// Wheels, drawn as the default style.
    public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A field, drawn as the default style.
    public static var field: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A field with a stepper, drawn as the default style.
    public static var stepperField: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of dates that are chosen; those of the system are drawn alike.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.datePickerStyle, style)
    }
}

extension EnvironmentValues {
    var datePickerStyle: any DatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }

    private enum DatePickerStyleKey: EnvironmentKey {
        static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
    }
}
