/// How much space a view prefers to its neighbours; what `spacing: nil` of a container follows.
///
/// On each edge a view may state a distance for kinds of neighbours (below a text, above a text, …) and one for any
/// neighbour. Two views that name no kind in common and state nothing for any neighbour stand 8 points apart.
public struct ViewSpacing: Sendable {
    /// The kinds of neighbourhood for which a view can state a distance.
    enum Category: Int, CaseIterable {
        /// Something above this edge's neighbour is a text.
        case edgeBelowText
        case edgeAboveText
        case edgeLeftText
        case edgeRightText
        /// The baseline of the text next to the edge.
        case textBaseline
    }

    /// The metrics of a text, for the distance of texts above each other.
    struct TextMetrics: Equatable, Sendable {
        var ascent: CGFloat
        var descent: CGFloat
        var leading: CGFloat
        var pixelLength: CGFloat

        /// The distance from a text down to the next: the lower one's leading in whole pixels of the upper one.
        static func distance(from upper: TextMetrics, to lower: TextMetrics) -> CGFloat {
            let pixel = upper.pixelLength
            return pixel > 0 ? (lower.leading / pixel).rounded(.up) * pixel : lower.leading
        }
    }

    /// The distances for kinds of neighbourhood.
    ///
    /// There are few kinds, and spacings are made for each text: the distances lie beside each other, without a number
    /// where nothing is said.
    struct CategoryDistances: Sendable, ExpressibleByDictionaryLiteral {
        private var distances: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (.nan, .nan, .nan, .nan, .nan)

        init() {}

        init(dictionaryLiteral elements: (Category, CGFloat)...) {
            for (category, distance) in elements { self[category] = distance }
        }

        subscript(category: Category) -> CGFloat? {
            get {
                let distance: CGFloat =
                    switch category {
                    case .edgeBelowText: distances.0
                    case .edgeAboveText: distances.1
                    case .edgeLeftText: distances.2
                    case .edgeRightText: distances.3
                    case .textBaseline: distances.4
                    }
                return distance.isNaN ? nil : distance
            }
            set {
                let distance = newValue ?? .nan
                switch category {
                case .edgeBelowText: distances.0 = distance
                case .edgeAboveText: distances.1 = distance
                case .edgeLeftText: distances.2 = distance
                case .edgeRightText: distances.3 = distance
                case .textBaseline: distances.4 = distance
                }
            }
        }

        /// Takes over other distances, keeping the larger ones.
        mutating func formUnion(_ other: CategoryDistances) {
            for category in Category.allCases {
                guard let distance = other[category] else { continue }
                self[category] = Swift.max(self[category] ?? distance, distance)
            }
        }

        /// Returns the largest sum of two distances of one kind; `nil` where no kind is named by both.
        func largestSum(with other: CategoryDistances) -> CGFloat? {
            var largest: CGFloat?
            for category in Category.allCases {
                guard let first = self[category], let second = other[category] else { continue }
                largest = Swift.max(largest ?? first + second, first + second)
            }
            return largest
        }
    }

    /// The preferred spacing at one edge.
    struct Preference: Sendable {
        /// The distance to any neighbour.
        var any: CGFloat?
        /// The distances for kinds of neighbourhood.
        var categories = CategoryDistances()
        /// The metrics of the text at the edge.
        var text: TextMetrics?

        /// Takes over what another view prefers at the same edge, keeping the larger distances.
        mutating func formUnion(_ other: Preference) {
            if let distance = other.any { any = Swift.max(any ?? distance, distance) }
            categories.formUnion(other.categories)
            if let metrics = other.text, metrics.leading >= text?.leading ?? metrics.leading { text = metrics }
        }
    }

    /// The sides of a view as the eye sees them; unlike ``Edge`` these don't follow the direction of reading.
    enum Side: Int, CaseIterable {
        case top
        case left
        case bottom
        case right
    }

    private var top = Preference()
    private var left = Preference()
    private var bottom = Preference()
    private var right = Preference()

    /// A spacing without any preference.
    public init() {}

    /// No space to any neighbour.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for side in Side.allCases { spacing[side].any = 0 }
        return spacing
    }()

    /// What shapes, colours, images and framed or padded views prefer: nothing but to be no text.
    static let ordinary: ViewSpacing = {
        var spacing = ViewSpacing()
        for side in Side.allCases { spacing[side] = ordinaryPreference(at: side) }
        return spacing
    }()

    static func ordinaryPreference(at side: Side) -> Preference {
        let category: Category =
            switch side {
            case .top: .edgeBelowText
            case .bottom: .edgeAboveText
            case .left: .edgeRightText
            case .right: .edgeLeftText
            }
        return Preference(categories: [category: 0])
    }

    subscript(side: Side) -> Preference {
        get {
            switch side {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch side {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }

    /// Takes over another spacing at some edges, keeping the larger distances.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        formUnion(other, sides: Side.sides(of: edges, direction: .leftToRight))
    }

    /// This spacing with another taken over at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The space from this view to the next one along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        distance(to: next, along: axis, direction: .leftToRight)
    }

    mutating func formUnion(_ other: ViewSpacing, sides: [Side]) {
        for side in sides { self[side].formUnion(other[side]) }
    }

    /// The space from this view to the next one along an axis: the only place where distances are decided.
    func distance(to next: ViewSpacing, along axis: Axis, direction: LayoutDirection) -> CGFloat {
        let (far, near): (Side, Side) =
            switch (axis, direction) {
            case (.vertical, _): (.bottom, .top)
            case (.horizontal, .leftToRight): (.right, .left)
            case (.horizontal, .rightToLeft): (.left, .right)
            }
        let edgeSpacing = self[far]
        let other = next[near]
        // 1. The largest distance of all kinds that both name.
        var largest = edgeSpacing.categories.largestSum(with: other.categories)
        if let upper = edgeSpacing.text, let lower = other.text {
            let distance = TextMetrics.distance(from: upper, to: lower)
            largest = Swift.max(largest ?? distance, distance)
        }
        if let largest { return largest }
        // 2. The larger of the distances to any neighbour.
        if let first = edgeSpacing.any ?? other.any { return Swift.max(first, other.any ?? first) }
        // 3. The default.
        return Self.defaultDistance
    }

    /// The distance of views that prefer nothing.
    static let defaultDistance: CGFloat = 8
}

extension ViewSpacing.Side {
    /// The sides that edges lie on.
    static func sides(of edges: Edge.Set, direction: LayoutDirection) -> [Self] {
        var sides: [Self] = []
        if edges.contains(.top) { sides.append(.top) }
        if edges.contains(.leading) { sides.append(direction == .leftToRight ? .left : .right) }
        if edges.contains(.bottom) { sides.append(.bottom) }
        if edges.contains(.trailing) { sides.append(direction == .leftToRight ? .right : .left) }
        return sides
    }
}
