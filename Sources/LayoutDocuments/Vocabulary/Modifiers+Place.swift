extension ModifierRule {
    private static let anchor = Parameter("anchor", .unitPoint, "The anchor point, which stays in place.", or: "center")
    private static let x = Parameter("x", .length, "The distance toward the trailing edge, in points.", or: "0")
    private static let y = Parameter("y", .length, "The downward distance, in points.", or: "0")

    /// Modifiers for the transform, the position and the names of a view.
    static let place: [ModifierRule] = [
        ModifierRule(
            "rotationEffect", "Rotates the rendered view around an anchor point.",
            Parameter.needed("angle", .angle, "The clockwise angle, in degrees."), anchor
        ) { $0.rotationEffect($1, anchor: $2) },
        ModifierRule(
            "rotation3DEffect", "Rotates the rendered view in three dimensions.",
            Parameter.needed("angle", .angle, "The angle, in degrees."),
            Parameter("axis", .axis, "The axis of rotation.", or: "y"), anchor,
            Parameter("backsideFlip", .backsideFlip, "The axis along which the back side flips.", or: "automatic"),
            .slot("back", "The views on the back side.")
        ) { view, angle, axis, anchor, flip, back in
            let axis = (axis.x, axis.y, axis.z)
            if let back {
                view.rotation3DEffect(angle, axis: axis, anchor: anchor, backsideFlip: flip) { back }
            } else {
                view.rotation3DEffect(angle, axis: axis, anchor: anchor)
            }
        },
        ModifierRule(
            "scaleEffect", "Scales the rendered view.", Parameter.needed("x", .number, "The horizontal scale factor."),
            Parameter("y", .number, "The vertical scale factor. By default, the horizontal scale factor."), anchor
        ) { view, x, y, anchor in view.scaleEffect(x: CGFloat(x), y: CGFloat(y ?? x), anchor: anchor) },
        ModifierRule(
            "transformEffect", "Applies an affine transformation to the rendered view.",
            .value(.transform, "The transformation matrix.")
        ) { $0.transformEffect($1) },
        ModifierRule("offset", "Offsets the rendered view. The layout doesn't change.", x, y) {
            $0.offset(x: $1, y: $2)
        },
        ModifierRule(
            "position", "Positions the center of the view at a point of the available space.",
            Parameter("x", .length, "The distance from the leading edge, in points.", or: "0"),
            Parameter("y", .length, "The distance from the top edge, in points.", or: "0")
        ) { $0.position(x: $1, y: $2) },
        ModifierRule(
            "alignmentGuide", "Sets the position of an alignment guide of the view.",
            Parameter.needed("guide", .guide, "The alignment guide."),
            Parameter("to", .guide, "The guide at the new position. By default, the leading edge or the top edge."),
            Parameter("offset", .length, "The distance from the position that `to` sets, in points.", or: "0")
        ) { view, guide, target, offset in
            switch guide {
            case .horizontal(let guide): view.alignmentGuide(guide) { (target?.value(in: $0) ?? 0) + offset }
            case .vertical(let guide): view.alignmentGuide(guide) { (target?.value(in: $0) ?? 0) + offset }
            }
        },
        ModifierRule(
            "layoutPriority", "Sets the priority with which the parent layout gives space to the view.",
            .value(.number, "The priority.")
        ) { $0.layoutPriority($1) },
        ModifierRule(
            "zIndex", "Sets the display order of overlapping views.",
            .value(.number, "The order. Views with higher values are in front.")
        ) { $0.zIndex($1) },
        ModifierRule(
            "tag", "Sets the tag of the view, which the `selection` of a container refers to.", .value(.tag, "The tag.")
        ) { $0.tag($1) },
        ModifierRule(
            "named", "Sets the name of the view in the layout record, and its class in the SVG document.",
            .value(.text, "The name.")
        ) { $0.named($1) },
        ModifierRule(
            "accessibilityLabel", "Adds an accessibility label that describes the view.", .value(.words, "The label.")
        ) { $0.accessibilityLabel($1) },
    ]
}

extension AnyAlignmentGuide {
    /// Returns the position of the guide in a view.
    fileprivate func value(in view: ViewDimensions) -> CGFloat {
        switch self {
        case .horizontal(let guide): view[guide]
        case .vertical(let guide): view[guide]
        }
    }
}
