import LibrarySolvers

/// The layout of flows in rows and in columns: items in lines along an axis.
struct Flow: Hashable {
    /// The axis along which items follow each other.
    let axis: Axis
    let alignment: FUAlignment
    /// The maximum length of lines; `nil` for the length proposed to the container.
    var limit: CGFloat?
    /// The maximum length of items along the lines; it never exceeds the length of lines.
    let itemLimit: CGFloat?
    /// The maximum length of items across the lines; `nil` for no maximum.
    let itemLimitAcross: CGFloat?
    let spacing: FUSpacing
    let extent: FUExtent
    /// Whether the limit is the length proposed to the container.
    var isLimitOffered = false

    init(
        _ axis: Axis, _ alignment: FUAlignment, _ limit: CGFloat?, items itemLimit: CGFloat? = nil,
        across itemLimitAcross: CGFloat? = nil, _ spacing: FUSpacing, _ extent: FUExtent = .hugging
    ) {
        self.axis = axis
        self.alignment = alignment
        self.limit = limit
        self.itemLimit = itemLimit
        self.itemLimitAcross = itemLimitAcross
        self.spacing = spacing
        self.extent = extent
    }

    /// The maximum length of lines; infinite without a limit.
    var lineLimit: CGFloat {
        guard let limit, !limit.isNaN else { return .infinity }
        return max(limit, 0)
    }

    /// The solver that arranges items in these lines.
    private var solver: FlowSolver {
        FlowSolver(
            limit: Double(lineLimit), gap: Double(spacing[axis]), lineGap: Double(spacing[axis.other]),
            lines: alignment[axis], items: alignment[axis.other], extent: extent.solverExtent
        )
    }

    func arrangement(of sizes: [CGSize]) -> FlowArrangement {
        solver.arrangement(lengths: sizes.map { Double($0[axis]) }, breadths: sizes.map { Double($0[axis.other]) })
    }

    func offsets(of items: FUItems) -> [CGPoint?] {
        let flow = arrangement(of: items.sizes)
        return items.sizes.indices.map { CGPoint(axis, CGFloat(flow.along[$0]), across: CGFloat(flow.across[$0])) }
    }

    /// Returns the layout record: the lines as tracks, and each item in its line.
    func grid(of items: FUItems) -> Drawing.Grid {
        let flow = arrangement(of: items.sizes)
        let lines = flow.lines.map { Drawing.Grid.Track(size: "fit", start: $0.start, length: $0.breadth) }
        let whole = [Drawing.Grid.Track(size: "fit", start: 0, length: flow.length)]
        var cells: [Drawing.Grid.Cell] = []
        cells.reserveCapacity(items.sizes.count)
        for (number, line) in flow.lines.enumerated() {
            for index in line.items {
                let (across, along) = (number..<number + 1, 0..<1)
                cells.append(
                    Drawing.Grid.Cell(
                        element: index,
                        identity: "",
                        columns: axis == .horizontal ? along : across,
                        rows: axis == .horizontal ? across : along,
                        frame: CGRect(
                            origin: CGPoint(axis, CGFloat(flow.along[index]), across: CGFloat(line.start)),
                            size: CGSize(axis, items.sizes[index][axis], across: CGFloat(line.breadth))
                        )
                    )
                )
            }
        }
        return Drawing.Grid(
            element: 0, kind: .flow, settings: settings, columns: axis == .horizontal ? whole : lines,
            rows: axis == .horizontal ? lines : whole, cells: cells
        )
    }

    /// The settings of the flow for the layout record.
    private var settings: [Drawing.Setting] {
        var list = SettingList()
        list.add(.fills, axis == .horizontal ? "rows" : "columns")
        list.add(alignment, spacing, extent)
        let isHorizontal = axis == .horizontal
        list.add(isHorizontal ? .maxWidth : .maxHeight, isLimitOffered ? nil : limit, unless: .infinity)
        list.add(isHorizontal ? .maxItemWidth : .maxItemHeight, itemLimit, unless: .infinity)
        list.add(isHorizontal ? .maxItemHeight : .maxItemWidth, itemLimitAcross, unless: .infinity)
        return list.settings
    }

    /// The finding about an invalid number of the flow; `nil` if all are valid.
    var finding: NodeFinding? {
        spacing.finding(in: "A flow") ?? NodeFinding.ofLimit(limit, in: "A flow")
            ?? NodeFinding.ofLimit(itemLimit, in: "A flow", isOfItems: true)
            ?? NodeFinding.ofLimit(itemLimitAcross, in: "A flow", isOfItems: true)
    }
}

extension SettingList {
    /// Adds the alignment, the gaps and the extent of lines or lanes.
    mutating func add(_ alignment: FUAlignment, _ spacing: FUSpacing, _ extent: FUExtent) {
        add(.alignment, alignment.rawValue)
        add(.spacing, "\(spacing[.horizontal].spelled), \(spacing[.vertical].spelled)")
        add(.extent, extent, unless: .hugging) { $0.rawValue }
    }
}

/// A layout that wraps a flow.
protocol FlowFULayout: BuiltInFULayout {
    var flow: Flow { get }
    init(_ flow: Flow)
}

extension FlowFULayout {
    /// The axes along which items have their ideal length: across the lines, unless there is a maximum.
    public var fixedSize: Axis.Set { flow.itemLimitAcross == nil ? Axis.Set(flow.axis.other) : [] }

    /// Returns the maximum length of items along an axis; `nil` for their ideal length.
    func itemLimit(along axis: Axis) -> CGFloat? {
        if axis == flow.axis.other { return flow.itemLimitAcross }
        return min(flow.lineLimit, flow.itemLimit.flatMap { $0.isNaN ? nil : $0 } ?? .infinity)
    }

    func completed(maxSize: CGSize) -> Self {
        guard flow.limit == nil else { return self }
        var flow = flow
        flow.limit = maxSize[flow.axis]
        flow.isLimitOffered = true
        return Self(flow)
    }

    func offsets(of items: FUItems) -> [CGPoint?] { flow.offsets(of: items) }

    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize)
        -> LayoutAccount?
    { flow.account(nodes, of: items, offset: offset, proposal: proposal) }

    var filledSize: CGSize {
        guard flow.extent == .filling, flow.lineLimit.isFinite else { return .zero }
        return CGSize(flow.axis, flow.lineLimit, across: 0)
    }

    func grid(of items: FUItems) -> Drawing.Grid? { flow.grid(of: items) }

    var isGrid: Bool { true }

    var finding: NodeFinding? { flow.finding }
}
