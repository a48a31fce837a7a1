/// The movement from a golden file to a new picture, as a picture that moves there and back.
struct ReportedMovement {
    /// The markup of the image.
    private let markup: String

    /// The largest number of bytes of a file.
    ///
    /// Larger files aren't compared as a movement.
    private static let mostBytes = 1 << 17

    /// Creates the movement between two pictures; `nil` if one of them has no drawing, or nothing moves.
    init?(_ result: SnapshotResult) {
        guard result.snapshot.format == .svg, let golden = result.golden, golden.bytes.count <= Self.mostBytes,
            result.snapshot.bytes.count <= Self.mostBytes,
            let old = RecordedFigure(golden, as: .svg),
            let new = RecordedFigure(SourceText(name: result.path, bytes: result.snapshot.bytes), as: .svg)
        else { return nil }
        var drawing = new.drawing
        let before = old.drawing.still
        drawing.motion = Drawing.Motion(
            states: [
                Drawing.Motion.State(
                    before,
                    timing: Drawing.Timing(duration: 0.8),
                    partners: StateMatching(from: before, to: drawing).partners
                )
            ],
            rest: Drawing.Motion.standardRest,
            passCount: nil,
            autoreverses: true
        )
        guard let plan = MotionPlan(drawing), plan.longestWay > 0.5 else { return nil }
        let options = SVGRenderer.Options(
            id: "m",
            scheme: new.options.scheme,
            margin: new.options.margin,
            layers: new.options.layers
        )
        markup = SVGRenderer(options).render(drawing)
    }

    /// The number of bytes that the movement takes on a page.
    var length: Int { MarkupWriter.length(ofAddressOf: markup.utf8) + 256 }

    /// Writes the custom property that contains the image.
    func writeProperty(to writer: inout MarkupWriter) {
        writer.literal(";--m:")
        writer.address(ofPicture: markup.utf8)
    }
}
