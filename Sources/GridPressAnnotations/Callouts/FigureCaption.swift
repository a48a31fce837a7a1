/// The text below a picture.
struct FigureCaption {
    private let text: String
    private let font: LabelFont

    /// The distance from everything that is drawn, in points.
    private static let distance = 16.0
    /// The minimum width that a caption may always have.
    private static let leastWidth = 200.0

    /// Creates a caption, with text slightly larger than labels.
    init(_ text: String, labelSize: Double) {
        self.text = text
        font = LabelFont(size: labelSize + 1)
    }

    /// Returns the caption, centered below everything that is drawn; `nil` for blank text.
    func annotation(below outline: CGRect) -> Drawing.Annotation? {
        let wrapped = WrappedLabel(text, width: max(outline.width, Self.leastWidth), font)
        guard !wrapped.lines.isEmpty else { return nil }
        let labels = wrapped.labels(top: outline.maxY + Self.distance, .center, at: outline.midX)
        let style = Drawing.Annotation.LabelStyle(AnnotationPalette.muted, size: font.size)
        var caption = Drawing.Annotation(
            name: Drawing.Annotation.captionName,
            title: "Caption",
            parts: [.labels(labels, style)]
        )
        caption.sentence = wrapped.lines.map(\.text).joined(separator: " ")
        return caption
    }
}
