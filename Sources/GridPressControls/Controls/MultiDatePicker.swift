/// A control that shows selected days and changes them.
///
/// Draws the selected days in a column, in English. The calendar isn't drawn.
public struct MultiDatePicker<Label: View>: NonisolatedView {
    private let days: [DateComponents]
    private let label: Label
    @Environment(\.calendar) private var calendar

    /// Creates a picker of days with a label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        days = Array(selection.wrappedValue)
        self.label = label()
    }

    /// Creates a picker of days with a range and a label.
    ///
    /// The range has no effect in a static rendering.
    public init<Bounds: RangeExpression<Date>>(
        selection: Binding<Set<DateComponents>>,
        in bounds: Bounds,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label)
    }

    /// The label, and the selected days in a column.
    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            label
            ForEach(days.compactMap { calendar.date(from: $0) }.sorted(), id: \.self) { day in
                Text(verbatim: Date.FormatStyle.dateTime.year().month(.abbreviated).day().spelled(day))
                    .padding(.horizontal, 11)
                    .padding(.vertical, 6)
                    .background(.controlGround, in: RoundedRectangle(cornerRadius: 6))
            }
        }
        .asControl("MultiDatePicker", label: label.wordsInSpeech)
    }
}

extension MultiDatePicker where Label == Text {
    // Also with a string.
    /// Creates a picker of days with a localized title.
    public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker of days with a range and a localized title.
    ///
    /// The range has no effect in a static rendering.
    public init<Bounds: RangeExpression<Date>>(
        _ title: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Bounds
    ) {
        self.init(selection: selection) { Text(title) }
    }
}
