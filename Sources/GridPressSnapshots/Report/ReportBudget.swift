/// The maximum size of a page, and the selection of its pictures.
enum ReportBudget {
    /// Returns the maximum number of bytes of a page with a number of failures.
    static func length(for failures: Int) -> Int { 6_000 * max(failures, 50) }

    /// Returns the indices of the lengths that fit into the remaining space.
    ///
    /// The smallest come first, to include as many as possible.
    static func affordable(_ lengths: [Int], in room: Int) -> Set<Int> {
        var left = room
        var indices: Set<Int> = []
        for index in lengths.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
            guard lengths[index] <= left else { break }
            left -= lengths[index]
            indices.insert(index)
        }
        return indices
    }
}
