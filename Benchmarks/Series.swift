/// A workload in several sizes, each compared with a lower bound: the least work for the same result.
///
/// Times vary between machines, and over time on one machine. Ratios don't.
struct Series {
    /// The accepted values; `nil` if a number is only information.
    struct Limits {
        /// The largest ratio to the bound.
        var ratio: Double?
        /// The smallest size whose ratio is checked.
        ///
        /// Below 10,000 items, the set-up affects the ratio too much.
        var smallest = 10_000
        /// The largest ratio of the times for two sizes, of which one is ten times the other.
        var growth: Double? = 12
    }

    /// The workload of one size, and its bound.
    struct Pair {
        let work: () throws -> Int
        let bound: () throws -> Int

        init(_ work: @escaping () throws -> Int, bound: @escaping () throws -> Int) {
            self.work = work
            self.bound = bound
        }
    }

    static let allSizes = [100, 1_000, 10_000, 100_000]

    /// The name of the workload.
    let name: String
    /// The name of the bound.
    let bound: String
    let limits: Limits
    let sizes: [Int]
    /// Prepares the workload and the bound of a size.
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
    /// All series.
    static var all: [Series] {
        GridBound.Kind.allCases.map(grid) + otherGrids + stacks + boxes + flows + texts + views + pictures + writers
            + WholePackage.series
    }

    /// Returns the series of a name; `nil` for an unknown name.
    static func named(_ name: String) -> Series? { all.first { $0.name == name } }
}
