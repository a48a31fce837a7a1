import LayoutSolvers

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

extension Fact {
    static let proposalFacts = [
        Fact(id: "proposal.inset", message: "What is offered inside insets is smaller by them") { given, expected in
            let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            let got = try proposal(given["size"]).inset(by: insets)
            return [("size", [got.width, got.height], try expected["size"].lengths())]
        },
        Fact(
            id: "proposal.insetNil",
            message: "An open length stays open inside insets, and one that is no number becomes 0"
        ) { given, expected in
            let got = try given["widths"].array().map { width in
                ProposedViewSize(width: try width.optionalLength(), height: nil).inset(by: EdgeInsets()).width
            }
            return [("widths", got, try expected["widths"].array().map { try $0.optionalLength() })]
        },
        Fact(id: "proposal.replace", message: "An open length is filled in with 10") { given, expected in
            let got = try proposal(given["size"]).replacingUnspecifiedDimensions()
            return [("size", [got.width, got.height], try expected["size"].lengths())]
        },
        Fact(
            id: "flex.init",
            message:
                "A flexible frame's least length is at least 0, its ideal at least that, its most at least the ideal"
        ) { given, expected in
            let (ideal, most) = (try given["idealMin"].lengths(), try given["idealMax"].lengths())
            let lengths = [
                ("min", FlexibleLength(minimum: try given["min"].length()).minimum),
                ("ideal", FlexibleLength(minimum: ideal[0], ideal: ideal[1]).ideal),
                ("max", FlexibleLength(ideal: most[0], maximum: most[1]).maximum),
            ]
            return try lengths.map { ($0.0, [$0.1.map { CGFloat($0) }], [try expected[$0.0].length()]) }
        },
    ]

    static let alignmentFacts = [
        Fact(
            id: "alignment.combine",
            message: "A custom guide lies at the mean of the values that views state for it"
        ) { given, expected in
            let values = try given["values"].array().map { try $0.optionalLength() }
            let got = HorizontalAlignment(CustomGuide.self).combineExplicit(values)
            return [("result", [got], [try expected["result"].length()])]
        }
    ]

    static let stackFacts = [
        Fact(
            id: "stack.ole.first",
            message: "A view that halves its offer leaves its part to those that choose after it"
        ) { given, expected in
            try widths(inRowOf: given["width"].length(), halvingAt: 0, expected)
        },
        Fact(
            id: "stack.ole.middle",
            message: "A view that halves its offer leaves nothing to those that chose before it"
        ) { given, expected in
            try widths(inRowOf: given["width"].length(), halvingAt: 1, expected)
        },
    ]

    private static func proposal(_ size: JSON) throws -> ProposedViewSize {
        let lengths = try size.array().map { try $0.optionalLength() }
        guard lengths.count == 2 else { throw JSON.Unexpected("a size has two lengths") }
        return ProposedViewSize(width: lengths[0], height: lengths[1])
    }

    /// Returns the widths of three views in a row, one of which takes half of the offered width.
    private static func widths(inRowOf width: CGFloat, halvingAt position: Int, _ expected: JSON) throws -> Answers {
        let figure = Figure("Half", width: width, height: 10) {
            HStack(spacing: 10) {
                ForEach(0..<3) { index in
                    Group {
                        if index == position { Half() { Color.red } } else { Color.blue }
                    }
                    .named("\(index)")
                }
            }
        }
        let drawing = try figure.drawing()
        let got = (0..<3).map { drawing.frame(named: "\($0)")?.width }
        return [("widths", got, try expected["widths"].lengths())]
    }

    private enum CustomGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
}

/// A layout that offers its view half of the offered width, and takes the size of the view.
private struct Half: Layout {
    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(half(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }
}
