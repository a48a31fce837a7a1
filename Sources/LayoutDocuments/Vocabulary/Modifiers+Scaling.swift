import GridPress

extension ModifierRule {
    /// Scaling, and room that depends on the size of a view.
    static let scaling: [ModifierRule] = [
        ModifierRule(
            "scaledToFrame",
            "Draws the view larger or smaller, as it is, to match a size.",
            Parameter("width", .limit, "The width to match.", or: "infinity"),
            Parameter("height", .limit, "The height to match.", or: "infinity"),
            Parameter(
                "contentMode",
                .contentMode,
                "Whether it lies inside the size or covers it; each axis goes by itself where it is left out."
            ),
            Parameter("scaleMode", .scaleMode, "In which direction it may be scaled.", or: "both")
        ) { view, width, height, mode, scaleMode in
            view.scaledToFrame(width: width, height: height, contentMode: mode, scaleMode: scaleMode)
        },
        ModifierRule(
            "relativePadding",
            "Room around the view as a part of its own width and height.",
            Parameter("edges", .edges, "The edges with room at them.", or: "all"),
            .needed("lengthFactor", .number, "Which part, such as 0.1.")
        ) { view, edges, factor in
            view.relativePadding(edges, factor)
        },
        ModifierRule(
            "shareFrame",
            "A frame whose lengths are shares of those of the readers around.",
            Parameter("width", .number, "The share of the width of the `WidthReader`."),
            Parameter("height", .number, "The share of the height of the `HeightReader`."),
            Parameter("alignment", .alignment, "Where the view lies.", or: "center")
        ) { view, width, height, alignment in
            view.shareFrame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment)
        },
        ModifierRule(
            "equalWidthPreferred",
            "Makes the view as wide as the widest of those in an `equalWidthContainer` that say so.",
            .isActive
        ) { view, isActive in
            if isActive { view.equalWidthPreferred() } else { view }
        },
        ModifierRule(
            "equalHeightPreferred",
            "Makes the view as high as the highest of those in an `equalHeightContainer` that say so.",
            .isActive
        ) { view, isActive in
            if isActive { view.equalHeightPreferred() } else { view }
        },
        ModifierRule(
            "equalWidthContainer",
            "Lets views inside be as wide as the widest of them.",
            .isActive
        ) { view, isActive in
            if isActive { view.equalWidthContainer() } else { view }
        },
        ModifierRule(
            "equalHeightContainer",
            "Lets views inside be as high as the highest of them.",
            .isActive
        ) { view, isActive in
            if isActive { view.equalHeightContainer() } else { view }
        },
    ]
}
