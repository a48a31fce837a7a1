extension Sequence {
    /// Returns the elements that a test tries: all of them in a thorough run, otherwise one in each group.
    ///
    /// `GRIDPRESS_SEED` selects the element in each group, so that different seeds try different elements.
    ///
    /// - Parameter size: The number of elements in a group.
    package func sampled(oneIn size: Int) -> [Element] {
        if Rounds.isThorough { return Array(self) }
        return enumerated().filter { $0.offset % size == Rounds.firstSeed % size }.map(\.element)
    }
}
