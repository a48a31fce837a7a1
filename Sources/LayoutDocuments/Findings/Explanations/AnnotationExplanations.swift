extension Finding.Explanation {
    /// The explanations of findings about annotations.
    static let ofAnnotations = [
        Finding.Explanation(
            .dimensionsLeftOut, .note, "Dimensions left out",
            "Several grids have tracks to measure, or cells are too small for their sizes. Lines stand beside what "
                + "they measure, or on at most two levels on each side of the picture. Those without room there are left "
                + "out, so that the picture remains larger than its dimensions.",
            "Measure less, or leave more room between grids. With `all-levels`, all dimensions are drawn, on more levels."
        ),
        Finding.Explanation(
            .calloutsLeftOut, .note, "Callouts without a mark",
            "A mark stands at its view, or beside the picture at the end of a leader. It lies on no text, on no other "
                + "mark, and on nothing painted that isn't the ground of its view. In a crowd, no such place is left.",
            "Explain fewer views in one picture, or leave more room around them."),
        Finding.Explanation(
            .idleAnnotation, .note, "Nothing to show",
            "The picture has nothing that a guide explains, or no view with the name of a dimension.",
            "Remove the guide or the dimension, or add what it is about."),
        Finding.Explanation(
            .labelsLeftOut, .note, "Labels of guides left out",
            "Labels stand where nothing of the picture is painted: beside their grid, or beside the picture where nothing "
                + "stands between. Those that would be on something else, or further away than a third of the picture, are "
                + "left out; their lines are drawn. The page of a figure lists all of them in tables.",
            "Draw fewer guides at once or smaller labels, or leave more room between grids."),
    ]
}
