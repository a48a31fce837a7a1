import GridPress
import LayoutSolvers

extension HorizontalAlignment {
    private enum CustomCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    /// A middle that containers tell the containers around them, unlike `center`.
    fileprivate static let customCenter = HorizontalAlignment(CustomCenter.self)
}

extension Comparison {
    /// Everything that is measured, and how much of it is accepted.
    static func all() throws -> [Comparison] {
        try [
            Comparison(nested(24), to: nested(12), atMost: 2.5),
            chain("scaled to fit, with room", of: Color.blue, atMost: 2.5) { view, _ in
                AnyView(
                    VStack {
                        view.scaledToFit(); Text("x")
                    }
                )
            },
            chain("frames aligned by a guide", atMost: 4) { view, _ in
                AnyView(
                    VStack(alignment: .customCenter) {
                        view.frame(maxWidth: .infinity); Text("x")
                    }
                )
            },
            chain("rows on a baseline, with columns", atMost: 2.5) { view, _ in
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        VStack {
                            view; Color.red
                        }
                        Text("x")
                    }
                )
            },
            chain("priorities in frames", depth: 180, atMost: 3.5) { view, depth in
                AnyView(
                    HStack {
                        view.layoutPriority(Double(depth % 3)); Color.red
                    }
                    .frame(maxWidth: 500)
                )
            },
            figure(of: 10_000, atMost: 12),
            Comparison(leaves(10_000, labelled: true), to: leaves(10_000, labelled: false), atMost: 3),
            Comparison(leavesInGrid(10_000), to: leaves(10_000, labelled: true), atMost: 1.5),
        ] + viewGrids() + texts() + snapshots()
    }

    // MARK: - Layout

    /// Stacks in stacks, across and down by turns, with leaves that take whatever they are offered.
    ///
    /// Each level asks the next one several times; without a cache the questions multiply from level to level.
    private static func nested(_ depth: Int) throws -> Workload {
        func stack(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Color.red) }
            let inner = stack(depth - 1)
            return depth.isMultiple(of: 2)
                ? AnyView(
                    HStack {
                        Color.blue; inner; Color.green
                    }
                )
                : AnyView(
                    VStack {
                        Color.blue; inner; Color.green
                    }
                )
        }
        let figure = Figure("Nested", width: 1000, height: 1000) { stack(depth) }
        return Workload("stacks \(depth) deep") { try figure.drawing().elements.count }
    }

    /// One view in another, to a depth and to half of it.
    ///
    /// Where views are scaled and the room is not enough for their ideal sizes, each level asks the next one twice as
    /// many questions; such a figure is refused, which no ratio tells.
    private static func chain(
        _ name: String,
        of innermost: some View = Text("x"),
        depth: Int = 24,
        atMost limit: Double,
        _ around: @escaping (AnyView, Int) -> AnyView
    ) -> Comparison {
        func work(_ name: String, _ depth: Int) -> Workload {
            let views = (0..<depth).reduce(AnyView(innermost)) { around($0, $1) }
            let figure = Figure("Chain", width: 1000, height: 1000) { views }
            return Workload(name) { try figure.drawing().elements.count }
        }
        return Comparison(work("\(name), \(depth) deep", depth), to: work("\(depth / 2)", depth / 2), atMost: limit)
    }

    // MARK: - Writing

    /// From the view tree to the bytes, compared to a loop that writes the same rectangles.
    private static func figure(of count: Int, atMost limit: Double) throws -> Comparison {
        let columns = 100
        let figure = Figure("Leaves", width: 1000, height: 1000) {
            VStack(spacing: 1) {
                ForEach(0..<count / columns) { row in
                    HStack(spacing: 1) {
                        ForEach(0..<columns) { column in
                            Color(red: Double(row % 16) / 15, green: Double(column % 16) / 15, blue: 0.5)
                        }
                    }
                }
            }
        }
        let leaves = try figure.drawing().elements.compactMap { element -> Bounds.Rectangle? in
            if case .none = element.mark { return nil }
            let frame = element.frame
            return Bounds.Rectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        }
        precondition(leaves.count == count, "the figure has \(leaves.count) leaves")
        return Comparison(
            Workload("\(count) leaves from views to SVG") { try figure.svg().utf8.count },
            to: Workload("by interpolation") { Bounds.joinInterpolations(leaves) },
            atMost: limit
        )
    }

    // MARK: - Text

    /// From the view tree to the bytes, with a short text above each leaf or without.
    private static func leaves(_ count: Int, labelled: Bool) -> Workload {
        let columns = 100
        let figure = Figure("Leaves", width: 6000, height: 3000) {
            VStack(spacing: 1) {
                ForEach(0..<count / columns) { row in
                    HStack(spacing: 1) {
                        ForEach(0..<columns) { column in
                            let color = Color(red: Double(row % 16) / 15, green: Double(column % 16) / 15, blue: 0.5)
                            if labelled {
                                color.overlay { Text("\(row * columns + column)") }
                            } else {
                                color
                            }
                        }
                    }
                }
            }
        }
        return Workload("\(count) \(labelled ? "labelled" : "bare") leaves") { try figure.svg().utf8.count }
    }

    /// From the view tree to the bytes, with labelled leaves in the cells of a grid.
    private static func leavesInGrid(_ count: Int) -> Workload {
        let figure = LabelledCells.figure(count)
        return Workload("\(count) labelled leaves in a grid") { try figure.svg().utf8.count }
    }
}
