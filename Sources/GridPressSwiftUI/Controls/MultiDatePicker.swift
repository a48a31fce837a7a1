/// Days that are chosen; a picture shows those that are, in English.
public struct MultiDatePicker<Label: View>: NonisolatedView {
    private let days: [DateComponents]
    private let label: Label
    @Environment(\.calendar) private var calendar

    /// Days with a label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        days = Array(selection.wrappedValue)
        self.label = label()
    }

    /// Days within bounds, with a label.
    public init<Bounds: RangeExpression<Date>>(
        selection: Binding<Set<DateComponents>>,
        in bounds: Bounds,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label)
    }

    /// The label, and the days below each other.
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
    /// Days with a title.
    public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Days with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Days within bounds, with a title.
    public init<Bounds: RangeExpression<Date>>(
        _ title: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Bounds
    ) {
        self.init(selection: selection) { Text(title) }
    }
}
