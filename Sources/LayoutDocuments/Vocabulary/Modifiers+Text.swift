extension ModifierRule {
    private static let fontSize = Parameter("value", .font, "The text style, or the size in points.")
    private static let weight = Parameter("weight", .weight, "The font weight.")
    private static let design = Parameter("design", .fontDesign, "The font design.")
    private static let family = Parameter("name", .text, "The name of a custom font.")

    /// Modifiers for text.
    static let letters: [ModifierRule] = [
        ModifierRule("font", "Sets the font of text.", fontSize, weight, design, family) {
            text, size, weight, design, name in
            text.font(font(size, weight, design, name))
        } apply: { view, size, weight, design, name in
            view.font(font(size, weight, design, name))
        },
        ModifierRule("fontWeight", "Sets the font weight of text.", .value(.weight, "The font weight.")) {
            $0.fontWeight($1)
        } apply: {
            $0.fontWeight($1)
        },
        ModifierRule("fontDesign", "Sets the font design of text.", .value(.fontDesign, "The font design.")) {
            $0.fontDesign($1)
        } apply: {
            $0.fontDesign($1)
        },
        ModifierRule("bold", "Applies a bold font weight to text.", .isActive) {
            $0.bold($1)
        } apply: {
            $0.bold($1)
        },
        ModifierRule("italic", "Applies italics to text.", .isActive) {
            $0.italic($1)
        } apply: {
            $0.italic($1)
        },
        ModifierRule("monospaced", "Applies a fixed-width font to text.", .isActive) {
            $0.monospaced($1)
        } apply: {
            $0.monospaced($1)
        },
        ModifierRule("underline", "Applies an underline to text.", .isActive) {
            $0.underline($1)
        } apply: {
            $0.underline($1)
        },
        ModifierRule("strikethrough", "Applies a strikethrough to text.", .isActive) {
            $0.strikethrough($1)
        } apply: {
            $0.strikethrough($1)
        },
        ModifierRule(
            "tracking", "Sets the tracking of text.",
            .value(.length, "The space added after each character, in points.")
        ) {
            $0.tracking($1)
        } apply: {
            $0.tracking($1)
        },
        ModifierRule(
            "baselineOffset", "Sets the vertical offset of text from its baseline.",
            .value(.length, "The distance above the baseline, in points.")
        ) {
            $0.baselineOffset($1)
        } apply: {
            $0.baselineOffset($1)
        },
        ModifierRule(
            "foregroundStyle", "Sets the style of text and shapes.", .needed("primary", .style, "The primary style."),
            Parameter("secondary", .style, "The style that `secondary` refers to within the view."),
            Parameter("tertiary", .style, "The style that `tertiary` refers to within the view.")
        ) { text, primary, _, _ in
            text.foregroundStyle(primary)
        } apply: { view, primary, secondary, tertiary in
            if let tertiary {
                view.foregroundStyle(primary, secondary ?? primary, tertiary)
            } else if let secondary {
                view.foregroundStyle(primary, secondary)
            } else {
                view.foregroundStyle(primary)
            }
        },
        ModifierRule("textCase", "Sets the case of displayed text.", .value(.letterCase, "The case.")) {
            $0.textCase($1)
        },
        ModifierRule(
            "lineLimit",
            "Sets the maximum number of lines of text. With a range, text reserves space for the lower bound.",
            .value(.lineLimit, "The number of lines, or a range.")
        ) { $0.lineLimit($1) },
        ModifierRule("lineSpacing", "Sets the space between lines of text.", .value(.length, "The space, in points.")) {
            $0.lineSpacing($1)
        },
        ModifierRule(
            "multilineTextAlignment", "Sets the alignment of multiline text.", .value(.textAlignment, "The alignment.")
        ) { $0.multilineTextAlignment($1) },
        ModifierRule(
            "truncationMode", "Sets the truncation mode of text that doesn't fit into the available space.",
            .value(.truncation, "The part of the text that is removed.")
        ) { $0.truncationMode($1) },
        ModifierRule(
            "minimumScaleFactor", "Sets how far text scales down to fit into the available space.",
            .value(.fraction, "The minimum scale factor, greater than 0 and at most 1.")
        ) { $0.minimumScaleFactor(CGFloat($1)) },
        ModifierRule("dynamicTypeSize", "Sets the Dynamic Type size of text.", .value(.dynamicTypeSize, "The size.")) {
            $0.dynamicTypeSize($1)
        },
        ModifierRule("imageScale", "Sets the size of symbols relative to text.", .value(.imageScale, "The size.")) {
            $0.imageScale($1)
        },
    ]

    private static func font(_ size: FontSize?, _ weight: Font.Weight?, _ design: Font.Design?, _ name: String?) -> Font
    {
        var font = (size ?? .style(.body)).font(name)
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        return font
    }
}
