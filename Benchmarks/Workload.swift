/// A workload to time.
struct Workload {
    /// The name of the workload.
    let name: String
    /// Runs it and returns a number that depends on the result, so that the compiler can't remove it.
    let run: () throws -> Int

    init(_ name: String, run: @escaping () throws -> Int) {
        self.name = name
        self.run = run
    }
}
