extension Finding.Explanation {
    /// The explanations of findings about flows, masonry and similar layouts.
    static let ofFlows = [
        Finding.Explanation(
            .invalidLimit, .warning, "Invalid maximum width or height",
            "A maximum width or height of a flow, a masonry or a similar layout, or of its items, is negative or not "
                + "a number. A negative maximum counts as 0. A maximum that isn't a number is ignored. An infinite "
                + "maximum is valid and means no limit.", "Use a length of at least 0.",
            example: Example(
                mistake: "<Figure><HFlow maxWidth=\"-4\"><Circle frame=\"9 9\"/></HFlow></Figure>",
                right: "<Figure><HFlow maxWidth=\"40\"><Circle frame=\"9 9\"/></HFlow></Figure>")),
        Finding.Explanation(
            .laneCount, .warning, "Invalid number of columns or rows",
            "The number of columns or rows of a masonry is less than 1 or greater than "
                + "\(Masonry.mostLanes). The nearest valid number is used.",
            "Use a number from 1 to \(Masonry.mostLanes).",
            example: Example(
                mistake: "<Figure><VMasonry columns=\"0\" maxWidth=\"40\"><Circle frame=\"9 9\"/></VMasonry></Figure>",
                right: "<Figure><VMasonry columns=\"2\" maxWidth=\"40\"><Circle frame=\"9 9\"/></VMasonry></Figure>")),
        Finding.Explanation(
            .endlessItem, .warning, "Item with an infinite size",
            "An item of a flow, a masonry or a similar layout returns an infinite width or height. Its "
                + "length counts as 0 along that axis, so that the other items can be placed.",
            "Give the item a frame with finite lengths."),
    ]
}
