/// The cost of a workload as a multiple of the cost of another in the same run.
struct Comparison {
    let measured: Workload
    let bound: Workload
    /// The largest accepted ratio; `nil` if the ratio is only information.
    let limit: Double?

    init(_ measured: Workload, to bound: Workload, atMost limit: Double? = nil) {
        self.measured = measured
        self.bound = bound
        self.limit = limit
    }
}
