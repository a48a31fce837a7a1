/// The longest increasing subsequence of numbers, whose members don't have to be adjacent.
package enum LongestIncreasingSubsequence {
    /// Returns whether each number belongs to the subsequence.
    package static func members(of numbers: [Int]) -> [Bool] {
        // `ends` has the smallest last member of a subsequence of each length. Each number is linked to the member
        // before it.
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
