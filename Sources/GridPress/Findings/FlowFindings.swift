extension Finding.Code {
    /// A largest width or height that is negative or no number.
    public static let invalidLimit = Finding.Code(rawValue: "flow.invalid-limit")
    /// A masonry of less than one lane, or of too many.
    public static let laneCount = Finding.Code(rawValue: "flow.lane-count")
    /// An item that answers with a size without end.
    public static let endlessItem = Finding.Code(rawValue: "flow.endless-item")
}

extension Finding.Explanation {
    /// What is found about flows, masonry and the layouts around them.
    package static let ofFlows = [
        Finding.Explanation(
            .invalidLimit,
            .warning,
            "A largest width or height that can't be",
            "The largest width or height of a flow, a masonry or their items is negative or no number. One that is no "
                + "number is ignored, and a negative one counts as 0. It may be infinite: then there is no limit.",
            "Give it a length of at least 0.",
            example: Example(
                mistake: "<Figure><HFlow maxWidth=\"-4\"><Circle frame=\"9 9\"/></HFlow></Figure>",
                right: "<Figure><HFlow maxWidth=\"40\"><Circle frame=\"9 9\"/></HFlow></Figure>"
            )
        ),
        Finding.Explanation(
            .laneCount,
            .warning,
            "A number of lanes that can't be",
            "A masonry has at least one column or row, and at most \(Masonry.mostLanes). Another number counts as the "
                + "nearest one of these.",
            "Give it a number between them.",
            example: Example(
                mistake: "<Figure><VMasonry columns=\"0\" maxWidth=\"40\"><Circle frame=\"9 9\"/></VMasonry></Figure>",
                right: "<Figure><VMasonry columns=\"2\" maxWidth=\"40\"><Circle frame=\"9 9\"/></VMasonry></Figure>"
            )
        ),
        Finding.Explanation(
            .endlessItem,
            .warning,
            "An item without an end",
            "An item of a flow, a masonry or a layout like them answers with a width or a height without an end. Along that "
                + "axis it takes no room, so that the others have places.",
            "Give the item a frame with finite lengths."
        ),
    ]
}

extension Blemish {
    /// What is wrong with a largest length; infinity means that there is none.
    static func ofLimit(_ limit: CGFloat?, in container: String, isOfItems: Bool = false) -> Blemish? {
        guard let limit, !(limit >= 0) else { return nil }
        return Blemish(
            code: .invalidLimit,
            sentence: "\(container) can't have \(isOfItems ? "items of " : "")the largest length \(limit); "
                + (limit.isNaN ? "it is ignored." : "it counts as 0."),
            fix: "Give it a length of at least 0."
        )
    }

    /// What is wrong with a gap: then the ordinary one is left.
    static func ofFlowSpacing(_ spacing: CGFloat?, in container: String) -> Blemish? {
        guard let spacing, !spacing.isFinite else { return nil }
        return Blemish(
            code: .invalidSpacing,
            sentence: "\(container) can't have the spacing \(spacing); \(Int(FUSpacing.ordinary)) points are left.",
            fix: "Give it a finite spacing, or none."
        )
    }

    /// An item answered with a size without end.
    static let endlessItem = Blemish(
        code: .endlessItem,
        sentence: "An item answers with a size without an end; along that axis it takes no room.",
        fix: "Give the item a frame with finite lengths."
    )
}
