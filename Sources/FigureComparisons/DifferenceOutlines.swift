import GridPress
import GridPressComparisons

/// The outlines in one of two drawings around the views that explain the differences, outermost first.
struct DifferenceOutlines {
    /// An outline around a view.
    struct Outline: Equatable {
        let kind: CausePlace.Kind
        let frame: CGRect
    }

    private(set) var outlines: [Outline] = []

    /// The distance of an outline from its view, in points.
    private static let distance: CGFloat = 1.5
    /// The distance between nested outlines in points, and the largest number of such distances.
    private static let step: CGFloat = 3
    private static let mostSteps = 3

    init(_ places: [CausePlace], side: KeyPath<CausePlace, CGRect?>) {
        // Each view has one outline, of the most important kind.
        var known: Set<CGRect> = []
        let frames = CausePlace.Kind.allCases.flatMap { kind in places.filter { $0.kind == kind } }
            .compactMap { place -> Outline? in
                guard let frame = place[keyPath: side], known.insert(frame.rounded).inserted else { return nil }
                return Outline(kind: place.kind, frame: frame)
            }
        let depths = Self.depths(of: frames.map(\.frame))
        outlines = zip(frames, depths)
            .sorted { $0.1 > $1.1 }
            .map { outline, depth in
                let outset = Self.distance + Self.step * CGFloat(min(depth, Self.mostSteps))
                return Outline(kind: outline.kind, frame: outline.frame.insetBy(dx: -outset, dy: -outset))
            }
    }

    /// Returns the number of nesting levels inside each frame.
    private static func depths(of frames: [CGRect]) -> [Int] {
        var depths = Array(repeating: 0, count: frames.count)
        // Smaller frames come first, so that the depths of inner frames are known.
        let order = frames.indices.sorted { frames[$0].area < frames[$1].area }
        for (place, index) in order.enumerated() {
            let outer = frames[index].insetBy(dx: -0.5, dy: -0.5)
            let inside = order[..<place].filter { outer.contains(frames[$0]) }
            depths[index] = (inside.map { depths[$0] + 1 }.max()) ?? 0
        }
        return depths
    }
}

extension CausePlace.Kind {
    /// The meaning of an outline in a few words.
    var words: String {
        switch self {
        case .text: "text changed"
        case .alone: "only in one figure"
        case .moved: "moved or resized"
        case .repainted: "painted differently"
        case .unseen: "changed otherwise"
        }
    }

    /// The dashes of the line; empty for a solid one.
    var dash: [CGFloat] {
        switch self {
        // Invisible differences are outlined only if there are no others, so both kinds can have solid lines.
        case .moved, .unseen: []
        case .text: [8, 2.5, 1.5, 2.5]
        case .alone: [5, 3]
        case .repainted: [1.5, 2.5]
        }
    }
}

extension CGRect {
    /// The rectangle in whole points, which identifies outlines at the same position.
    fileprivate var rounded: CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    }

    fileprivate var area: CGFloat { width * height }
}
