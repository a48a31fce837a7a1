extension ProgressView {
    /// Creates a progress view for an interval of time, with labels.
    ///
    /// Drawn at the start of the interval: full if it counts down, otherwise empty.
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
    /// Creates a progress view for an interval of time, with a label.
    ///
    /// Drawn at the start of the interval: full if it counts down, otherwise empty.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(value: countsDown ? 1 : 0, total: 1, label: label)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a progress view for an interval of time.
    ///
    /// Drawn at the start of the interval: full if it counts down, otherwise empty.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(value: countsDown ? 1 : 0, total: 1)
    }

    /// Creates a progress view for the current fraction of a `Progress`.
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted, total: 1) }
}
