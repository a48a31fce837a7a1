/// A control that shows a selected date and changes it.
///
/// Draws the date in English, in Greenwich Mean Time. All built-in styles are drawn alike.
public struct DatePicker<Label: View>: NonisolatedView {
    /// The parts of a date that a picker shows.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: any RangeExpression<Date>
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    /// Creates a date picker with a label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            in: Date.distantPast...Date.distantFuture,
            displayedComponents: displayedComponents,
            label: label
        )
    }

    /// Creates a date picker with a range of dates and a label.
    ///
    /// The range doesn't change a static rendering; custom styles receive its limits.
    public init<Bounds: RangeExpression<Date>>(
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.bounds = bounds
        components = displayedComponents
        self.label = label()
    }

    /// The label and the date in the current date picker style.
    public var body: some View { styled(style) }

    private func styled<S: DatePickerStyle>(_ style: S) -> AnyView {
        let limits: (first: Date?, last: Date?) =
            switch bounds {
            case let bounds as ClosedRange<Date>: (bounds.lowerBound, bounds.upperBound)
            case let bounds as PartialRangeFrom<Date>: (bounds.lowerBound, nil)
            case let bounds as PartialRangeThrough<Date>: (nil, bounds.upperBound)
            default: (nil, nil)
            }
        let configuration = DatePickerStyleConfiguration(
            label: .init(view: AnyView(label)),
            selection: selection,
            minimumDate: limits.first == .distantPast ? nil : limits.first,
            maximumDate: limits.last == .distantFuture ? nil : limits.last,
            displayedComponents: components
        )
        return AnyView(StyleBody(style, configuration).asControl("DatePicker", label: self.label.wordsInSpeech))
    }
}

extension DatePicker where Label == Text {
    // Also with a string.
    /// Creates a date picker with a localized title.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    // Also with a string.
    /// Creates a date picker with a range of dates and a localized title.
    public init<Bounds: RangeExpression<Date>>(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) { Text(title) }
    }
}
