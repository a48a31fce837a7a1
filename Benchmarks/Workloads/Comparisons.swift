import GridPressPictures
import LayoutSolvers

extension HorizontalAlignment {
    private enum CustomCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    /// A center guide that also applies to the containers around, unlike `center`.
    fileprivate static let customCenter = HorizontalAlignment(CustomCenter.self)
}

extension Comparison {
    /// Returns all comparisons with their limits.
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
        ] + viewGrids() + texts() + WholePackage.comparisons()
    }

    // MARK: - Layout

    /// Returns stacks in stacks, horizontal and vertical by turns, with leaves that take any proposed size.
    ///
    /// Each level measures the next one several times. Without a size cache, the number of measurements would grow
    /// exponentially.
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

    /// Compares nested views of a depth with those of half the depth.
    ///
    /// If scaled views have less room than their ideal sizes, each level measures the next one twice as often. Such a
    /// figure exceeds the measurement budget, so it can't be compared.
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

    /// Compares writing a figure, from views to bytes, with a loop that writes the same rectangles.
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

    /// Returns a workload that writes a figure, from views to bytes, with or without a short text in each leaf.
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

    /// Returns a workload that writes a figure, from views to bytes, with labeled leaves in the cells of a grid.
    private static func leavesInGrid(_ count: Int) -> Workload {
        let figure = LabelledCells.figure(count)
        return Workload("\(count) labelled leaves in a grid") { try figure.svg().utf8.count }
    }
}
