import GridPress

/// A case with a tree of views, a proposal, and the expected size and frames.
struct LayoutCase {
    private let root: JSON
    private let proposal: ProposedViewSize
    private let expected: JSON

    init(_ testCase: CaseFile.Case) throws {
        let fields = try Arguments(testCase.data)
        for name in ["id", "kind", "area", "description", "sources", "provenance", "note"] { _ = fields.value(name) }
        root = fields.value("root")
        expected = fields.value("expected")
        let offer = try Arguments(fields.value("proposal"))
        proposal = ProposedViewSize(width: try offer.length("width"), height: try offer.length("height"))
        try offer.checkAllAreUsed(by: "a proposal")
        try fields.checkAllAreUsed(by: "a layout case")
    }

    /// Returns the differences from the expected size and frames.
    func failures() throws -> [String] {
        let tree = try ViewTree(root).view
        let measured = Measured()
        let drawing = try Figure("Case") {
            Offer(proposal: proposal, measured: measured) { tree }
        }
        .drawing()

        var failures: [String] = []
        func check(_ name: String, _ got: [CGFloat], _ wanted: [CGFloat]) {
            let isRight = got.count == wanted.count && zip(got, wanted).allSatisfy { $0 == $1 || abs($0 - $1) <= 0.001 }
            if !isRight { failures.append("\(name): expected \(wanted), got \(got)") }
        }
        let expectations = try Arguments(expected)
        if expectations.isEmpty { failures.append("nothing is expected") }
        if expectations.has(anyOf: ["size"]) {
            check("size", [measured.size.width, measured.size.height], try expectations.value("size").lengths())
        }
        if expectations.has(anyOf: ["frames"]) {
            for (name, wanted) in try expectations.value("frames").object().sorted(by: { $0.key < $1.key }) {
                // The figure is as large as the root, so that both have the same origin.
                let got = drawing.frames(named: name)
                if got.count != 1 { failures.append("\(name): expected one view of this name, got \(got.count)") }
                for frame in got {
                    check(name, [frame.minX, frame.minY, frame.width, frame.height], try wanted.lengths())
                }
            }
        }
        try expectations.checkAllAreUsed(by: "what is expected of a layout case")
        return failures
    }
}

/// The size of a case's root.
final class Measured {
    var size = CGSize.zero
}

/// A layout that offers the root of a case exactly one proposal, and records its size.
///
/// Several roots form a column.
struct Offer: Layout {
    let proposal: ProposedViewSize
    let measured: Measured
    private var column: VStackLayout { VStackLayout() }

    func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
        measured.size =
            subviews.count == 1
            ? subviews[0].sizeThatFits(self.proposal)
            : column.sizeThatFits(proposal: self.proposal, subviews: subviews, cache: &cache)
        // A figure has to be finite. The recorded size may be infinite.
        let size = measured.size
        return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout VStackLayout.Cache
    ) {
        if subviews.count == 1 {
            subviews[0].place(at: bounds.origin, proposal: self.proposal)
        } else {
            column.placeSubviews(in: bounds, proposal: self.proposal, subviews: subviews, cache: &cache)
        }
    }
}
