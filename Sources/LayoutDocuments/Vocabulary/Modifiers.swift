import GridPress

extension ModifierRule {
    /// Every modifier, in the order in which attributes apply: what stands first is nearest to the view.
    static let all: [ModifierRule] = letters + room + paint + place

    static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    private static let fontValue = Attribute("value", .font, "The text style, or the size in points.")
    private static let weightValue = Attribute("value", .weight, "How bold the letters are.")
    private static let colorValue = Attribute("value", .color, "The colour.")
    private static let countValue = Attribute("value", .count, "How many.")
    private static let truthValue = Attribute("value", .truth, "Whether it is so.")
    private static let lengthValue = Attribute("value", .length, "How much.")
    private static let fractionValue = Attribute("value", .fraction, "How much, from 0 to 1.")
    private static let truncationValue = Attribute("value", .truncation, "Which part is left out.")
    private static let caseValue = Attribute("value", .letterCase, "Which letters are shown.")
    private static let textAlignmentValue = Attribute("value", .textAlignment, "How lines lie beside each other.")

    private static let letters = [
        ModifierRule("font", "The typeface of texts.", [fontValue.rule]) { view, arguments in
            AnyView(view.font(arguments[fontValue]))
        },
        ModifierRule("fontWeight", "How bold the letters of texts are.", [weightValue.rule]) { view, arguments in
            AnyView(view.fontWeight(arguments[weightValue]))
        },
        ModifierRule("foregroundStyle", "What texts and shapes are painted with.", [colorValue.rule]) {
            view,
            arguments in
            arguments[colorValue].map { AnyView(view.foregroundStyle($0)) } ?? view
        },
        ModifierRule("lineLimit", "How many lines a text may have.", [countValue.rule]) { view, arguments in
            AnyView(view.lineLimit(arguments[countValue]))
        },
        ModifierRule(
            "multilineTextAlignment",
            "How the lines of a text lie beside each other.",
            [textAlignmentValue.rule]
        ) {
            AnyView($0.multilineTextAlignment($1[textAlignmentValue] ?? .leading))
        },
        ModifierRule("bold", "Sets texts in bold.", [truthValue.rule]) { view, arguments in
            AnyView(view.bold(arguments[truthValue] ?? true))
        },
        ModifierRule("italic", "Sets texts in slanted letters.", [truthValue.rule]) { view, arguments in
            AnyView(view.italic(arguments[truthValue] ?? true))
        },
        ModifierRule("monospaced", "Sets texts in letters of one width.", [truthValue.rule]) { view, arguments in
            AnyView(view.monospaced(arguments[truthValue] ?? true))
        },
        ModifierRule("underline", "Draws a line below the letters of texts.", [truthValue.rule]) { view, arguments in
            AnyView(view.underline(arguments[truthValue] ?? true))
        },
        ModifierRule("strikethrough", "Draws a line through the letters of texts.", [truthValue.rule]) {
            view,
            arguments in
            AnyView(view.strikethrough(arguments[truthValue] ?? true))
        },
        ModifierRule("tracking", "The room added after each letter.", [lengthValue.rule]) { view, arguments in
            AnyView(view.tracking(CGFloat(arguments[lengthValue] ?? 0)))
        },
        ModifierRule("lineSpacing", "The room between a line of a text and the next.", [lengthValue.rule]) {
            AnyView($0.lineSpacing(CGFloat($1[lengthValue] ?? 0)))
        },
        ModifierRule("truncationMode", "Which part of a text is left out.", [truncationValue.rule]) { view, arguments in
            AnyView(view.truncationMode(arguments[truncationValue] ?? .tail))
        },
        ModifierRule("minimumScaleFactor", "How much smaller letters may become.", [fractionValue.rule]) {
            AnyView($0.minimumScaleFactor(CGFloat($1[fractionValue] ?? 1)))
        },
        ModifierRule("textCase", "How letters are changed before they are shown.", [caseValue.rule]) {
            view,
            arguments in
            AnyView(view.textCase(arguments[caseValue]))
        },
    ]

    private static let edges = Attribute("edges", .edges, "The edges with room at them.")
    private static let length = Attribute("length", .length, "How much room.")
    private static let width = Attribute("width", .length, "The width.")
    private static let height = Attribute("height", .length, "The height.")
    private static let minWidth = Attribute("minWidth", .length, "The least width.")
    private static let maxWidth = Attribute("maxWidth", .limit, "The largest width.")
    private static let minHeight = Attribute("minHeight", .length, "The least height.")
    private static let maxHeight = Attribute("maxHeight", .limit, "The largest height.")
    private static let alignment = Attribute("alignment", .alignment, "Where the view lies.")
    private static let ratio = Attribute("ratio", .number, "Width divided by height.")
    private static let contentMode = Attribute("contentMode", .contentMode, "Whether it fits or fills.")

    private static let room = [
        ModifierRule("aspectRatio", "Keeps a proportion.", [ratio.rule, contentMode.rule]) { view, arguments in
            let ratio = arguments[ratio].map { CGFloat($0) }
            return AnyView(view.aspectRatio(ratio, contentMode: arguments[contentMode] ?? .fit))
        },
        ModifierRule("padding", "Room around the view.", [edges.rule, length.rule]) { view, arguments in
            AnyView(view.padding(arguments[edges] ?? .all, arguments[length].map { CGFloat($0) }))
        },
        ModifierRule("frame", "A frame of a width and a height.", [width.rule, height.rule, alignment.rule]) {
            AnyView(
                $0.frame(
                    width: $1[width].map { CGFloat($0) },
                    height: $1[height].map { CGFloat($0) },
                    alignment: $1[alignment] ?? .center
                )
            )
        },
        ModifierRule(
            "flexibleFrame",
            "A frame with limits, which takes as much room as they allow.",
            [minWidth.rule, maxWidth.rule, minHeight.rule, maxHeight.rule, alignment.rule]
        ) {
            AnyView(
                $0.frame(
                    minWidth: $1[minWidth].map { CGFloat($0) },
                    maxWidth: $1[maxWidth].map { CGFloat($0) },
                    minHeight: $1[minHeight].map { CGFloat($0) },
                    maxHeight: $1[maxHeight].map { CGFloat($0) },
                    alignment: $1[alignment] ?? .center
                )
            )
        },
        ModifierRule("fixedSize", "Lets the view be as large as it likes.", [truthValue.rule]) { view, arguments in
            arguments[truthValue] == false ? view : AnyView(view.fixedSize())
        },
    ]

    private static let borderWidth = Attribute("width", .length, "How wide the line is.")
    private static let radius = Attribute("radius", .length, "The radius.")
    private static let fraction = Attribute("value", .fraction, "How opaque, from 0 to 1.")

    private static let paint = [
        ModifierRule("background", "A colour behind the view.", [colorValue.rule]) { view, arguments in
            arguments[colorValue].map { AnyView(view.background($0)) } ?? view
        },
        ModifierRule("cornerRadius", "Round corners, beyond which nothing is seen.", [radius.rule]) { view, arguments in
            AnyView(view.cornerRadius(CGFloat(arguments[radius] ?? 0)))
        },
        ModifierRule("border", "A line inside the bounds.", [colorValue.rule, borderWidth.rule]) { view, arguments in
            AnyView(view.border(arguments[colorValue] ?? .primary, width: CGFloat(arguments[borderWidth] ?? 1)))
        },
        ModifierRule("opacity", "How opaque the view is.", [fraction.rule]) { view, arguments in
            AnyView(view.opacity(arguments[fraction] ?? 1))
        },
        ModifierRule("clipped", "Shows nothing beyond the bounds.", [truthValue.rule]) { view, arguments in
            arguments[truthValue] == false ? view : AnyView(view.clipped())
        },
        ModifierRule("hidden", "Keeps the room and shows nothing.", [truthValue.rule]) { view, arguments in
            arguments[truthValue] == false ? view : AnyView(view.hidden())
        },
        ModifierRule("blur", "Blurs the view.", [radius.rule]) { view, arguments in
            AnyView(view.blur(radius: CGFloat(max(arguments[radius] ?? 0, 0))))
        },
        ModifierRule("tint", "The colour of things that can be used.", [colorValue.rule]) { view, arguments in
            AnyView(view.tint(arguments[colorValue]))
        },
    ]

    private static let x = Attribute("x", .length, "How far to the right.")
    private static let y = Attribute("y", .length, "How far down.")
    private static let angle = Attribute("angle", .angle, "How far clockwise.")
    private static let scale = Attribute("scale", .number, "How much larger.")
    private static let priority = Attribute("value", .number, "The priority.")
    private static let name = Attribute("value", .text, "The name.")

    private static let place = [
        ModifierRule("rotationEffect", "Turns the view about its middle.", [angle.rule]) { view, arguments in
            AnyView(view.rotationEffect(arguments[angle] ?? .zero))
        },
        ModifierRule("scaleEffect", "Draws the view larger or smaller.", [scale.rule]) { view, arguments in
            AnyView(view.scaleEffect(CGFloat(arguments[scale] ?? 1)))
        },
        ModifierRule("offset", "Draws the view elsewhere.", [x.rule, y.rule]) { view, arguments in
            AnyView(view.offset(x: CGFloat(arguments[x] ?? 0), y: CGFloat(arguments[y] ?? 0)))
        },
        ModifierRule("layoutPriority", "How early the view chooses its size.", [priority.rule]) { view, arguments in
            AnyView(view.layoutPriority(arguments[priority] ?? 0))
        },
        ModifierRule("zIndex", "Where the view stands in paint order.", [priority.rule]) { view, arguments in
            AnyView(view.zIndex(arguments[priority] ?? 0))
        },
        ModifierRule("named", "The name of the view.", [name.rule]) { view, arguments in
            arguments[name].map { AnyView(view.named($0)) } ?? view
        },
    ]
}
