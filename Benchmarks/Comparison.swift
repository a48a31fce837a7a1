/// The cost of a workload as a multiple of the cost of another in the same run.
struct Comparison {
    let measured: Workload
    let bound: Workload
    /// The largest ratio that is accepted; `nil` where the ratio is only of interest.
    let limit: Double?

    init(_ measured: Workload, to bound: Workload, atMost limit: Double? = nil) {
        self.measured = measured
        self.bound = bound
        self.limit = limit
    }
}
