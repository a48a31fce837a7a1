import GridPress

extension ModifierRule {
    private static let anchor = Parameter("anchor", .unitPoint, "The point that stays where it is.", or: "center")
    private static let x = Parameter("x", .length, "How far to the right.", or: "0")
    private static let y = Parameter("y", .length, "How far down.", or: "0")

    /// Where a view is drawn, and what it is called.
    static let place: [ModifierRule] = [
        ModifierRule(
            "rotationEffect",
            "Turns the view.",
            Parameter.needed("angle", .angle, "How far clockwise, in degrees."),
            anchor
        ) {
            $0.rotationEffect($1, anchor: $2)
        },
        ModifierRule(
            "rotation3DEffect",
            "Turns the view in space.",
            Parameter.needed("angle", .angle, "How far, in degrees."),
            Parameter("axis", .axis, "The line that it turns about: x, y, z or three numbers such as 1,1,0.", or: "y"),
            anchor,
            Parameter("backsideFlip", .backsideFlip, "How its back is turned.", or: "automatic"),
            .slot("back", "Views on its back.")
        ) { view, angle, axis, anchor, flip, back in
            let axis = (axis.x, axis.y, axis.z)
            if let back {
                view.rotation3DEffect(angle, axis: axis, anchor: anchor, backsideFlip: flip) { back }
            } else {
                view.rotation3DEffect(angle, axis: axis, anchor: anchor)
            }
        },
        ModifierRule(
            "scaleEffect",
            "Draws the view larger or smaller.",
            Parameter.needed("x", .number, "How much wider; and higher, where nothing else is said."),
            Parameter("y", .number, "How much higher."),
            anchor
        ) { view, x, y, anchor in
            view.scaleEffect(x: CGFloat(x), y: CGFloat(y ?? x), anchor: anchor)
        },
        ModifierRule(
            "transformEffect",
            "Moves every point of the view as a matrix says.",
            .value(.transform, "The matrix.")
        ) {
            $0.transformEffect($1)
        },
        ModifierRule("offset", "Draws the view elsewhere.", x, y) { $0.offset(x: $1, y: $2) },
        ModifierRule("position", "Puts the middle of the view at a point of the room.", x, y) {
            $0.position(x: $1, y: $2)
        },
        ModifierRule(
            "alignmentGuide",
            "Says where a line is that the view is aligned by.",
            Parameter.needed("guide", .guide, "The line."),
            Parameter("to", .guide, "The line of the view that stands for it; its start where it is left out."),
            Parameter("offset", .length, "How far behind that.", or: "0")
        ) { view, guide, target, offset in
            switch guide {
            case .horizontal(let guide): view.alignmentGuide(guide) { (target?.value(in: $0) ?? 0) + offset }
            case .vertical(let guide): view.alignmentGuide(guide) { (target?.value(in: $0) ?? 0) + offset }
            }
        },
        ModifierRule("layoutPriority", "How early the view chooses its size.", .value(.number, "The priority.")) {
            $0.layoutPriority($1)
        },
        ModifierRule("zIndex", "Where the view stands in paint order.", .value(.number, "The place.")) {
            $0.zIndex($1)
        },
        ModifierRule("tag", "What a selection calls the view.", .value(.tag, "The name.")) { $0.tag($1) },
        ModifierRule("named", "The name of the view in the picture.", .value(.text, "The name.")) { $0.named($1) },
        ModifierRule(
            "accessibilityLabel",
            "What the view is, for people who can't see it.",
            .value(.words, "The text.")
        ) {
            $0.accessibilityLabel($1)
        },
    ]
}

extension Guide {
    /// Where the line is in a view.
    fileprivate func value(in view: ViewDimensions) -> CGFloat {
        switch self {
        case .horizontal(let guide): view[guide]
        case .vertical(let guide): view[guide]
        }
    }
}
