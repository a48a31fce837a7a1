import LayoutSolvers

/// The rules of track grids done in the plainest way, cell by cell and item by item, to hold the solver against.
struct TrackGridModel {
    struct Cell: Equatable {
        var fixed: Int
        var growing: Int
        var fixedSpan: Int
        var growingSpan: Int
    }

    private struct Place: Hashable {
        let fixed: Int
        let growing: Int
    }

    let items: [TrackGridItem]
    let fixedCount: Int
    let isDense: Bool
    private(set) var cells: [Cell?]
    private(set) var order: [Int] = []
    private(set) var warnings: [TrackGridWarning.Kind] = []
    private var taken: Set<Place> = []

    init(_ items: [TrackGridItem], fixedCount: Int, isDense: Bool) {
        self.items = items
        self.fixedCount = fixedCount
        self.isDense = isDense
        cells = Array(repeating: nil, count: items.count)
        guard fixedCount > 0 else { return }
        let spans = items.map { min($0.fixedSpan, fixedCount) }
        var starts = items.map { ($0.fixedStart, $0.growingStart) }
        for index in items.indices {
            if let start = starts[index].0, start >= fixedCount {
                warnings.append(.startBeyondTracks)
                starts[index].0 = nil
            }
        }
        for (index, item) in items.enumerated() {
            guard case (let fixed?, let growing?) = starts[index] else { continue }
            let span = min(spans[index], fixedCount - fixed)
            if isFree(fixed, growing, span, item.growingSpan) {
                take(index, fixed, growing, span, item.growingSpan)
            } else {
                warnings.append(.occupied)
                starts[index] = (nil, nil)
            }
        }
        for (index, item) in items.enumerated() {
            guard case (let fixed?, nil) = starts[index] else { continue }
            let span = min(spans[index], fixedCount - fixed)
            var growing = 0
            while !isFree(fixed, growing, span, item.growingSpan) { growing += 1 }
            take(index, fixed, growing, span, item.growingSpan)
        }
        for (index, item) in items.enumerated() {
            guard case (nil, let growing?) = starts[index] else { continue }
            let places = 0...(fixedCount - spans[index])
            if let fixed = places.first(where: { isFree($0, growing, spans[index], item.growingSpan) }) {
                take(index, fixed, growing, spans[index], item.growingSpan)
            } else {
                warnings.append(.noRoomInTrack)
            }
        }
        var cursor = (fixed: 0, growing: 0)
        for (index, item) in items.enumerated() where cells[index] == nil {
            if isDense { cursor = (0, 0) }
            while cursor.fixed + spans[index] > fixedCount
                || !isFree(cursor.fixed, cursor.growing, spans[index], item.growingSpan)
            {
                cursor.fixed += 1
                if cursor.fixed + spans[index] > fixedCount { cursor = (0, cursor.growing + 1) }
            }
            take(index, cursor.fixed, cursor.growing, spans[index], item.growingSpan)
        }
    }

    var growingCount: Int { cells.compactMap { $0.map { $0.growing + $0.growingSpan } }.max() ?? 0 }

    private func isFree(_ fixed: Int, _ growing: Int, _ fixedSpan: Int, _ growingSpan: Int) -> Bool {
        for line in growing..<growing + growingSpan {
            for track in fixed..<fixed + fixedSpan where taken.contains(Place(fixed: track, growing: line)) {
                return false
            }
        }
        return true
    }

    private mutating func take(_ index: Int, _ fixed: Int, _ growing: Int, _ fixedSpan: Int, _ growingSpan: Int) {
        for line in growing..<growing + growingSpan {
            for track in fixed..<fixed + fixedSpan { taken.insert(Place(fixed: track, growing: line)) }
        }
        cells[index] = Cell(fixed: fixed, growing: growing, fixedSpan: fixedSpan, growingSpan: growingSpan)
        order.append(index)
    }

    // MARK: Lengths

    /// The lengths of tracks with fixed, fitting and fractional lengths, as the original finds them.
    static func lengths(
        _ tracks: [TrackSize],
        _ items: [(start: Int, span: Int, length: Double)],
        bound: Double,
        rounds: Bool
    ) -> [Double] {
        var lengths = tracks.map { if case .points(let length) = $0 { length } else { 0.0 } }
        for index in tracks.indices where tracks[index] == .fit {
            lengths[index] = items.filter { $0.span == 1 && $0.start == index }.map(\.length).max() ?? 0
        }
        for span in Set(items.map(\.span)).sorted() where span > 1 {
            var plan = lengths.map { _ in 0.0 }
            for item in items where item.span == span {
                let range = item.start..<item.start + span
                if range.contains(where: { if case .fraction = tracks[$0] { true } else { false } }) { continue }
                let missing = max(0, item.length - range.reduce(0) { $0 + lengths[$1] })
                for track in range { plan[track] = max(plan[track], missing / Double(span)) }
            }
            if rounds { plan = plan.map { $0.rounded(.toNearestOrAwayFromZero) } }
            let free = max(0, bound - lengths.reduce(0, +))
            let sum = plan.reduce(0, +)
            if sum > free { plan = plan.map { $0 / sum * free } }
            for index in plan.indices { lengths[index] += plan[index] }
        }
        var numbers = 0.0
        for case .fraction(let number) in tracks { numbers += max(number, 0) }
        let unit = numbers > 0 ? max(0, bound - lengths.reduce(0, +)) / numbers : 0
        for (index, track) in tracks.enumerated() {
            if case .fraction(let number) = track { lengths[index] = max(number, 0) * unit }
        }
        return lengths
    }
}
