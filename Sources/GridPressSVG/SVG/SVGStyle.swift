/// The style sheet of a figure, for everything that attributes can't express.
///
/// Each rule starts with the id of the figure, so that it doesn't apply to the rest of a page.
package struct SVGStyle {
    private let inks: [SVGPalette.ThemedColor]
    /// The colors that a page can change.
    private let customInks: [SVGPalette.ThemedColor]
    /// Whether the dark scheme has other elements.
    private let hasDarkPart: Bool
    private let hasText: Bool
    private let hasMaskedText: Bool
    /// The color of most text in the dark scheme; `nil` if it is the same as in the light one.
    private let darkText: UInt32?
    private let fonts: SVGFonts?
    /// Whether most text has a font from a file.
    private let isFontOfFileCommon: Bool
    private let motion: SVGMotion?

    /// Creates the style sheet for colors and text.
    package init(
        palette: SVGPalette,
        hasDarkPart: Bool = false,
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
        self.hasDarkPart = hasDarkPart
        self.hasText = hasText
        self.hasMaskedText = hasMaskedText
        darkText = textColor.flatMap { $0.isAdaptive ? $0.dark.packed : nil }
    }

    private var isAdaptive: Bool { hasDarkPart || !inks.isEmpty || darkText != nil }

    /// Whether the style sheet has no rules.
    var isEmpty: Bool { !isAdaptive && !hasText && customInks.isEmpty && motion == nil }

    /// Writes the style element.
    func write(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        writer.element("style") { writeRules(to: &$0) }
    }

    /// Writes only the rules.
    package func writeRules(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        if let fonts { writer.rules(of: fonts) }
        figureRule(to: &writer)
        for ink in customInks { rule(for: ink, ink.light, alpha: nil, to: &writer) }
        if fonts != nil { fontRules(to: &writer) }
        if isAdaptive { darkRules(to: &writer) }
        if hasText { forcedColorsRule(to: &writer) }
        motion?.writeRules(to: &writer)
    }

    /// Writes the rule of the figure.
    ///
    /// The rule turns off kerning, unless most text has a font from a file: other widths come from a table. The rule
    /// also declares that a separate file supports both color schemes.
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

    /// The text settings for fonts from files: with kerning and subpixel positions, as in the layout.
    package static let shaped: StaticString = "font-kerning:normal;text-rendering:geometricPrecision"
    /// The text settings for other fonts, whose widths come from a table without kerning.
    package static let unshaped: StaticString = "font-kerning:none;text-rendering:auto"

    /// Writes rules for font families from files, which are quoted, and for others.
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

    /// Writes the rules for the dark scheme, one for each ink and attribute.
    private func darkRules(to writer: inout MarkupWriter) {
        writer.literal("@media (prefers-color-scheme:dark){")
        if let darkText {
            selector(to: &writer)
            writer.literal("{fill:")
            writer.bytes.append(hexColor: darkText)
            writer.literal("}")
        }
        for ink in inks { darkRule(for: ink, to: &writer) }
        if hasDarkPart { darkPartRules(to: &writer) }
        writer.literal("}")
    }

    /// Writes the rules that show the dark picture instead of the light one.
    ///
    /// Screen readers can read text with `display: none`, so the visibility changes too.
    private func darkPartRules(to writer: inout MarkupWriter) {
        selector(to: &writer)
        writer.schemeSelector(.light)
        writer.literal("{display:none;visibility:hidden}")
        selector(to: &writer)
        writer.schemeSelector(.dark)
        writer.literal("{display:inline;visibility:inherit}")
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

    /// Writes a color, with a custom property if a page can change it.
    private func value(_ color: UInt32, _ role: FigureTheme.Role?, to writer: inout MarkupWriter) {
        guard let role else { return writer.bytes.append(hexColor: color) }
        writer.literal("var(--gp-")
        writer.bytes.append(identifier: role.rawValue)
        writer.literal(",")
        // The accent property changes all dimensions, unless the page sets the dimension color separately.
        if role == .dimension { writer.literal("var(--gp-accent,") }
        writer.bytes.append(hexColor: color)
        writer.literal(role == .dimension ? "))" : ")")
    }

    /// Writes the rule for forced colors: text has the reader's text color and a halo in the background color.
    private func forcedColorsRule(to writer: inout MarkupWriter) {
        writer.literal("@media (forced-colors:active){")
        selector(to: &writer)
        writer.literal(" text{fill:CanvasText!important;stroke:Canvas;stroke-width:.2em;paint-order:stroke}")
        if hasMaskedText {
            // Text in a mask determines which content is visible, so it stays white.
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
