/// A pair of trees that are compared.
struct TreePair {
    let old: ComparedTree
    let new: ComparedTree

    /// Returns whether two nodes are equal with everything inside, except for the ids that they refer to.
    func areSame(_ oldNode: Int, _ newNode: Int) -> Bool {
        guard old.nodes[oldNode].shape == new.nodes[newNode].shape else { return false }
        return areSame(old.nodes[oldNode].numbers, new.nodes[newNode].numbers)
    }

    /// Returns whether two ranges of numbers are equal in pairs.
    func areSame(_ oldNumbers: Range<Int>, _ newNumbers: Range<Int>) -> Bool {
        guard oldNumbers.count == newNumbers.count else { return false }
        for (old, new) in zip(old.numbers[oldNumbers], new.numbers[newNumbers])
        where !self.old.tolerance.areSame(old, new) {
            return false
        }
        return true
    }

    /// Returns the increase of the only number that differs; `nil` if several numbers differ.
    func onlyDifference(_ oldNumbers: Range<Int>, _ newNumbers: Range<Int>) -> Double? {
        var difference: Double?
        for (old, new) in zip(old.numbers[oldNumbers], new.numbers[newNumbers])
        where !self.old.tolerance.areSame(old, new) {
            guard difference == nil else { return nil }
            difference = new.value - old.value
        }
        return difference
    }
}
