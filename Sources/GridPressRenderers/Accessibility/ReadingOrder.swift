/// The reading order of the views in a container: from top to bottom, then from the leading to the trailing side.
///
/// Views are split into rows by horizontal lines that cross no view, and each row into columns by vertical ones.
/// Overlapping views keep their paint order.
struct ReadingOrder {
    /// The overlap in points up to which two views still count as separate.
    private static let tolerance = 0.5
    /// The maximum nesting of splits into rows and columns.
    private static let deepest = 8

    private let isRightToLeft: Bool

    init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

    /// Returns the indices of some frames in reading order.
    func places(of frames: [CGRect]) -> [Int] {
        ordered(Array(frames.indices), frames, Self.deepest)
    }

    private func ordered(_ places: [Int], _ frames: [CGRect], _ depth: Int) -> [Int] {
        guard places.count > 1, depth > 0 else { return places }
        let lines = separated(places) { (frames[$0].minY, frames[$0].maxY) }
        if lines.count > 1 { return lines.flatMap { ordered($0, frames, depth - 1) } }
        let columns = separated(places) {
            isRightToLeft ? (-frames[$0].maxX, -frames[$0].minX) : (frames[$0].minX, frames[$0].maxX)
        }
        return columns.count > 1 ? columns.flatMap { ordered($0, frames, depth - 1) } : places
    }

    /// Returns the indices in groups that don't overlap along an axis; each group keeps its order.
    private func separated(_ places: [Int], _ extent: (Int) -> (start: CGFloat, end: CGFloat)) -> [[Int]] {
        let sorted = places.enumerated().sorted {
            let (first, second) = (extent($0.element).start, extent($1.element).start)
            return first == second ? $0.offset < $1.offset : first < second
        }
        var groups: [[(offset: Int, element: Int)]] = []
        var end = -CGFloat.infinity
        for place in sorted {
            let (start, last) = extent(place.element)
            if groups.isEmpty || start >= end - Self.tolerance { groups.append([]) }
            groups[groups.count - 1].append(place)
            end = max(end, last)
        }
        return groups.map { $0.sorted { $0.offset < $1.offset }.map(\.element) }
    }
}
