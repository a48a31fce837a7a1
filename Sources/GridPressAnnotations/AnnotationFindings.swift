extension Finding.Code {
    /// Dimensions that are left out, because they have no room.
    public static let dimensionsLeftOut = Finding.Code(rawValue: "annotations.left-out")
    /// A guide or a dimension without anything to show.
    public static let idleAnnotation = Finding.Code(rawValue: "annotations.nothing-to-show")
    /// Labels of guides that are left out, because they have no room.
    public static let labelsLeftOut = Finding.Code(rawValue: "annotations.labels-left-out")
    /// Marks of callouts that are left out, because they have no room.
    public static let calloutsLeftOut = Finding.Code(rawValue: "annotations.callouts-left-out")
}

extension Finding {
    /// Returns the finding that some marks of callouts have no room.
    static func calloutsLeftOut(_ count: Int) -> Finding {
        Finding(
            .calloutsLeftOut,
            .note,
            count == 1
                ? "A callout has no mark in the picture, since every place at its view is taken. Its text is in the list."
                : "\(count) callouts have no mark in the picture, since every place at their views is taken. Their texts "
                    + "are in the list.",
            fix: "Explain fewer views in one picture, or leave more room around them."
        )
    }

    /// Returns the finding that some dimensions of a selection have no room.
    static func dimensionsLeftOut(_ count: Int) -> Finding {
        Finding(
            .dimensionsLeftOut,
            .note,
            count == 1
                ? "A dimension is left out, since it has no room beside what it measures or beside the picture."
                : "\(count) dimensions are left out, since they have no room beside what they measure or beside the picture.",
            fix: "Add all-levels (DimensionSelection.allLevels) to the dimensions to have them on further levels."
        )
    }

    /// Returns the finding that some labels of guides have no room.
    static func labelsLeftOut(_ count: Int) -> Finding {
        Finding(
            .labelsLeftOut,
            .note,
            count == 1
                ? "A label of a guide is left out, since it has no room that isn't taken by the picture or other labels."
                : "\(count) labels of guides are left out, since they have no room that isn't taken by the picture or other "
                    + "labels.",
            fix:
                "Draw fewer guides at once, smaller labels (labelSize, --label-size), or a figure with more room around its grids."
        )
    }
}

extension Finding.Explanation {
    /// The explanations of findings about annotations.
    package static let ofAnnotations = [
        Finding.Explanation(
            .dimensionsLeftOut,
            .note,
            "Dimensions left out",
            "Several grids have tracks to measure, or cells are too small for their sizes. Lines stand beside what "
                + "they measure, or on at most two levels on each side of the picture. Those without room there are left "
                + "out, so that the picture remains larger than its dimensions.",
            "Measure less, or leave more room between grids. With `all-levels`, all dimensions are drawn, on more levels."
        ),
        Finding.Explanation(
            .calloutsLeftOut,
            .note,
            "Callouts without a mark",
            "A mark stands at its view, or beside the picture at the end of a leader. It lies on no text, on no other "
                + "mark, and on nothing painted that isn't the ground of its view. In a crowd, no such place is left.",
            "Explain fewer views in one picture, or leave more room around them."
        ),
        Finding.Explanation(
            .idleAnnotation,
            .note,
            "Nothing to show",
            "The picture has nothing that a guide explains, or no view with the name of a dimension.",
            "Remove the guide or the dimension, or add what it is about."
        ),
        Finding.Explanation(
            .labelsLeftOut,
            .note,
            "Labels of guides left out",
            "Labels stand where nothing of the picture is painted: beside their grid, or beside the picture where nothing "
                + "stands between. Those that would be on something else, or further away than a third of the picture, are "
                + "left out; their lines are drawn. The page of a figure lists all of them in tables.",
            "Draw fewer guides at once or smaller labels, or leave more room between grids."
        ),
    ]
}
