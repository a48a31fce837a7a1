extension ElementRule {
    /// Views that read the proposed size, and views that are scaled.
    static let readers: [ElementRule] = [
        ElementRule(
            "WidthReader",
            "Takes the proposed width and arranges views in a vertical line, without spacing. The reader is as tall as "
                + "its views. Inside a reader, `shareFrame` gives a view a share of the reader's width.",
            Parameter("alignment", .horizontalAlignment, "The horizontal alignment of the views.", or: "center"), .views
        ) { alignment, views in WidthReader(alignment: alignment) { _ in views } },
        ElementRule(
            "HeightReader",
            "Takes the proposed height and arranges views in a horizontal line, without spacing. The reader is as wide "
                + "as its views. Inside a reader, `shareFrame` gives a view a share of the reader's height.",
            Parameter("alignment", .verticalAlignment, "The vertical alignment of the views.", or: "top"), .views
        ) { alignment, views in HeightReader(alignment: alignment) { _ in views } },
        ElementRule(
            "SmartScrollView", "A scrollable view. By default, the view is no larger than its content.",
            Parameter("axes", .axes, "The axes along which the content scrolls.", or: "vertical"),
            Parameter("optionalScrolling", .truth, "Whether content that fits doesn't scroll.", or: "true"),
            Parameter(
                "shrinkToFit", .truth,
                "Whether the view shrinks to the length of its content along the scrollable axes.", or: "true"), .views
        ) { axes, isOptional, shrinks, views in
            SmartScrollView(axes, optionalScrolling: isOptional, shrinkToFit: shrinks) { views }
        },
        ElementRule(
            "OverlappingImage",
            "An image that extends beyond its bounds at the top and the bottom, or at the left and the right.",
            Parameter("name", .text, "The name of the image file, with or without its extension."),
            Parameter("systemName", .text, "The name of a system symbol."),
            Parameter("aspectRatio", .number, "The ratio of width to height of the image.", or: "1"),
            Parameter("top", .number, "The fraction of the image height above the bounds."),
            Parameter("bottom", .number, "The fraction of the image height below the bounds."),
            Parameter("left", .number, "The fraction of the image width to the left of the bounds."),
            Parameter("right", .number, "The fraction of the image width to the right of the bounds."),
            Parameter("label", .text, "The accessibility label. By default, the name of the image."),
            Parameter(
                "decorative", .truth,
                "Whether the image is decorative, without an accessibility label. Has no effect with `systemName`.",
                or: "false")
        ) { name, symbol, ratio, top, bottom, left, right, label, isDecorative in
            let image = image(name ?? "", symbol, label, isDecorative: isDecorative)
            if left != nil || right != nil {
                OverlappingImage(image, aspectRatio: ratio, left: left ?? 0, right: right ?? 0)
            } else {
                OverlappingImage(image, aspectRatio: ratio, top: top ?? 0, bottom: bottom ?? 0)
            }
        }.with(
            .oneOf("name", "systemName"), .any(of: "name", "systemName"), .oneOf("systemName", "label"),
            .oneOf("decorative", "label"), .oneOf("top", "left"), .oneOf("top", "right"), .oneOf("bottom", "left"),
            .oneOf("bottom", "right")),
        ElementRule(
            "HairSpaceJustifiedText", "Justified text, whose lines are filled with hair spaces.",
            Parameter("size", .size, "The font size, in points.", or: "17"),
            Parameter("weight", .weight, "The font weight.", or: "regular"),
            Parameter("justifyLastLine", .truth, "Whether the last line is justified.", or: "false"), .text
        ) { size, weight, fillsLastLine, text in
            HairSpaceJustifiedText(
                text.letters, font: .systemFont(ofSize: size, weight: weight), justifyLastLine: fillsLastLine)
        },
    ]
}
