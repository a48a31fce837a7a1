/// Two trees that are compared.
struct TreePair {
    let old: ComparedTree
    let new: ComparedTree

    /// Whether nothing differs between two nodes and what is inside them, but perhaps to which ids they refer.
    func areSame(_ oldNode: Int, _ newNode: Int) -> Bool {
        guard old.nodes[oldNode].shape == new.nodes[newNode].shape else { return false }
        return areSame(old.nodes[oldNode].numbers, new.nodes[newNode].numbers)
    }

    /// Whether numbers are the same, one by one.
    func areSame(_ oldNumbers: Range<Int>, _ newNumbers: Range<Int>) -> Bool {
        guard oldNumbers.count == newNumbers.count else { return false }
        for (old, new) in zip(old.numbers[oldNumbers], new.numbers[newNumbers])
        where !self.old.tolerance.areSame(old, new) {
            return false
        }
        return true
    }

    /// By how much the only number is more that isn't the same; `nil` where there are several.
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
