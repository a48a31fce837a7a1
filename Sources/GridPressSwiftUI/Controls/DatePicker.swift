/// A day or a time that is chosen; a picture shows it in English, at Greenwich, whatever its style.
public struct DatePicker<Label: View>: NonisolatedView {
    /// What of a moment is chosen.
    public typealias Components = DatePickerComponents

    private let date: Date
    private let components: Components
    private let label: Label

    /// A moment with a label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        date = selection.wrappedValue
        components = displayedComponents
        self.label = label()
    }

    /// A moment within bounds, with a label.
    public init<Bounds: RangeExpression<Date>>(
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// The label, and the day and the time on grounds of their own.
    public var body: some View {
        LabeledRow(label: label, stacks: true) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 6) { chips }
                VStack(alignment: .leading, spacing: 6) { chips }
            }
        }
        .asControl("DatePicker")
    }

    @ViewBuilder private var chips: some View {
        if components.contains(.date) { chip(.dateTime.year().month(.abbreviated).day()) }
        if components.contains(.hourAndMinute) { chip(.dateTime.hour().minute()) }
    }

    private func chip(_ format: Date.FormatStyle) -> some View {
        // The narrow space before AM and PM differs between versions of what spells dates.
        Text(verbatim: format.spelled(date).replacing("\u{202F}", with: "\u{A0}"))
            .lineLimit(1)
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(.controlGround, in: RoundedRectangle(cornerRadius: 6))
    }
}

extension DatePicker where Label == Text {
    /// A moment with a title.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A moment with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A moment within bounds, with a title.
    public init<Bounds: RangeExpression<Date>>(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A moment within bounds, with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, Bounds: RangeExpression<Date>>(
        _ title: S,
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// What of a moment is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// How dates look; a picture shows all of them alike.
public enum DatePickerStyle: Hashable, Sendable {
    /// As usual.
    case automatic
    /// As words.
    case compact
    /// As a calendar.
    case graphical
    /// As wheels.
    case wheel
}

nonisolated extension View {
    /// Sets how dates look; a picture shows all of them alike.
    public func datePickerStyle(_ style: DatePickerStyle) -> Self { self }
}
