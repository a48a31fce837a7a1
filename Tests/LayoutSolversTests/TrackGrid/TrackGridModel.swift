import LayoutSolvers
import LibrarySolvers

/// The rules of track grids in their simplest form, cell by cell, to which tests compare the solver.
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

    /// Returns the lengths of fixed, fitting and fractional tracks, as the original library computes them.
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

/// The sizing of tracks in CSS Grid, § 12.5 and § 12.6, for items whose lengths don't depend on their tracks.
///
/// As in Chromium, extra space never goes to tracks whose minimum isn't their content.
struct CSSTrackModel {
    private struct Track {
        var base = 0.0
        var limit = Double.infinity
        var isMinimumIntrinsic = false
        var isMaximumIntrinsic = false
    }

    /// Returns the lengths of tracks that are fixed, fit their content, or have a minimum and a maximum.
    static func lengths(
        _ sizes: [TrackSize],
        _ items: [(start: Int, span: Int, length: Double)],
        bound: Double
    ) -> [Double] {
        // § 12.4: initial sizes.
        var tracks = sizes.map { size in
            switch size {
            case .points(let length): Track(base: length, limit: length)
            case .fit, .between(.fit, .fit): Track(isMinimumIntrinsic: true, isMaximumIntrinsic: true)
            case .between(.points(let least), .points(let most)): Track(base: least, limit: max(least, most))
            case .between(.fit, .points(let most)): Track(limit: most, isMinimumIntrinsic: true)
            case .between(.points(let least), _): Track(base: least, isMaximumIntrinsic: true)
            default: Track()
            }
        }
        // § 12.5, step 2: items in one track.
        for item in items where item.span == 1 {
            let track = tracks[item.start]
            if track.isMinimumIntrinsic { tracks[item.start].base = max(track.base, item.length) }
            if track.isMaximumIntrinsic {
                tracks[item.start].limit = max(track.limit == .infinity ? 0 : track.limit, item.length)
            }
        }
        raiseLimits(&tracks)
        // Step 3: items that span more tracks are considered later.
        for span in Set(items.map(\.span)).sorted() where span > 1 {
            let group = items.filter { $0.span == span }
            let bases = tracks.map(\.base)
            distribute(group, among: &tracks, isAffected: \.isMinimumIntrinsic, sizes: bases) { track, increase in
                track.base += increase
            }
            raiseLimits(&tracks)
            let limits = tracks.map { $0.limit == .infinity ? $0.base : $0.limit }
            distribute(group, among: &tracks, isAffected: \.isMaximumIntrinsic, sizes: limits, isLimit: true) {
                track,
                increase in
                track.limit = (track.limit == .infinity ? track.base : track.limit) + increase
            }
        }
        // Step 5: no limit is infinite.
        for index in tracks.indices where tracks[index].limit == .infinity { tracks[index].limit = tracks[index].base }
        maximize(&tracks, bound: bound)
        return tracks.map(\.base)
    }

    private static func raiseLimits(_ tracks: inout [Track]) {
        for index in tracks.indices { tracks[index].limit = max(tracks[index].limit, tracks[index].base) }
    }

    /// Distributes extra space across spanned tracks (§ 12.5.1).
    private static func distribute(
        _ items: [(start: Int, span: Int, length: Double)],
        among tracks: inout [Track],
        isAffected: (Track) -> Bool,
        sizes: [Double],
        isLimit: Bool = false,
        _ add: (inout Track, Double) -> Void
    ) {
        var planned: [Int: Double] = [:]
        for item in items {
            let spanned = Array(item.start..<item.start + item.span)
            let affected = spanned.filter { isAffected(tracks[$0]) }
            var space = max(0, item.length - spanned.reduce(0) { $0 + sizes[$1] })
            var incurred = Dictionary(uniqueKeysWithValues: affected.map { ($0, 0.0) })
            // Up to limits: each step freezes at least one track.
            let limits = affected.map { isLimit && tracks[$0].limit < .infinity ? sizes[$0] : tracks[$0].limit }
            var open = affected.indices.filter { limits[$0] > sizes[affected[$0]] }
            while space > 1e-9, !open.isEmpty {
                let room = open.map { limits[$0] - sizes[affected[$0]] - incurred[affected[$0], default: 0] }
                let step = min(space / Double(open.count), room.min() ?? 0)
                for index in open { incurred[affected[index], default: 0] += step }
                space -= step * Double(open.count)
                open = zip(open, room).filter { $1 > step + 1e-12 }.map(\.0)
            }
            // Beyond limits.
            let intrinsic = affected.filter { tracks[$0].isMaximumIntrinsic }
            let growing = intrinsic.isEmpty ? affected : intrinsic
            for track in growing where space > 1e-9 { incurred[track, default: 0] += space / Double(growing.count) }
            for (track, increase) in incurred { planned[track] = max(planned[track] ?? 0, increase) }
        }
        for (track, increase) in planned { add(&tracks[track], increase) }
    }

    /// Maximizes tracks (§ 12.6).
    private static func maximize(_ tracks: inout [Track], bound: Double) {
        var free = bound - tracks.reduce(0) { $0 + $1.base }
        while free > 1e-9 {
            let open = tracks.indices.filter { tracks[$0].limit - tracks[$0].base > 1e-9 }
            guard let least = open.map({ tracks[$0].limit - tracks[$0].base }).min() else { return }
            let step = min(least, free / Double(open.count))
            for index in open { tracks[index].base += step }
            free -= step * Double(open.count)
        }
    }
}
