/// The extent of content beyond one edge of its frame.
struct Overflow {
    /// The side of the frame.
    var side: Drawing.Annotation.Side
    /// The position of the edge: x on the left and right, y at the top and bottom.
    var edge: Double
    /// The position of the outer end of the content.
    var far: Double
    /// The range of the overflow along the edge.
    var along: ClosedRange<Double>
    /// The position of the arrow along the edge.
    var arrowPlace: Double
    /// The length of the overflow, without transforms.
    var length: Double

    /// The minimum length of an overflow.
    ///
    /// Smaller values are rounding errors.
    private static let least = 0.01

    /// Returns the overflows of content over a frame, at most one for each side.
    static func overflows(of content: CGRect, over frame: CGRect, scale: CGSize) -> [Overflow] {
        func range(_ first: Double, _ last: Double, _ low: Double, _ high: Double) -> ClosedRange<Double> {
            let (start, end) = (max(first, low), min(last, high))
            return start < end ? start...end : first...last
        }
        let down = range(content.minY, content.maxY, frame.minY, frame.maxY)
        let across = range(content.minX, content.maxX, frame.minX, frame.maxX)
        return [
            Overflow(.left, frame.minX, content.minX, down, frame.minX - content.minX, scale.width),
            Overflow(.top, frame.minY, content.minY, across, frame.minY - content.minY, scale.height),
            Overflow(.right, frame.maxX, content.maxX, down, content.maxX - frame.maxX, scale.width),
            Overflow(.bottom, frame.maxY, content.maxY, across, content.maxY - frame.maxY, scale.height),
        ]
        .compactMap(\.self)
    }

    private init?(
        _ side: Drawing.Annotation.Side,
        _ edge: Double,
        _ far: Double,
        _ along: ClosedRange<Double>,
        _ length: Double,
        _ scale: Double
    ) {
        guard length > Self.least else { return nil }
        self.side = side
        self.edge = edge
        self.far = far
        self.along = along
        arrowPlace = (along.lowerBound + along.upperBound) / 2
        self.length = length / scale
    }

    /// The rectangle of the overflow.
    var area: CGRect {
        let (low, high) = (min(edge, far), max(edge, far))
        let span = along.upperBound - along.lowerBound
        return side.isHorizontal
            ? CGRect(x: low, y: along.lowerBound, width: high - low, height: span)
            : CGRect(x: along.lowerBound, y: low, width: span, height: high - low)
    }
}

/// A search for overflows: of frames, of grids and cells, and of the figure.
///
/// The search uses layout sizes. A background or overlay counts with its frame, so a badge that is moved over a
/// corner isn't an overflow. Content that exceeds several frames has a mark at each. A grid that exceeds its own
/// frame has no mark where it also exceeds a frame around it.
struct OverflowSearch {
    private let drawing: Drawing
    private let grids: [VisibleGrid]
    private(set) var overflows: [Overflow] = []
    private var seen: Set<OverflowKey> = []

    /// The position of an overflow in thousandths of a point, so that frames with a common edge share one mark.
    private struct OverflowKey: Hashable {
        var side: Drawing.Annotation.Side
        var edge: Double
        var far: Double
        var start: Double
        var end: Double

        init(_ overflow: Overflow) {
            func rounded(_ place: Double) -> Double { (place * 1000).rounded() }
            side = overflow.side
            edge = rounded(overflow.edge)
            far = rounded(overflow.far)
            start = rounded(overflow.along.lowerBound)
            end = rounded(overflow.along.upperBound)
        }
    }

    /// Creates a search with the overflows of a drawing.
    init(_ drawing: Drawing, _ layoutTrace: [Drawing.TraceEntry], _ grids: [VisibleGrid]) {
        self.drawing = drawing
        self.grids = grids
        search(layoutTrace)
        for cell in grids.lazy.flatMap({ grid in grid.cells.map { (cell: $0, scale: grid.scale) } }) {
            guard let item = cell.cell.item else { continue }
            add(Overflow.overflows(of: item, over: cell.cell.area, scale: cell.scale))
        }
    }

    private mutating func add(_ found: [Overflow]) {
        for overflow in found where seen.insert(OverflowKey(overflow)).inserted { overflows.append(overflow) }
    }

    private mutating func search(_ layoutTrace: [Drawing.TraceEntry]) {
        let painted = Self.painted(by: layoutTrace)
        let whole = zip(layoutTrace, painted).lazy.filter { $0.0.parent == nil }.compactMap(\.1).union
        if let whole {
            add(Overflow.overflows(of: whole, over: CGRect(origin: .zero, size: drawing.size), scale: .unit))
        }
        let gridKinds = Set(drawing.grids.map { drawing.elements[$0.element].kind })
        // For each trace entry, the marked overflow of the frames around it on each side.
        var marked = [[Drawing.Annotation.Side: Double]](repeating: [:], count: layoutTrace.count)
        for (index, entry) in layoutTrace.enumerated() {
            if let parent = entry.parent { marked[index] = marked[parent] }
            let isGrid = gridKinds.contains(entry.kind)
            guard isGrid || entry.kind.behavior == .frame, entry.shown != nil, entry.transform.isUpright,
                let content = painted[index]
            else { continue }
            var found = Overflow.overflows(of: content, over: entry.frame, scale: entry.transform.scale)
            if isGrid {
                found.removeAll { overflow in
                    marked[index][overflow.side].map { ($0 - overflow.far).isNearZero } ?? false
                }
            }
            for overflow in found { marked[index][overflow.side] = overflow.far }
            add(found)
        }
    }

    /// Returns the visible rectangle of the content of each trace entry.
    ///
    /// Containers paint nothing themselves.
    private static func painted(by layoutTrace: [Drawing.TraceEntry]) -> [CGRect?] {
        var painted = [CGRect?](repeating: nil, count: layoutTrace.count)
        var isLeaf = [Bool](repeating: true, count: layoutTrace.count)
        for (index, entry) in layoutTrace.enumerated().reversed() {
            if isLeaf[index] { painted[index] = entry.shown }
            guard let parent = entry.parent else { continue }
            isLeaf[parent] = false
            guard let bounds = entry.layer == nil ? painted[index] : entry.shown else { continue }
            painted[parent] = painted[parent]?.union(bounds) ?? bounds
        }
        return painted
    }
}

extension Sequence<CGRect> {
    /// The union of all rectangles; `nil` for an empty list.
    var union: CGRect? { reduce(nil) { $0?.union($1) ?? $1 } }
}

extension CGSize {
    fileprivate static let unit = CGSize(width: 1, height: 1)
}

extension CGAffineTransform {
    /// The horizontal and the vertical scale of the transform.
    var scale: CGSize { CGSize(width: a.magnitude, height: d.magnitude) }
}
