/// What some work costs, told as a multiple of what other work costs in the same run.
struct Comparison {
    let measured: Work
    let bound: Work
    /// The largest ratio that is accepted; `nil` where the ratio is only of interest.
    let limit: Double?

    init(_ measured: Work, to bound: Work, atMost limit: Double? = nil) {
        self.measured = measured
        self.bound = bound
        self.limit = limit
    }
}
