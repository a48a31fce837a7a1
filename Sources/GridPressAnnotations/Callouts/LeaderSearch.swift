/// A search for the routes of all leaders to the left and the right with the lowest total cost.
///
/// The heights on each side are in the order of the numbers.
struct LeaderSearch {
    /// The route of each leader, in the order of the numbers.
    private(set) var routes: [LeaderRoute] = []
    private let callouts: [Drawing.Callout]
    /// The map without leaders.
    private let ground: LeaderMap

    /// Creates a search with routes for all callouts; `nil` if one has no free route.
    init?(_ callouts: [Drawing.Callout], _ map: LeaderMap, _ outline: CGRect) {
        self.callouts = callouts
        ground = map
        var attempt = Attempt(choices: callouts.map { Self.choices(for: $0, map, outline) }, map)
        attempt.run(from: 0, cost: 0)
        guard let best = attempt.best else { return nil }
        routes = best.routes
    }

    /// The costs of a dot near letters, of a line along an edge, and of a dot away from the point that the author
    /// chose.
    private static let lettersCost = 8.0
    private static let edgeCost = 12.0
    private static let otherPlaceCost = 200.0

    /// Returns the free routes of a leader, the best first.
    private static func choices(
        for callout: Drawing.Callout,
        _ map: LeaderMap,
        _ outline: CGRect
    ) -> [(route: LeaderRoute, cost: Double)] {
        callout.targets.enumerated()
            .flatMap { number, target in
                target.routes(to: outline)
                    .filter { map.isFree($0.lines, from: target.object) }
                    .map { route in
                        let crowding =
                            (map.isDotAtLetters(route.lines) ? lettersCost : 0)
                            + (map.isAlongEdge(route.lines, from: target.object) ? edgeCost : 0)
                        return (route, route.cost + crowding + Double(number) * otherPlaceCost)
                    }
            }
            .sorted { $0.1 < $1.1 }
    }

    /// Moves straight leaders to the heights of their numbers, if their views extend to these heights and the routes
    /// are free.
    ///
    /// - Parameter places: The numbers of callouts on one side, with the heights that their leaders lead to, in
    ///   order.
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
            let isInOrder = places.allSatisfy { neighbor, _ in
                let end = routes[neighbor].end
                return neighbor == number
                    || (neighbor < number ? end <= y - LeaderMap.distance : end >= y + LeaderMap.distance)
            }
            guard isInOrder, others.isFree(straight.lines, from: frame),
                !others.isDotAtLetters(straight.lines) || others.isDotAtLetters(route.lines)
            else { continue }
            routes[number] = straight
        }
    }
}

extension LeaderSearch {
    /// One run of the search: each leader takes its best free route first, and then combinations with lower costs are
    /// tried.
    private struct Attempt {
        private(set) var best: (routes: [LeaderRoute], cost: Double)?
        private let choices: [[(route: LeaderRoute, cost: Double)]]
        /// The minimum cost of all leaders, starting at each number.
        private let leastCosts: [Double]
        private var map: LeaderMap
        private var routes: [LeaderRoute] = []
        private var ends: [Drawing.Annotation.Side: [Double]] = [:]
        private var tries = 0

        /// The maximum numbers of tries, in total and after a solution is found.
        private static let mostTries = 3000
        private static let mostTriesForBetter = 1000

        init(choices: [[(route: LeaderRoute, cost: Double)]], _ map: LeaderMap) {
            self.choices = choices
            self.map = map
            var sums = [0.0]
            for choices in choices.reversed() { sums.append((sums.last ?? 0) + (choices.first?.cost ?? .infinity)) }
            leastCosts = sums.reversed()
        }

        /// Finds routes for all leaders, starting at a number.
        ///
        /// - Parameter cost: The total cost of the leaders before the number.
        mutating func run(from number: Int, cost: Double) {
            guard number < choices.count else {
                best = (routes, cost)
                tries = max(tries, Self.mostTries - Self.mostTriesForBetter)
                return
            }
            for (route, price) in choices[number] {
                // The other routes cost more.
                if let best, cost + price + leastCosts[number + 1] >= best.cost { return }
                if let last = ends[route.side]?.last, route.end < last + LeaderMap.distance { continue }
                tries += 1
                guard tries <= Self.mostTries else { return }
                // The other obstacles haven't changed since the choices were computed.
                guard map.isApart(route.lines) else { continue }
                map.take(route.lines)
                ends[route.side, default: []].append(route.end)
                routes.append(route)
                run(from: number + 1, cost: cost + price)
                routes.removeLast()
                ends[route.side]?.removeLast()
                map.giveBack(route.lines)
            }
        }
    }
}
