extension Finding.Code {
    /// A figure whose layout is the same at every requested width.
    package static let fixedWidth = Finding.Code(rawValue: "widths.fixed")
    /// A width at which the layout is the same as at the previous width.
    package static let equalLayouts = Finding.Code(rawValue: "widths.equal")
}

extension Finding.Explanation {
    /// The explanations of findings about figures with several widths.
    package static let ofWidths = [
        Finding.Explanation(
            .fixedWidth,
            .warning,
            "Same layout at every width",
            "The figure is asked for at several widths, but each view has the same frame at all of them. A frame with a fixed "
                + "width around the content, or content that never uses the width that it is offered, has this effect.",
            "Use flexible views: adaptive columns of a `LazyVGrid`, tracks in `fr`, a flow, `ViewThatFits`, or a frame with "
                + "`maxWidth`. Otherwise draw the figure once."
        ),
        Finding.Explanation(
            .equalLayouts,
            .note,
            "Same layout at two widths",
            "At one of the widths that are asked for, each view has the frame that it has at the width before. Only the room "
                + "around the content differs.",
            "Leave out one of the widths, or let the content use the additional room."
        ),
    ]
}
