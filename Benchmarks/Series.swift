/// Work in several sizes, each beside the least that anyone could do for the same.
///
/// Machines differ, and the same machine differs from one minute to the next; a ratio stays.
struct Series {
    /// How much is accepted; `nil` where a number is only of interest.
    struct Limits {
        /// The largest ratio to the bound.
        var ratio: Double?
        /// The smallest size whose ratio counts: below ten thousand, set-up counts for more than work.
        var smallest = 10_000
        /// How many times as long ten times as much may take.
        var growth: Double? = 12
    }

    /// The work of one size, and its bound.
    struct Pair {
        let work: () throws -> Int
        let bound: () throws -> Int

        init(_ work: @escaping () throws -> Int, bound: @escaping () throws -> Int) {
            self.work = work
            self.bound = bound
        }
    }

    static let allSizes = [100, 1_000, 10_000, 100_000]

    /// What is done, in a few words.
    let name: String
    /// What it is compared to.
    let bound: String
    let limits: Limits
    let sizes: [Int]
    /// Prepares the work of a size.
    let pair: (Int) throws -> Pair

    init(
        _ name: String,
        bound: String,
        limits: Limits = Limits(),
        sizes: [Int] = allSizes,
        pair: @escaping (Int) throws -> Pair
    ) {
        self.name = name
        self.bound = bound
        self.limits = limits
        self.sizes = sizes
        self.pair = pair
    }
}

extension Series {
    /// Everything that is measured in several sizes.
    static var all: [Series] {
        GridBound.Kind.allCases.map(grid) + otherGrids + stacks + boxes + flows + texts + views + pictures + writers
            + documents
    }

    /// The series of a name.
    static func named(_ name: String) -> Series? { all.first { $0.name == name } }
}
