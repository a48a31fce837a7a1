import LayoutSolvers
import LibrarySolvers

extension Place {
    var lineAlignment: LineAlignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        case .justified: .justified
        }
    }
}

extension TrainerState {
    /// The axis along which a flow or a masonry lays out.
    private var axis: Axis { self[.direction].choice(Direction.horizontal) == .horizontal ? .horizontal : .vertical }

    private var extent: LayoutExtent { self[.extent].isSet ? .filling : .hugging }

    /// Returns the gap along an axis.
    private func gap(_ axis: Axis) -> Double {
        (axis == .horizontal ? self[.horizontalSpacing] : self[.verticalSpacing]).known ?? 10
    }

    /// Returns the size of an item, with 0 for an infinite length.
    private func finite(_ size: Size) -> Size {
        func finite(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
        return Size(width: finite(size.width), height: finite(size.height))
    }

    // MARK: Flows

    /// Returns the picture of a flow.
    func flowPicture(explaining explained: Int?) -> TrainerPicture {
        let items = items(inStack: nil)
        let limit = figureSize[axis]
        var picture = TrainerPicture(count: items.count, explaining: explained)
        // 1. Each item gets a line as its proposal, with its ideal length across.
        let offer = Offer(axis, limit, across: nil)
        let sizes = items.map { finite($0.size(offer)) }
        // 2. Lines are filled one after the other.
        let solver = FlowSolver(
            limit: limit,
            gap: gap(axis),
            lineGap: gap(axis.other),
            lines: alignment(axis).lineAlignment,
            items: alignment(axis.other).lineAlignment,
            extent: extent
        )
        let flow = solver.arrangement(
            lengths: sizes.map { $0[axis] },
            breadths: sizes.map { $0[axis.other] }
        )
        for index in items.indices {
            let frame = Rect(
                axis,
                from: flow.along[index],
                sizes[index][axis],
                across: flow.across[index],
                sizes[index][axis.other]
            )
            picture.place(index, frame, offer: offer)
        }
        let lines = flow.lines.map { TrainerPicture.Track(start: $0.start, length: $0.breadth) }
        if axis == .horizontal { picture.rows = lines } else { picture.columns = lines }
        picture.hug(filling: extent == .filling ? Size(axis, limit, across: 0) : nil)
        if let explained {
            let (frame, container) = (picture.frames[explained], picture.container.size)
            picture.account?.explainFlow(
                flow,
                along: axis,
                limit: limit,
                gap: gap(axis),
                frame: frame,
                container: container
            )
        }
        return picture
    }

    // MARK: Masonry

    /// Returns the picture of a masonry.
    func masonryPicture(explaining explained: Int?) -> TrainerPicture {
        // A vertical masonry has columns, in which items are below each other.
        let (axis, items) = (self.axis, items(inStack: nil))
        let count = self[.lanes].count(1...24)
        let gap = gap(axis.other)
        var picture = TrainerPicture(count: items.count, explaining: explained)
        // 1. Lanes share the room, and each item gets the width of its lanes as its proposal.
        let breadth = Swift.max(
            (Swift.max(figureSize[axis.other], 0) - gap * Double(count - 1)) / Double(count),
            0
        )
        func room(_ span: Int) -> Double { breadth * Double(span) + gap * Double(span - 1) }
        let spans = items.indices.map { Swift.min(self[.columnSpan, item: $0].count(1...24), count) }
        let offers = spans.map { Offer(axis, nil, across: room($0)) }
        let sizes = items.indices.map { finite(items[$0].size(offers[$0])) }
        // 2. Each item goes into the shortest lane so far.
        let masonry = MasonrySolver(laneCount: count, gap: self.gap(axis), alignment: alignment(axis).lineAlignment)
            .arrangement(
                lengths: sizes.map { $0[axis] },
                spans: spans.contains { $0 > 1 } ? spans : []
            )
        // 3. Columns have equal gaps. Rows are as high as their content.
        let lanes = LaneCrossAxisLayout(
            laneCount: count,
            of: masonry,
            items: sizes.map { $0[axis.other] },
            breadth: breadth,
            gap: gap,
            pitch: axis == .vertical ? .fixed : .content,
            alignment: alignment(axis.other).lineAlignment,
            extent: extent
        )
        for index in items.indices {
            let frame = Rect(
                axis,
                from: masonry.starts[index],
                sizes[index][axis],
                across: lanes.across[index],
                sizes[index][axis.other]
            )
            picture.place(index, frame, offer: offers[index])
        }
        let tracks = lanes.starts.indices.map {
            TrainerPicture.Track(start: lanes.starts[$0], length: lanes.breadths[$0])
        }
        if axis == .vertical { picture.columns = tracks } else { picture.rows = tracks }
        picture.hug(filling: extent == .filling ? Size(axis, 0, across: room(count)) : nil)
        if let explained {
            let (frame, container) = (picture.frames[explained], picture.container.size)
            picture.account?.explainMasonry(
                lanes: masonry.lanes(of: explained),
                of: count,
                along: axis,
                offer: figureSize[axis.other],
                gap: gap,
                frame: frame,
                container: container
            )
        }
        return picture
    }
}

extension TrainerPicture {
    /// Sets the size of the container to the size of its items, extended to a size that it fills.
    fileprivate mutating func hug(filling size: Size?) {
        var bounds = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        if let size, size.width != 0 || size.height != 0 {
            bounds = bounds.union(Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
        container.size = bounds.size
        for index in frames.indices { frames[index].move(x: -bounds.x, y: -bounds.y) }
        for index in columns.indices { columns[index].start -= bounds.x }
        for index in rows.indices { rows[index].start -= bounds.y }
    }
}
