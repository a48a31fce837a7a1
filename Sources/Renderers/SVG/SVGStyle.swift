/// The small style of a figure: what attributes can't say.
///
/// Every rule starts with the id of the figure, so that it holds for nothing else in a page.
struct SVGStyle {
    private let inks: [SVGPalette.Ink]
    private let hasText: Bool

    init(palette: SVGPalette, hasText: Bool) {
        inks = palette.inks.filter(\.isAdaptive)
        self.hasText = hasText
    }

    /// Whether there is nothing to say.
    var isEmpty: Bool { inks.isEmpty && !hasText }

    /// Writes the style.
    func write(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        writer.element("style") { writer in
            figureRule(to: &writer)
            if !inks.isEmpty { darkRules(to: &writer) }
            if hasText { forcedColorsRule(to: &writer) }
        }
    }

    /// Lines are as wide as a table of advance widths says, which knows no kerning; and a browser that shows the file
    /// alone has to know that it follows the reader's scheme.
    private func figureRule(to writer: inout MarkupWriter) {
        selector(to: &writer)
        writer.literal("{")
        if !inks.isEmpty { writer.literal("color-scheme:light dark") }
        if !inks.isEmpty, hasText { writer.literal(";") }
        if hasText { writer.literal("font-kerning:none") }
        writer.literal("}")
    }

    /// One rule for each ink and attribute.
    private func darkRules(to writer: inout MarkupWriter) {
        writer.literal("@media (prefers-color-scheme:dark){")
        for ink in inks {
            for property in SVGColorProperty.allCases where ink.properties.contains(property) {
                selector(to: &writer)
                writer.literal(" [")
                writer.literal(property.name)
                writer.literal("=\"")
                writer.bytes.append(ink)
                writer.literal("\"]{")
                if ink.light != ink.dark {
                    writer.literal(property.name)
                    writer.literal(":")
                    writer.bytes.append(hexColor: ink.dark)
                }
                if let alpha = ink.darkAlpha {
                    if ink.light != ink.dark { writer.literal(";") }
                    writer.literal(property.opacityName)
                    writer.literal(":")
                    writer.bytes.append(Double(alpha) / 1000)
                }
                writer.literal("}")
            }
        }
        writer.literal("}")
    }

    /// Where the reader chose the colours, text is set in theirs, with a halo that parts it from what lies behind.
    ///
    /// `[fill]` outweighs the rules of the dark scheme.
    private func forcedColorsRule(to writer: inout MarkupWriter) {
        writer.literal("@media (forced-colors:active){")
        selector(to: &writer)
        writer.literal(" text[fill]{fill:CanvasText;stroke:Canvas;stroke-width:.2em;paint-order:stroke}}")
    }

    private func selector(to writer: inout MarkupWriter) {
        writer.literal("#")
        writer.literal(FigureID.placeholder)
    }
}
