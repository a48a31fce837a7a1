extension Sequence {
    /// The elements that a test tries: all where everything is checked, else one in so many.
    ///
    /// `GRIDPRESS_SEED` says which of each group it is, so that another seed tries others.
    package func sampled(oneIn size: Int) -> [Element] {
        if Rounds.isThorough { return Array(self) }
        return enumerated().filter { $0.offset % size == Rounds.firstSeed % size }.map(\.element)
    }
}
