/// Something to time.
struct Work {
    /// What is done, in a few words.
    let name: String
    /// Does it, and answers how much came out, so that no compiler can leave it away.
    let run: () throws -> Int

    init(_ name: String, run: @escaping () throws -> Int) {
        self.name = name
        self.run = run
    }
}
