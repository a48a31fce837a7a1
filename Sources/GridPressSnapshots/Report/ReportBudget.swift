/// The maximum size of a page, and the selection of its pictures.
enum ReportBudget {
    /// How many bytes a page has at most, with so many failures.
    static func length(for failures: Int) -> Int { 6_000 * max(failures, 50) }

    /// Which of some lengths fit into what is left of a page: the smallest first, so that as many as possible do.
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
