import LayoutSolvers

extension TrainerState {
    /// Returns the picture of a stack.
    func stackPicture(explaining explained: Int?) -> TrainerPicture {
        switch self[.direction].choice(Direction.horizontal) {
        case .horizontal: stackPicture(along: .horizontal, explaining: explained)
        case .vertical: stackPicture(along: .vertical, explaining: explained)
        case .depth: overlayPicture(explaining: explained)
        }
    }

    private func stackPicture(along axis: Axis, explaining explained: Int?) -> TrainerPicture {
        let items = items(inStack: axis)
        let figure = figureSize
        var picture = TrainerPicture(count: items.count, explaining: explained)
        // 1. Gaps are the spacing if it is set, or the default distances of neighbors.
        let spacing = self[.spacing].known
        var gaps: [Double] = []
        for index in items.indices {
            gaps.append(index == 0 ? 0 : spacing ?? Item.distance(items[index - 1], items[index]))
        }
        let priorities = items.indices.map { items[$0].priority(self[.priority, item: $0]) }
        let solver = StackSolver(gaps: gaps, priorities: priorities)
        // 2. Items share the length; less flexible items are measured first.
        var offers = [Offer](repeating: .zero, count: items.count)
        var sizes = [Size](repeating: Size(width: 0, height: 0), count: items.count)
        let lengths = solver.lengths(offer: figure[axis]) { item, offer in
            items[item].length(axis, Offer(axis, offer, across: figure[axis.other]))
        } measure: { item, offer in
            offers[item] = Offer(axis, offer, across: figure[axis.other])
            sizes[item] = items[item].size(offers[item])
            return sizes[item][axis]
        }
        // 3. Across the axis, their alignment guides meet.
        let place = alignment(axis.other)
        var extent = GuideExtent()
        for size in sizes { extent.add(length: size[axis.other], guide: place.guide(of: size[axis.other])) }
        picture.container.size = Size(
            axis,
            solver.length(offer: figure[axis], lengths: lengths),
            across: extent.length
        )
        // 4. The items are placed one after the other.
        var start = 0.0
        for index in items.indices {
            start += gaps[index]
            let breadth = sizes[index][axis.other]
            let across = extent.before - place.guide(of: breadth)
            let frame = Rect(axis, from: start, sizes[index][axis], across: across, breadth)
            picture.place(index, frame, offer: offers[index])
            start += lengths[index]
        }
        picture.account?.explainStack(
            solver,
            along: axis,
            offer: figure[axis],
            across: figure[axis.other],
            lengths: lengths,
            breadths: sizes.map { $0[axis.other] },
            alignment: place
        ) { item, offer in
            items[item].length(axis, Offer(axis, offer, across: figure[axis.other]))
        }
        return picture
    }

    /// Returns the picture of items in a depth stack.
    private func overlayPicture(explaining explained: Int?) -> TrainerPicture {
        let items = items(inStack: nil)
        var picture = TrainerPicture(count: items.count, explaining: explained)
        // 1. The items with the highest priority determine the size of the stack.
        let priorities = items.indices.map { items[$0].priority(self[.priority, item: $0]) }
        let highest = priorities.reduce(-Double.infinity) { Swift.max($0, $1) }
        let decisive = items.indices.filter { priorities[$0] == highest }.map { items[$0] }
        let extent = overlayExtent(of: decisive, Offer(figureSize))
        picture.container.size = Size(width: extent.columns.length, height: extent.rows.length)
        // 2. All items get that size as their proposal, and their guides meet.
        let offer = Offer(picture.container.size)
        let (columns, rows) = overlayExtent(of: decisive, offer)
        for (index, item) in items.enumerated() {
            let size = item.size(offer)
            let x = columns.before - alignment(.horizontal).guide(of: size.width)
            let y = rows.before - alignment(.vertical).guide(of: size.height)
            picture.place(index, Rect(x: x, y: y, width: size.width, height: size.height), offer: offer)
        }
        picture.account?.explainOverlay(picture.frames, in: picture.container.size, (columns, rows))
        return picture
    }

    private func overlayExtent(of items: [Item], _ offer: Offer) -> (columns: GuideExtent, rows: GuideExtent) {
        var (columns, rows) = (GuideExtent(), GuideExtent())
        for item in items {
            let size = item.size(offer)
            columns.add(length: size.width, guide: alignment(.horizontal).guide(of: size.width))
            rows.add(length: size.height, guide: alignment(.vertical).guide(of: size.height))
        }
        return (columns, rows)
    }
}
