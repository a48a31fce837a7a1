/// The longest run of numbers that rise, which needn't stand next to each other.
package enum LongestIncreasingSubsequence {
    /// Returns whether each number belongs to the run.
    package static func members(of numbers: [Int]) -> [Bool] {
        // For each length, the end of the run of it that ends lowest; and for each number the one before it in its run.
        var ends: [Int] = []
        var before: [Int?] = []
        before.reserveCapacity(numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var isMember = Array(repeating: false, count: numbers.count)
        var next = ends.last
        while let index = next {
            isMember[index] = true
            next = before[index]
        }
        return isMember
    }
}
