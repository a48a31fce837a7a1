import GridPress

/// A tree of views with a proposal, and the frames that it has to get.
struct LayoutCase {
    private let root: JSON
    private let proposal: ProposedViewSize
    private let expected: JSON

    init(_ data: JSON) throws {
        root = data["root"]
        expected = data["expected"]
        proposal = ProposedViewSize(
            width: try data["proposal"]["width"].optionalLength(),
            height: try data["proposal"]["height"].optionalLength()
        )
    }

    /// What differs from the expected size and frames.
    func failures() throws -> [String] {
        let tree = try ViewTree(root).view
        let figure = Figure("Case") { Offer(proposal: proposal) { tree.named(Self.rootName) } }
        let drawing = try figure.drawing()
        guard let frame = drawing.frame(named: Self.rootName) else { return ["the root has no frame"] }

        var failures: [String] = []
        func check(_ name: String, _ got: [CGFloat], _ wanted: [CGFloat]) {
            let isRight = got.count == wanted.count && zip(got, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
            if !isRight { failures.append("\(name): expected \(wanted), got \(got)") }
        }
        if !expected["size"].isNull {
            check("size", [frame.width, frame.height], try expected["size"].lengths())
        }
        let frames = expected["frames"].isNull ? [:] : try expected["frames"].object()
        for (name, wanted) in frames.sorted(by: { $0.key < $1.key }) {
            let got = drawing.frames(named: name)
            if got.count != 1 { failures.append("\(name): \(got.count) views have this name") }
            guard let own = got.first else { continue }
            check(
                name,
                [own.minX - frame.minX, own.minY - frame.minY, own.width, own.height],
                try wanted.lengths()
            )
        }
        let known = ["size", "frames"]
        for key in try expected.object().keys.sorted() where !known.contains(key) {
            failures.append("nothing checks the expected “\(key)”")
        }
        return failures
    }

    private static let rootName = "the root of the case"
}

/// Offers its view exactly one proposal, and stands where the view stands.
private struct Offer: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(self.proposal)
        return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
    }
}
