import GridPress

/// A published result of Apple's SwiftUI: a view, its environment, and the resulting size and frames.
struct RecordedCase {
    private let recorded: RecordedView
    private let room: Room
    private let expected: JSON
    /// The tolerance of numbers; `nil` if they depend on Apple's font, so that only relations are checked.
    private let tolerance: CGFloat?

    /// The environment in which a view is laid out.
    private enum Room {
        /// A host of a size, and the position of the view in it.
        case host(CGSize, UnitPoint)
        /// A proposal, at the origin of a window; `nil` for a window without a size.
        case offer(ProposedViewSize, window: CGSize?)
    }

    init(_ testCase: CaseFile.Case) throws {
        let fields = try Arguments(testCase.data)
        for name in ["id", "area", "source", "license", "trust", "evidence", "view", "notes"] { _ = fields.value(name) }
        guard let recorded = try RecordedView(of: testCase.id) else {
            throw JSON.Unexpected("no view is written for this recording")
        }
        self.recorded = recorded
        room = try Self.room(fields.value("environment"))
        expected = fields.value("expected")
        tolerance = if case .number(let number) = fields.value("tolerance") { max(CGFloat(number), 0.001) } else { nil }
        try fields.checkAllAreUsed(by: "a recording")
    }

    private static func room(_ environment: JSON) throws -> Room {
        let fields = try Arguments(environment)
        // Frames aren't rounded to pixels, so that the scale of the screen makes no difference.
        for name in ["platform", "scale"] { _ = fields.value(name) }
        let anchor = try Self.anchor(fields.string("placed"))
        if fields.has(anyOf: ["proposal"]) {
            let lengths = try fields.value("proposal").array().map { try $0.optionalLength() }
            guard lengths.count == 2 else { throw JSON.Unexpected("a proposal has two lengths") }
            let window = try fields.has(anyOf: ["window"]) ? fields.value("window").point() : nil
            try fields.checkAllAreUsed(by: "an environment")
            return .offer(
                ProposedViewSize(width: lengths[0], height: lengths[1]),
                window: window.map { CGSize(width: $0.x, height: $0.y) }
            )
        }
        let size = fields.value("size")
        try fields.checkAllAreUsed(by: "an environment")
        // A host that fits its view has the view's ideal size.
        if case .string(let words) = size, words.hasPrefix("fitting size") { return .offer(.unspecified, window: nil) }
        let lengths = try size.point()
        return .host(CGSize(width: lengths.x, height: lengths.y), anchor)
    }

    /// Returns the position of a view in its host, which is centered by default.
    private static func anchor(_ words: String?) throws -> UnitPoint {
        guard let words, !words.hasPrefix("centred") else { return .center }
        guard words.hasPrefix("top leading corner") else { throw JSON.Unexpected("unknown place \(words)") }
        return .topLeading
    }

    /// Returns the differences from the recording, unless a difference is known.
    func failures() throws -> [String] {
        let differences = try differences()
        guard RecordedView.contradicted[recorded.id] != nil else { return differences }
        return differences.isEmpty ? ["comes out right: it needn't be in the list of those that don't"] : []
    }

    /// Returns the differences from the recording.
    func differences() throws -> [String] {
        let result = try draw()
        let checks = Checks(tolerance: tolerance ?? .infinity)
        let expectations = try Arguments(expected)
        if expectations.isEmpty { checks.expect(false, "nothing is expected") }
        // 1. The size that the view took.
        if expectations.has(anyOf: ["size"]) {
            let size = try expectations.value("size").lengths()
            checks.check("size", [result.size.width, result.size.height], size)
        }
        // 2. The frames of its parts. The fields `widths`, `columns` and `rows` repeat them.
        for name in ["widths", "columns", "rows"] { _ = expectations.value(name) }
        if expectations.has(anyOf: ["frames"]) {
            for (name, wanted) in try expectations.value("frames").object().sorted(by: { $0.key < $1.key }) {
                let got = result.drawing.frames(named: name)
                checks.expect(got.count == 1, "\(name): expected one view of this name, got \(got.count)")
                for frame in got {
                    checks.check(name, [frame.minX, frame.minY, frame.width, frame.height], try wanted.lengths())
                }
            }
        }
        // 3. The relations, which the recording describes in words.
        let relations = try expectations.list("relations").map { try $0.string() }
        let holds = recorded.relations(result)
        checks.expect(relations.count == holds.count, "\(holds.count) of \(relations.count) relations are written")
        for (relation, holds) in zip(relations, holds) { checks.expect(holds, "doesn't hold: \(relation)") }
        try expectations.checkAllAreUsed(by: "what is expected of a recording")
        return checks.failures
    }

    /// Returns the names of the parts of the view.
    func names() throws -> [String] { try draw().drawing.names }

    private func draw() throws -> RecordedResult {
        let measured = Measured()
        let figure =
            switch room {
            case .host(let size, let anchor):
                Figure("Recording", width: size.width, height: size.height) {
                    Host(anchor: anchor, measured: measured) { recorded.view }
                }
            case .offer(let proposal, let window):
                Figure("Recording", width: window?.width, height: window?.height) {
                    Offer(proposal: proposal, measured: measured) { recorded.view }
                        .frame(
                            maxWidth: window == nil ? nil : .infinity,
                            maxHeight: window == nil ? nil : .infinity,
                            alignment: .topLeading
                        )
                }
            }
        let drawing = try figure.drawing()
        return RecordedResult(size: measured.size, drawing: drawing)
    }
}

extension CaseFile {
    /// The names of the files with recordings.
    static let recordings = ["recordings.json", "recordings-found.json"]
}

/// A layout that offers its view the host's size, and aligns the view in the host.
private struct Host: Layout {
    let anchor: UnitPoint
    let measured: Measured

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(bounds.size)
        measured.size = subviews[0].sizeThatFits(offer)
        let point = CGPoint(x: anchor.x * bounds.width, y: anchor.y * bounds.height)
        subviews[0].place(at: point, anchor: anchor, proposal: offer)
    }
}
