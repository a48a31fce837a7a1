/// The preferred spacing of a view to its neighbors, used by containers with `spacing: nil`.
///
/// For each edge a view can have distances to kinds of neighbors, such as text above, and one to any neighbor. Two
/// views without a common kind and without a distance to any neighbor are 8 points apart.
public struct ViewSpacing: Sendable {
    /// The kinds of neighbors that a view can have a distance to.
    enum Category: Int, CaseIterable {
        /// The top edge of a view below a text.
        case edgeBelowText
        case edgeAboveText
        case edgeLeftText
        case edgeRightText
        /// The baseline of the text next to the edge.
        case textBaseline
    }

    /// The metrics of a text, for the distance between texts above each other.
    struct TextMetrics: Equatable, Sendable {
        var ascent: CGFloat
        var descent: CGFloat
        var leading: CGFloat
        var pixelLength: CGFloat

        /// Returns the distance between two texts: the lower one's leading, rounded up to pixels of the upper one.
        static func distance(from upper: TextMetrics, to lower: TextMetrics) -> CGFloat {
            let pixel = upper.pixelLength
            return pixel > 0 ? (lower.leading / pixel).rounded(.up) * pixel : lower.leading
        }
    }

    /// The distances to kinds of neighbors.
    ///
    /// They are stored inline, with NaN for none, because spacings are created for each text.
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

        /// Merges other distances, keeping the larger distances.
        mutating func formUnion(_ other: CategoryDistances) {
            for category in Category.allCases {
                guard let distance = other[category] else { continue }
                self[category] = Swift.max(self[category] ?? distance, distance)
            }
        }

        /// Returns the largest sum of two distances to the same kind; `nil` without a common kind.
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
        /// The distance to any neighbor; `nil` for none.
        var any: CGFloat?
        /// The distances to kinds of neighbors.
        var categories = CategoryDistances()
        /// The metrics of the text at the edge; `nil` without a text.
        var text: TextMetrics?

        /// Merges the preference of another view at the same edge, keeping the larger distances.
        mutating func formUnion(_ other: Preference) {
            if let distance = other.any { any = Swift.max(any ?? distance, distance) }
            categories.formUnion(other.categories)
            if let metrics = other.text, metrics.leading >= text?.leading ?? metrics.leading { text = metrics }
        }
    }

    /// The sides of a view, which don't depend on the layout direction, unlike ``Edge``.
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

    /// Creates a spacing without preferences.
    public init() {}

    /// The spacing of 0 points to any neighbor.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for side in Side.allCases { spacing[side].any = 0 }
        return spacing
    }()

    /// The spacing of shapes, colors, images and framed or padded views: they add 0 points to a text's distance.
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

    /// Merges another spacing at some edges, keeping the larger distances.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        formUnion(other, sides: Side.sides(of: edges, direction: .leftToRight))
    }

    /// Returns this spacing, merged with another spacing at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance from this view to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        distance(to: next, along: axis, direction: .leftToRight)
    }

    mutating func formUnion(_ other: ViewSpacing, sides: [Side]) {
        for side in sides { self[side].formUnion(other[side]) }
    }

    /// Returns the distance from this view to the next view along an axis; all containers use it.
    func distance(to next: ViewSpacing, along axis: Axis, direction: LayoutDirection) -> CGFloat {
        let (far, near): (Side, Side) =
            switch (axis, direction) {
            case (.vertical, _): (.bottom, .top)
            case (.horizontal, .leftToRight): (.right, .left)
            case (.horizontal, .rightToLeft): (.left, .right)
            }
        let edgeSpacing = self[far]
        let other = next[near]
        // 1. The largest sum of distances to a kind that both have.
        var largest = edgeSpacing.categories.largestSum(with: other.categories)
        if let upper = edgeSpacing.text, let lower = other.text {
            let distance = TextMetrics.distance(from: upper, to: lower)
            largest = Swift.max(largest ?? distance, distance)
        }
        if let largest { return largest }
        // 2. The larger distance to any neighbor.
        if let first = edgeSpacing.any ?? other.any { return Swift.max(first, other.any ?? first) }
        // 3. The default.
        return Self.defaultDistance
    }

    /// The distance between views without preferences, in points.
    static let defaultDistance: CGFloat = 8
}

extension ViewSpacing.Side {
    /// Returns the sides of edges in a layout direction.
    static func sides(of edges: Edge.Set, direction: LayoutDirection) -> [Self] {
        var sides: [Self] = []
        if edges.contains(.top) { sides.append(.top) }
        if edges.contains(.leading) { sides.append(direction == .leftToRight ? .left : .right) }
        if edges.contains(.bottom) { sides.append(.bottom) }
        if edges.contains(.trailing) { sides.append(direction == .leftToRight ? .right : .left) }
        return sides
    }
}
