/// Callouts whose words are beside the picture, at the ends of leaders.
struct CalloutsBeside {
    /// A callout with its place.
    struct Entry {
        let badge: Badge
        let labels: [Drawing.Annotation.Label]
        /// The lines of its leader.
        let leader: [Drawing.Annotation.Line]
    }

    let entries: [Entry]

    /// The most callouts beside a picture.
    private static let most = 12
    /// The most ways that are tried.
    private static let mostTries = 3000
    /// The room between everything that is drawn and a column of words, between a number and its words, and between two
    /// texts.
    private static let distance = 26.0
    private static let gap = 6.0
    private static let pitch = 14.0
    /// The height of a bend of a leader that is drawn.
    private static let leastBend = 4.0
    /// The width of a column, in sizes of the letters.
    private static let columnWidth = 14.0
    /// The width of a picture with columns beside it that a page still has room for.
    private static let pageWidth = 760.0

    /// Callouts in the order of their numbers; `nil` where a leader has no free way.
    ///
    /// 1. Each leader goes to a side, at heights in the order of the numbers.
    /// 2. The words are in a column on each side, as near to the height of their leader as the others let them. Straight
    ///    leaders move to the height of their words where their view is as high.
    /// 3. Leaders go on to their numbers: heights of both ends are in one order, so that none crosses another.
    ///
    /// - Parameter isWished: Whether the author wants them here, also where pages have little room.
    init?(
        _ callouts: [Drawing.Callout],
        _ map: LeaderMap,
        beside outline: CGRect,
        _ font: LabelFont,
        isWished: Bool
    ) {
        guard callouts.count <= Self.most else { return nil }
        // 1.
        var search = Search(callouts, map, outline)
        guard search.run(from: 0) else { return nil }
        // 2.
        let texts = callouts.map { WrappedLabel($0.text, width: Self.columnWidth * font.size, font) }
        var entries = [Entry?](repeating: nil, count: callouts.count)
        var width = outline.width
        for side in [Drawing.Annotation.Side.left, .right] {
            let members = callouts.indices.filter { search.routes[$0].side == side }
            guard !members.isEmpty else { continue }
            let heights = members.map { max(texts[$0].height, font.size + 4) }
            let preferred = members.map { search.routes[$0].end + texts[$0].height / 2 - texts[$0].firstMiddle }
            let middles = LabelSpacing.middles(preferred: preferred, widths: heights, gap: Self.pitch)
            let total = (middles.last ?? 0) + (heights.last ?? 0) / 2 - (middles.first ?? 0) + (heights.first ?? 0) / 2
            guard isWished || total <= outline.height + Modesty.most(beside: outline.height) else { return nil }
            let tops = zip(members, middles).map { $1 - texts[$0].height / 2 }
            let places = zip(members, tops).map { ($0, $1 + texts[$0].firstMiddle) }
            search.straighten(places)
            // 3.
            let sign = side == .right ? 1.0 : -1.0
            let edge = side == .right ? outline.maxX : outline.minX
            let column = edge + sign * Self.distance
            for (member, top) in zip(members, tops) {
                let text = texts[member]
                let route = search.routes[member]
                // A bend that is hardly one becomes none.
                let bent = route.end - (top + text.firstMiddle)
                let top = abs(bent) < Self.leastBend ? top + bent : top
                let box = LabelBox("\(member + 1)", font.forNumbers)
                let size = Badge.size(of: box)
                let center = CGPoint(x: column + sign * size.width / 2, y: top + text.firstMiddle)
                let badge = Badge(box, in: CGRect(size: size, around: center))
                let start = column + sign * (size.width + Self.gap)
                let bend = CGPoint(x: edge + sign * 3, y: route.end)
                let end = CGPoint(x: column - sign * 1, y: center.y)
                var leader = route.lines
                leader[leader.count - 1].end = bend
                leader.append(Drawing.Annotation.Line(bend, end))
                entries[member] = Entry(
                    badge: badge,
                    labels: text.labels(top: top, side == .right ? .left : .right, at: start),
                    leader: leader
                )
            }
            width += Self.distance + (members.map { texts[$0].width }.max() ?? 0) + font.size + 4 + Self.gap
        }
        guard isWished || width <= max(Self.pageWidth, outline.width * 1.25) else { return nil }
        self.entries = entries.compactMap(\.self)
    }
}

extension CalloutsBeside {
    /// The search for a way for each leader.
    ///
    /// The heights at each side are in the order of the numbers.
    private struct Search {
        private(set) var routes: [LeaderRoute] = []
        private let choices: [[LeaderRoute]]
        private let callouts: [Drawing.Callout]
        /// The map without leaders, and with those so far.
        private let ground: LeaderMap
        private var map: LeaderMap
        private var ends: [Drawing.Annotation.Side: [Double]] = [:]
        private var tries = 0

        init(_ callouts: [Drawing.Callout], _ map: LeaderMap, _ outline: CGRect) {
            self.callouts = callouts
            (ground, self.map) = (map, map)
            choices = callouts.map { callout in
                callout.targets.flatMap { target in
                    target.routes(to: outline)
                        .filter { map.isFree($0.lines, from: target.object) }
                        .map { (route: $0, cost: $0.cost + (map.isDotAtLetters($0.lines) ? Self.lettersCost : 0)) }
                        .sorted { $0.cost < $1.cost }
                        .map(\.route)
                }
            }
        }

        /// The cost of a dot that is near to letters.
        private static let lettersCost = 8.0

        /// Moves straight leaders to the heights of their numbers where their views are as high and the ways are free.
        ///
        /// - Parameter places: The numbers of callouts at one side, with the heights that their leaders lead to, in order.
        mutating func straighten(_ places: [(number: Int, y: Double)]) {
            for (number, y) in places {
                let frame = callouts[number].frame
                let route = routes[number]
                guard callouts[number].point != route.lines.first?.start, y != route.end,
                    y >= frame.minY + LeaderRoute.dotRadius, y <= frame.maxY - LeaderRoute.dotRadius,
                    let straight = route.moved(to: y)
                else { continue }
                var others = ground
                for (other, route) in routes.enumerated() where other != number { others.take(route.lines) }
                let neighbors = places.filter { $0.number != number }
                let isInOrder = neighbors.allSatisfy {
                    let end = routes[$0.number].end
                    return $0.number < number ? end <= y - LeaderMap.distance : end >= y + LeaderMap.distance
                }
                guard isInOrder, others.isFree(straight.lines, from: frame),
                    !others.isDotAtLetters(straight.lines) || others.isDotAtLetters(route.lines)
                else { continue }
                routes[number] = straight
            }
        }

        /// Finds ways for all from a number on.
        mutating func run(from number: Int) -> Bool {
            guard number < choices.count else { return true }
            for route in choices[number] {
                tries += 1
                guard tries <= CalloutsBeside.mostTries else { return false }
                if let last = ends[route.side]?.last, route.end < last + LeaderMap.distance { continue }
                // What isn't a leader hasn't changed since the choices were made.
                guard map.isApart(route.lines) else { continue }
                map.take(route.lines)
                ends[route.side, default: []].append(route.end)
                routes.append(route)
                if run(from: number + 1) { return true }
                routes.removeLast()
                ends[route.side]?.removeLast()
                map.giveBack(route.lines)
            }
            return false
        }
    }
}

extension LabelFont {
    /// The letters of numbers in badges.
    var forNumbers: LabelFont { LabelFont(size: size - 1) }
}
