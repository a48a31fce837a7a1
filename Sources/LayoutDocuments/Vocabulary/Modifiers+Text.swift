import GridPress

extension ModifierRule {
    private static let fontSize = Parameter("value", .font, "The text style, or the size in points.")
    private static let weight = Parameter("weight", .weight, "How bold the letters are.")
    private static let design = Parameter("design", .fontDesign, "Which letters they are.")
    private static let family = Parameter("name", .text, "The name of a typeface.")

    /// What is said about the letters of texts.
    static let letters: [ModifierRule] = [
        ModifierRule("font", "The typeface of texts.", fontSize, weight, design, family) {
            text,
            size,
            weight,
            design,
            name in
            text.font(font(size, weight, design, name))
        } apply: { view, size, weight, design, name in
            view.font(font(size, weight, design, name))
        },
        ModifierRule("fontWeight", "How bold the letters of texts are.", .value(.weight, "How bold.")) {
            $0.fontWeight($1)
        } apply: {
            $0.fontWeight($1)
        },
        ModifierRule("fontDesign", "Which letters texts are set in.", .value(.fontDesign, "Which letters.")) {
            $0.fontDesign($1)
        } apply: {
            $0.fontDesign($1)
        },
        ModifierRule("bold", "Sets texts in bold.", .isActive) {
            $0.bold($1)
        } apply: {
            $0.bold($1)
        },
        ModifierRule("italic", "Sets texts in slanted letters.", .isActive) {
            $0.italic($1)
        } apply: {
            $0.italic($1)
        },
        ModifierRule("monospaced", "Sets texts in letters of one width.", .isActive) {
            $0.monospaced($1)
        } apply: {
            $0.monospaced($1)
        },
        ModifierRule("underline", "Draws a line below the letters of texts.", .isActive) {
            $0.underline($1)
        } apply: {
            $0.underline($1)
        },
        ModifierRule("strikethrough", "Draws a line through the letters of texts.", .isActive) {
            $0.strikethrough($1)
        } apply: {
            $0.strikethrough($1)
        },
        ModifierRule("tracking", "The room added after each letter.", .value(.length, "How much.")) {
            $0.tracking($1)
        } apply: {
            $0.tracking($1)
        },
        ModifierRule("baselineOffset", "How far letters stand above their line.", .value(.length, "How far.")) {
            $0.baselineOffset($1)
        } apply: {
            $0.baselineOffset($1)
        },
        ModifierRule(
            "foregroundStyle",
            "What texts and shapes are painted with.",
            .needed("primary", .style, "The style."),
            Parameter("secondary", .style, "What `secondary` stands for inside."),
            Parameter("tertiary", .style, "What `tertiary` stands for inside.")
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
        ModifierRule(
            "textCase",
            "How letters are changed before they are shown.",
            .value(.letterCase, "Which letters.")
        ) {
            $0.textCase($1)
        },
        ModifierRule(
            "lineLimit",
            "How many lines a text may have; of a range, the first is how many it keeps room for.",
            .value(.lineLimit, "How many lines.")
        ) {
            $0.lineLimit($1)
        },
        ModifierRule("lineSpacing", "The room between a line of a text and the next.", .value(.length, "How much.")) {
            $0.lineSpacing($1)
        },
        ModifierRule(
            "multilineTextAlignment",
            "How the lines of a text lie beside each other.",
            .value(.textAlignment, "The side.")
        ) {
            $0.multilineTextAlignment($1)
        },
        ModifierRule(
            "truncationMode",
            "Which part of a text is left out where it doesn't fit.",
            .value(.truncation, "Which part.")
        ) {
            $0.truncationMode($1)
        },
        ModifierRule("minimumScaleFactor", "How much smaller letters may become.", .value(.fraction, "How much.")) {
            $0.minimumScaleFactor(CGFloat($1))
        },
        ModifierRule("dynamicTypeSize", "How large a person has set texts.", .value(.dynamicTypeSize, "The size.")) {
            $0.dynamicTypeSize($1)
        },
        ModifierRule("imageScale", "How large symbols are beside text.", .value(.imageScale, "How large.")) {
            $0.imageScale($1)
        },
    ]

    private static func font(
        _ size: FontSize?,
        _ weight: Font.Weight?,
        _ design: Font.Design?,
        _ name: String?
    ) -> Font {
        var font = (size ?? .style(.body)).font(name)
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        return font
    }
}
