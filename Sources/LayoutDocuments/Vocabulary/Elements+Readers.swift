import GridPress

extension ElementRule {
    /// Views that look at the room they get, and views that are scaled.
    static let readers: [ElementRule] = [
        ElementRule(
            "WidthReader",
            "Takes the width that is offered, and is as high as the views inside, which stand below each other. Inside it "
                + "`shareFrame` gives a view a share of that width.",
            Parameter("alignment", .horizontalAlignment, "Where narrower views lie.", or: "center"),
            .views
        ) { alignment, views in
            WidthReader(alignment: alignment) { _ in views }
        },
        ElementRule(
            "HeightReader",
            "Takes the height that is offered, and is as wide as the views inside, which stand beside each other. Inside "
                + "it `shareFrame` gives a view a share of that height.",
            Parameter("alignment", .verticalAlignment, "Where lower views lie.", or: "top"),
            .views
        ) { alignment, views in
            HeightReader(alignment: alignment) { _ in views }
        },
        ElementRule(
            "SmartScrollView",
            "Content that may be larger than the room for it, in a scroll view that is no larger than its content.",
            Parameter("axes", .axes, "The axes along which the content scrolls.", or: "vertical"),
            Parameter("optionalScrolling", .truth, "Whether content that fits stays where it is.", or: "true"),
            Parameter("shrinkToFit", .truth, "Whether it is no longer than its content along its axes.", or: "true"),
            .views
        ) { axes, isOptional, shrinks, views in
            SmartScrollView(axes, optionalScrolling: isOptional, shrinkToFit: shrinks) { views }
        },
        ElementRule(
            "OverlappingImage",
            "A picture that reaches beyond its room, at the top and the bottom or at the left and the right.",
            Parameter("name", .text, "The name of the file, with or without its extension."),
            Parameter("systemName", .text, "The name of one of the system's symbols."),
            Parameter("aspectRatio", .number, "The width of the picture divided by its height.", or: "1"),
            Parameter("top", .number, "How much of its height lies above its room."),
            Parameter("bottom", .number, "How much of its height lies below its room."),
            Parameter("left", .number, "How much of its width lies to the left of its room."),
            Parameter("right", .number, "How much of its width lies to the right of its room."),
            Parameter("label", .text, "What it shows, for people who can't see it; its name where it is left out."),
            Parameter("decorative", .truth, "Whether it shows nothing that has to be told.", or: "false")
        ) { name, symbol, ratio, top, bottom, left, right, label, isDecorative in
            let image = image(name ?? "", symbol, label, isDecorative: isDecorative)
            if left != nil || right != nil {
                OverlappingImage(image, aspectRatio: ratio, left: left ?? 0, right: right ?? 0)
            } else {
                OverlappingImage(image, aspectRatio: ratio, top: top ?? 0, bottom: bottom ?? 0)
            }
        }
        .with(
            .oneOf("name", "systemName"),
            .any(of: "name", "systemName"),
            .oneOf("systemName", "label"),
            .oneOf("decorative", "label"),
            .oneOf("top", "left"),
            .oneOf("top", "right"),
            .oneOf("bottom", "left"),
            .oneOf("bottom", "right")
        ),
        ElementRule(
            "HairSpaceJustifiedText",
            "Lines of text with even edges, filled with spaces as thin as a hair.",
            Parameter("size", .size, "The size of the letters.", or: "17"),
            Parameter("weight", .weight, "How bold the letters are.", or: "regular"),
            Parameter("justifyLastLine", .truth, "Whether the last line is filled, too.", or: "false"),
            .text
        ) { size, weight, fillsLastLine, text in
            HairSpaceJustifiedText(
                text.letters,
                font: .systemFont(ofSize: size, weight: weight),
                justifyLastLine: fillsLastLine
            )
        },
    ]
}
