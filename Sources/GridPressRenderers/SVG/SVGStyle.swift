import GridPressDrawings

/// The small style of a figure: what attributes can't say.
///
/// Every rule starts with the id of the figure, so that it holds for nothing else in a page.
struct SVGStyle {
    private let inks: [SVGPalette.ThemedColor]
    /// The colours that a page can change.
    private let customInks: [SVGPalette.ThemedColor]
    private let hasText: Bool
    private let hasMaskedText: Bool
    /// The colour of most text in the dark scheme, where it is another one.
    private let darkText: UInt32?
    private let fonts: SVGFonts?
    /// Whether the font that most text has is that of a file.
    private let isFontOfFileCommon: Bool
    private let motion: SVGMotion?

    /// The style for colours and for text, most of which has one colour.
    init(
        palette: SVGPalette,
        hasText: Bool,
        hasMaskedText: Bool,
        textColor: Drawing.Color?,
        fonts: SVGFonts? = nil,
        commonFont: Drawing.Font? = nil,
        motion: SVGMotion? = nil
    ) {
        self.motion = motion.flatMap { $0.isEmpty ? nil : $0 }
        self.fonts = fonts
        isFontOfFileCommon = commonFont?.hasFace ?? false
        inks = palette.inks.filter(\.isAdaptive)
        customInks = palette.inks.filter { $0.role != nil }
        self.hasText = hasText
        self.hasMaskedText = hasMaskedText
        darkText = textColor.flatMap { $0.isAdaptive ? $0.dark.packed : nil }
    }

    private var isAdaptive: Bool { !inks.isEmpty || darkText != nil }

    /// Whether there is nothing to say.
    var isEmpty: Bool { !isAdaptive && !hasText && customInks.isEmpty && motion == nil }

    /// Writes the style.
    func write(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        writer.element("style") { writeRules(to: &$0) }
    }

    /// Writes the rules alone.
    func writeRules(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        if let fonts { writer.rules(of: fonts) }
        figureRule(to: &writer)
        for ink in customInks { rule(for: ink, ink.light, alpha: nil, to: &writer) }
        if fonts != nil { fontRules(to: &writer) }
        if isAdaptive { darkRules(to: &writer) }
        if hasText { forcedColorsRule(to: &writer) }
        motion?.writeRules(to: &writer)
    }

    /// Lines are as wide as a table of advance widths says, which knows no kerning; and a browser that shows the file
    /// alone has to know that it follows the reader's scheme.
    private func figureRule(to writer: inout MarkupWriter) {
        selector(to: &writer)
        writer.literal("{")
        if isAdaptive { writer.literal("color-scheme:light dark") }
        if isAdaptive, hasText { writer.literal(";") }
        if hasText {
            if isFontOfFileCommon { writer.literal(Self.shaped) } else { writer.literal("font-kerning:none") }
        }
        writer.literal("}")
    }

    /// Letters of files are shaped as layout did, at places between pixels.
    static let shaped: StaticString = "font-kerning:normal;text-rendering:geometricPrecision"
    /// Other letters are as wide as the table says.
    static let unshaped: StaticString = "font-kerning:none;text-rendering:auto"

    /// Writes rules for families of files, which stand between quotes, and for others.
    private func fontRules(to writer: inout MarkupWriter) {
        selector(to: &writer)
        writer.literal(" [font-family^=\"'\"]{")
        writer.literal(Self.shaped)
        writer.literal("}")
        selector(to: &writer)
        writer.literal(" [font-family^=H],")
        selector(to: &writer)
        writer.literal(" [font-family^=M]{")
        writer.literal(Self.unshaped)
        writer.literal("}")
    }

    /// One rule for each ink and attribute.
    private func darkRules(to writer: inout MarkupWriter) {
        writer.literal("@media (prefers-color-scheme:dark){")
        if let darkText {
            selector(to: &writer)
            writer.literal("{fill:")
            writer.bytes.append(hexColor: darkText)
            writer.literal("}")
        }
        for ink in inks { darkRule(for: ink, to: &writer) }
        writer.literal("}")
    }

    private func darkRule(for ink: SVGPalette.ThemedColor, to writer: inout MarkupWriter) {
        rule(for: ink, ink.light == ink.dark ? nil : ink.dark, alpha: ink.darkAlpha, to: &writer)
    }

    /// Writes a rule that gives an ink another color or another alpha.
    private func rule(
        for ink: SVGPalette.ThemedColor,
        _ color: UInt32?,
        alpha: Int64?,
        to writer: inout MarkupWriter
    ) {
        selector(to: &writer)
        writer.literal(" [")
        writer.literal(ink.property.name)
        writer.literal("=\"")
        writer.bytes.append(ink)
        writer.literal("\"]{")
        if let color {
            writer.literal(ink.property.name)
            writer.literal(":")
            value(color, ink.role, to: &writer)
            if alpha != nil { writer.literal(";") }
        }
        if let alpha {
            writer.literal(ink.property.opacityName)
            writer.literal(":")
            writer.bytes.append(Double(alpha) / 1000)
        }
        writer.literal("}")
    }

    /// Writes a color: that of the page, where the page can change it and does.
    private func value(_ color: UInt32, _ role: FigureTheme.Role?, to writer: inout MarkupWriter) {
        guard let role else { return writer.bytes.append(hexColor: color) }
        writer.literal("var(--gp-")
        writer.bytes.append(identifier: role.rawValue)
        writer.literal(",")
        // One property changes what measures, unless it has one of its own.
        if role == .dimension { writer.literal("var(--gp-accent,") }
        writer.bytes.append(hexColor: color)
        writer.literal(role == .dimension ? "))" : ")")
    }

    /// Where the reader chose the colours, text is set in theirs, with a halo that parts it from what lies behind.
    private func forcedColorsRule(to writer: inout MarkupWriter) {
        writer.literal("@media (forced-colors:active){")
        selector(to: &writer)
        writer.literal(" text{fill:CanvasText!important;stroke:Canvas;stroke-width:.2em;paint-order:stroke}")
        if hasMaskedText {
            // A mask's text shows other colours through; it isn't read itself.
            selector(to: &writer)
            writer.literal(" mask text{fill:#fff!important;stroke:none}")
        }
        if fonts?.hasOutlines ?? false {
            selector(to: &writer)
            writer.literal(" text[fill-opacity=\"0\"]{stroke:none}")
        }
        writer.literal("}")
    }

    private func selector(to writer: inout MarkupWriter) {
        writer.literal("#")
        writer.literal(FigureID.placeholder)
    }
}
