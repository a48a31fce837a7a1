extension Finding.Code {
    /// The code for a maximum width or height that is negative or not a number.
    public static let invalidLimit = Finding.Code(rawValue: "flow.invalid-limit")
    /// The code for a masonry with less than 1 or more than 1,000 lanes.
    public static let laneCount = Finding.Code(rawValue: "flow.lane-count")
    /// The code for an item with an infinite size.
    public static let endlessItem = Finding.Code(rawValue: "flow.endless-item")
}

extension NodeFinding {
    /// Returns the finding about an invalid maximum length; infinity is valid and means no limit.
    static func ofLimit(_ limit: CGFloat?, in container: String, isOfItems: Bool = false) -> NodeFinding? {
        guard let limit, !(limit >= 0) else { return nil }
        return NodeFinding(
            code: .invalidLimit,
            message: "\(container) has the invalid maximum length \(limit)\(isOfItems ? " for its items" : ""). "
                + (limit.isNaN ? "It is ignored." : "It counts as 0."),
            fix: "Use a length of at least 0."
        )
    }

    /// Returns the finding about an invalid spacing, which the default replaces.
    static func ofFlowSpacing(_ spacing: CGFloat?, in container: String) -> NodeFinding? {
        guard let spacing, !spacing.isFinite else { return nil }
        return NodeFinding(
            code: .invalidSpacing,
            message:
                "\(container) has the invalid spacing \(spacing.inMessage). \(Int(FUSpacing.defaultLength)) points are used.",
            fix: "Use a finite spacing, or omit it for the default."
        )
    }

    /// The finding about an item with an infinite size.
    static let endlessItem = NodeFinding(
        code: .endlessItem,
        message: "An item returns an infinite width or height. Its length counts as 0 along that axis.",
        fix: "Give the item a frame with finite lengths."
    )
}
