extension Sequence {
    /// Returns the elements that a test tries: all of them in a thorough run, otherwise one in each group.
    ///
    /// `GRIDPRESS_SEED` selects the element in each group, so that different seeds try different elements.
    ///
    /// - Parameters:
    ///   - size: The number of elements in a group.
    ///   - first: The element of each group, so that tests with different numbers try different elements.
    package func sampled(oneIn size: Int, from first: Int = 0) -> [Element] {
        let elements = Array(self)
        if Rounds.isThorough || elements.isEmpty { return elements }
        let size = Swift.min(size, elements.count)
        return stride(from: (first + Rounds.firstSeed) % size, to: elements.count, by: size).map { elements[$0] }
    }
}
