extension ProgressView {
    /// The progress of time, which a picture shows at its start.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: countsDown ? 1 : 0, total: 1, label: label, currentValueLabel: currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// The progress of time, which a picture shows at its start.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(value: countsDown ? 1 : 0, total: 1, label: label)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// The progress of time, which a picture shows at its start.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(value: countsDown ? 1 : 0, total: 1)
    }

    /// The progress of some work.
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted, total: 1) }
}
