import LibrarySolvers

/// The layout of masonries in columns and in rows: items in lanes along an axis, each in the shortest lane.
package struct Masonry: Hashable {
    /// The largest number of lanes.
    package static let mostLanes = 1_000

    /// The axis along which items follow each other.
    let axis: Axis
    /// The alignment of lanes in the layout, and of items in their lane.
    let alignment: FUAlignment
    /// The requested number of lanes, which may be invalid.
    let requestedLaneCount: Int
    /// The length of all lanes together across their axis; `nil` for the length proposed to the container.
    var limit: CGFloat?
    let spacing: FUSpacing
    /// The rule for the distance between the starts of adjacent lanes.
    let pitch: LaneCrossAxisLayout.Pitch
    let extent: FUExtent
    /// Whether the limit is the length proposed to the container.
    var isLimitOffered = false

    init(
        _ axis: Axis, _ laneCount: Int, _ limit: CGFloat?, _ spacing: FUSpacing, _ alignment: FUAlignment,
        _ pitch: LaneCrossAxisLayout.Pitch, _ extent: FUExtent
    ) {
        self.axis = axis
        self.alignment = alignment
        requestedLaneCount = laneCount
        self.limit = limit
        self.spacing = spacing
        self.pitch = pitch
        self.extent = extent
    }

    /// The number of lanes that is used, from 1 to the largest number.
    var laneCount: Int { min(max(requestedLaneCount, 1), Self.mostLanes) }

    /// The breadth of each lane: an equal part of the limit without the gaps; infinite without a limit.
    var laneBreadth: CGFloat {
        guard let limit, !limit.isNaN else { return .infinity }
        return max((max(limit, 0) - spacing[axis.other] * CGFloat(laneCount - 1)) / CGFloat(laneCount), 0)
    }

    /// Returns the breadth of an item that spans a number of lanes, including the gaps between these lanes.
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
                // Lanes of infinite breadth can't lie beside each other.
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

    /// The size of all lanes, if the extent is filling; otherwise zero.
    var filledSize: CGSize {
        guard extent == .filling, laneBreadth.isFinite else { return .zero }
        return CGSize(axis, 0, across: breadth(ofSpan: laneCount))
    }

    /// Returns the layout record: the lanes as tracks, and each item in its lanes.
    func grid(of items: FUItems) -> Drawing.Grid {
        let lanes = lanes(of: items)
        // A lane keeps its breadth, even if its items are smaller.
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
                element: index, identity: "", columns: axis == .vertical ? itemLanes : 0..<1,
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
            element: 0, kind: .masonry, settings: settings, columns: axis == .vertical ? tracks : whole,
            rows: axis == .vertical ? whole : tracks, cells: cells
        )
    }

    /// The settings of the masonry for the layout record.
    private var settings: [Drawing.Setting] {
        var list = SettingList()
        list.add(.divides, axis == .vertical ? "columns" : "rows")
        list.add(alignment, spacing, extent)
        list.add(axis == .vertical ? .maxWidth : .maxHeight, isLimitOffered ? nil : limit, unless: .infinity)
        return list.settings
    }

    /// The finding about an invalid number of the masonry; `nil` if all are valid.
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

/// A layout that wraps a masonry.
protocol MasonryFULayout: BuiltInFULayout {
    var masonry: Masonry { get }
    init(_ masonry: Masonry)
}

extension MasonryFULayout {
    /// The axis along which items have their ideal length: the axis of the lanes.
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
    /// Sets the number of masonry lanes that the view spans: at least 1, at most the number of lanes.
    ///
    /// Among the groups of this many adjacent lanes, the view is added to the group whose longest lane is the shortest.
    /// Its proposal is the breadth of the group.
    public func masonrySpan(_ lanes: Int) -> ModifiedView<Self> {
        layoutValue(key: MasonrySpanKey.self, value: max(lanes, 1))
    }
}
