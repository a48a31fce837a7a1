/// Something that runs over an edge of the frame that it was given.
struct Overflow {
    /// The side on which it does.
    var side: Drawing.Annotation.Side
    /// Where the edge lies: an x at the left and right, a y at the top and bottom.
    var edge: Double
    /// How far it reaches.
    var far: Double
    /// From where to where along the edge.
    var along: ClosedRange<Double>
    /// Where along the edge an arrow shows how far it goes.
    var arrowPlace: Double
    /// How far it goes over the edge, without the transforms around it.
    var length: Double

    /// What is less than this is rounding.
    private static let least = 0.01

    /// What runs over the edges of a frame, at most one for each side.
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

    /// What went over, as a rectangle.
    var area: CGRect {
        let (low, high) = (min(edge, far), max(edge, far))
        let span = along.upperBound - along.lowerBound
        return side.isHorizontal
            ? CGRect(x: low, y: along.lowerBound, width: high - low, height: span)
            : CGRect(x: along.lowerBound, y: low, width: span, height: high - low)
    }
}

/// Finds overflows: of frames, of grids and cells, and of the figure.
///
/// What counts is what was laid out, with the layers of views as large as those say and not as large as what is in them:
/// a badge that is moved over a corner is no mistake. What runs over several frames has a mark at each, but a grid that
/// runs over its own frame has none where the same runs over a frame around it.
struct OverflowSearch {
    private let drawing: Drawing
    private let grids: [VisibleGrid]
    private(set) var overflows: [Overflow] = []
    private var seen: Set<OverflowKey> = []

    /// A place of an overflow in thousandths of a point: two frames that end at the same edge have one mark.
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

    /// Looks at a whole drawing.
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
        // How far what runs over the frames around a step reaches on each side.
        var marked = [[Drawing.Annotation.Side: Double]](repeating: [:], count: layoutTrace.count)
        for (index, entry) in layoutTrace.enumerated() {
            if let parent = entry.parent { marked[index] = marked[parent] }
            let isGrid = gridKinds.contains(entry.kind)
            guard isGrid || entry.kind == .modifier("frame"), entry.shown != nil, entry.transform.isUpright,
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

    /// The rectangle around what is laid out in each step and may be seen; views that hold others paint nothing themselves.
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
    /// The rectangle around all; `nil` for none.
    var union: CGRect? { reduce(nil) { $0?.union($1) ?? $1 } }
}

extension CGSize {
    fileprivate static let unit = CGSize(width: 1, height: 1)
}

extension CGAffineTransform {
    /// How much longer it makes what is along x and along y.
    var scale: CGSize { CGSize(width: a.magnitude, height: d.magnitude) }
}
