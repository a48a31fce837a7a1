import LayoutSolvers

/// The layout of masonries in columns and in rows: items in lanes along an axis, each in the shortest lane.
struct Masonry: Hashable {
    /// The most lanes that a masonry has in a picture.
    static let mostLanes = 1_000

    /// The axis along which items follow each other.
    let axis: Axis
    /// How lanes are aligned among each other, and items in their lane.
    let alignment: FUAlignment
    /// The requested number of lanes, which may be invalid.
    let requestedLaneCount: Int
    /// How much room all lanes have across; `nil` for what the container is offered.
    var limit: CGFloat?
    let spacing: FUSpacing
    /// How far it is from one lane to the next.
    let pitch: LaneCrossAxisLayout.Pitch
    let extent: FUExtent
    /// Whether the limit is what the container was offered.
    var isLimitOffered = false

    /// How many lanes there are.
    var laneCount: Int { min(max(requestedLaneCount, 1), Self.mostLanes) }

    /// How broad each lane is: an equal part of the room, without the gaps between.
    var laneBreadth: CGFloat {
        guard let limit, !limit.isNaN else { return .infinity }
        return max((max(limit, 0) - spacing[axis.other] * CGFloat(laneCount - 1)) / CGFloat(laneCount), 0)
    }

    /// How broad an item of so many lanes is.
    func breadth(ofSpan span: Int) -> CGFloat {
        let span = min(max(span, 1), laneCount)
        return laneBreadth * CGFloat(span) + spacing[axis.other] * CGFloat(span - 1)
    }

    struct Lanes {
        var items: MasonryArrangement
        var breadths: LaneCrossAxisLayout
    }

    func lanes(of items: FUItems) -> Lanes {
        let solver = MasonrySolver(laneCount: laneCount, gap: Double(spacing[axis]), alignment: alignment[axis])
        let masonry = solver.arrangement(lengths: items.sizes.map { Double($0[axis]) }, spans: items.spans)
        return Lanes(
            items: masonry,
            breadths: LaneCrossAxisLayout(
                laneCount: laneCount,
                of: masonry,
                items: items.sizes.map { Double($0[axis.other]) },
                breadth: Double(laneBreadth),
                gap: Double(spacing[axis.other]),
                // Lanes without an end can't lie beside each other.
                pitch: laneBreadth.isFinite ? pitch : .content,
                alignment: alignment[axis.other],
                extent: extent.solverExtent
            )
        )
    }

    func offsets(of items: FUItems) -> [CGPoint?] {
        let lanes = lanes(of: items)
        return items.sizes.indices.map {
            CGPoint(axis, CGFloat(lanes.items.starts[$0]), across: CGFloat(lanes.breadths.across[$0]))
        }
    }

    /// The room of all lanes.
    var filledSize: CGSize {
        guard extent == .filling, laneBreadth.isFinite else { return .zero }
        return CGSize(axis, 0, across: breadth(ofSpan: laneCount))
    }

    /// The lanes as tracks, and each item in its lanes.
    func grid(of items: FUItems) -> Drawing.Grid {
        let lanes = lanes(of: items)
        // A lane has its room, however much of it its items need.
        let breadths = lanes.breadths.breadths.map { laneBreadth.isFinite ? max($0, Double(laneBreadth)) : $0 }
        let isContent = pitch == .content || !laneBreadth.isFinite
        let tracks = zip(lanes.breadths.starts, isContent ? lanes.breadths.breadths : breadths).map { start, length in
            Drawing.Grid.Track(size: isContent ? "fit" : "1/\(laneCount)", start: start, length: length)
        }
        let whole = [Drawing.Grid.Track(size: "fit", start: 0, length: lanes.items.length)]
        let cells = items.sizes.indices.map { index in
            let itemLanes = lanes.items.lanes(of: index)
            let (first, last) = (tracks[itemLanes.lowerBound], tracks[itemLanes.upperBound - 1])
            return Drawing.Grid.Cell(
                element: index,
                identity: "",
                columns: axis == .vertical ? itemLanes : 0..<1,
                rows: axis == .vertical ? 0..<1 : itemLanes,
                frame: CGRect(
                    origin: CGPoint(axis, CGFloat(lanes.items.starts[index]), across: CGFloat(first.start)),
                    size: CGSize(
                        axis,
                        items.sizes[index][axis],
                        across: CGFloat(last.start + last.length - first.start)
                    )
                )
            )
        }
        return Drawing.Grid(
            element: 0,
            kind: .masonry,
            settings: settings,
            columns: axis == .vertical ? tracks : whole,
            rows: axis == .vertical ? whole : tracks,
            cells: cells
        )
    }

    /// The settings of the masonry as data.
    private var settings: [Drawing.Setting] {
        var list = SettingList()
        list.add("divides", axis == .vertical ? "columns" : "rows")
        list.add(alignment, spacing, extent)
        list.add(axis == .vertical ? "maxWidth" : "maxHeight", isLimitOffered ? nil : limit, unless: .infinity)
        return list.settings
    }

    /// The finding about an invalid number of the masonry.
    var finding: NodeFinding? {
        if requestedLaneCount != laneCount {
            return NodeFinding(
                code: .laneCount,
                message:
                    "\(requestedLaneCount) isn't a valid number of \(axis == .vertical ? "columns" : "rows") "
                    + "for a masonry. \(laneCount) is used.",
                fix: "Use a number from 1 to \(Self.mostLanes)."
            )
        }
        return spacing.finding(in: "A masonry") ?? NodeFinding.ofLimit(limit, in: "A masonry")
    }
}

/// A layout that is a masonry.
protocol MasonryFULayout: BuiltInFULayout {
    var masonry: Masonry { get }
    init(_ masonry: Masonry)
}

extension MasonryFULayout {
    /// The axes along which items have their ideal size: along the lanes.
    public var fixedSize: Axis.Set { Axis.Set(masonry.axis) }

    func completed(maxSize: CGSize) -> Self {
        guard masonry.limit == nil else { return self }
        var masonry = masonry
        masonry.limit = maxSize[masonry.axis.other]
        masonry.isLimitOffered = true
        return Self(masonry)
    }

    func offer(span: Int) -> ProposedViewSize {
        ProposedViewSize(masonry.axis, nil, across: Optional(masonry.breadth(ofSpan: span)).finite)
    }

    func offsets(of items: FUItems) -> [CGPoint?] { masonry.offsets(of: items) }

    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize)
        -> LayoutAccount?
    { masonry.account(nodes, of: items, offset: offset, proposal: proposal) }

    var filledSize: CGSize { masonry.filledSize }

    func grid(of items: FUItems) -> Drawing.Grid? { masonry.grid(of: items) }

    var isGrid: Bool { true }

    var finding: NodeFinding? { masonry.finding }
}

// MARK: - Items of several lanes

/// The key of the number of masonry lanes that a view spans.
struct MasonrySpanKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

nonisolated extension View {
    /// Sets how many lanes of a masonry the view takes: at least one, and never more than there are.
    ///
    /// It goes where the longest of so many adjacent lanes is the shortest, and is offered the room of all of them.
    public func masonrySpan(_ lanes: Int) -> ModifiedView<Self> {
        layoutValue(key: MasonrySpanKey.self, value: max(lanes, 1))
    }
}
