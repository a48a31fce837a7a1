import GridPress
import GridPressProperties
import ViewSupport

/// A random figure with callouts at some of its views.
struct RandomCallouts {
    let drawing: Drawing
    let placement: Drawing.CalloutPlacement

    /// Creates a figure from a seed, or returns `nil` if no view in it is large enough for a callout.
    init?(seed: Int) throws {
        var random = SeededGenerator(seed: seed ^ 0x5EED)
        var drawing = try RandomFigure(seed % 2 == 0 ? .sheet : .wild, seed: seed).figure.drawing()
        let visibility = drawing.visibility()
        let frames = drawing.elements.indices.compactMap { index -> CGRect? in
            let element = drawing.elements[index]
            let context = visibility.around(index)
            guard element.kind.role != .part, !visibility.inside(index).isHidden,
                let shown = context.visiblePart(of: context.transform.boundingBox(of: element.frame)),
                shown.width >= 4, shown.height >= 4
            else { return nil }
            return shown
        }
        .shuffled(using: &random)
        let count = Int.random(in: 1...9, using: &random)
        guard !frames.isEmpty else { return nil }
        let words = ["fits", "spans", "two columns", "the widest of all views in this picture", "1fr", "is wrapped"]
        drawing.callouts = frames.prefix(count).map { frame in
            let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random)! }
            let point = CGPoint(
                x: frame.minX + frame.width * Double.random(in: -0.1...1.1, using: &random),
                y: frame.minY + frame.height * Double.random(in: -0.1...1.1, using: &random)
            )
            return Drawing.Callout(
                frame: frame,
                text: text.joined(separator: " "),
                point: Int.random(in: 0..<3, using: &random) == 0 ? point : nil
            )
        }
        self.drawing = drawing
        placement = Drawing.CalloutPlacement.allCases.randomElement(using: &random)!
    }
}
