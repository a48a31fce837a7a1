extension Finding.Explanation {
    /// The explanations of findings about explained views.
    static let ofExplanations = [
        Finding.Explanation(
            .unknownView, .error, "No such view",
            "The steps behind a frame are asked for, and the picture has no view with that name, at that line, or in that "
                + "cell.", "Use the name of a view, the line of its element, or the column and the row of its cell.")
    ]
}
