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
