import LayoutSolvers

/// A column of a ``LazyVGrid``, a row of a ``LazyHGrid``, or as many of them as fit.
public struct GridItem: Sendable {
    /// How long the tracks of an item are.
    public enum Size: Hashable, Sendable {
        /// One track of this length.
        case fixed(CGFloat)
        /// One track that shares what is left with the others, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into the item's share of what is left, each of at least the minimum.
        ///
        /// The share isn't kept within the limits: the minimum says how many tracks fit, and the maximum how long each is.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long its tracks are.
    public var size: Size
    /// The space behind it and between its own tracks; `nil` for the default.
    public var spacing: CGFloat?
    /// Where views lie that are smaller than their cells; `nil` for the middle.
    public var alignment: Alignment?

    /// A column or a row, or as many of them as fit.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The item as the solver takes it.
    var solverItem: LazyGridItem {
        let gap = spacing.map { Double($0) } ?? LazyGridItem.defaultGap
        return switch size {
        case .fixed(let length): LazyGridItem(.fixed(length), gap: gap)
        case .flexible(let minimum, let maximum):
            LazyGridItem(.flexible(minimum: minimum, maximum: maximum), gap: gap)
        case .adaptive(let minimum, let maximum):
            LazyGridItem(.adaptive(minimum: minimum, maximum: maximum), gap: gap)
        }
    }

    /// The finding about an invalid number of the item; `nil` if all are valid.
    var finding: NodeFinding? {
        if let spacing, !spacing.isFinite {
            return finding(
                "has the invalid spacing \(spacing.inMessage), and the default is used",
                fix: "Use a finite spacing, or omit it."
            )
        }
        switch size {
        case .fixed(let length):
            guard length >= 0, length < .infinity else {
                return finding("has the invalid length \(length), which counts as 0", fix: Self.lengthFix)
            }
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            guard minimum >= 0, minimum < .infinity else {
                return finding("has the invalid minimum \(minimum), which counts as 0", fix: Self.lengthFix)
            }
            guard maximum >= minimum else {
                return finding(
                    maximum.isNaN
                        ? "has the invalid maximum \(maximum), which is ignored"
                        : "has the maximum \(maximum), which is less than the minimum \(minimum)",
                    fix: "Use a maximum that isn't smaller than the minimum."
                )
            }
        }
        return nil
    }

    private static let lengthFix = "Use a finite length of at least 0."

    private func finding(_ problem: String, fix: String) -> NodeFinding {
        NodeFinding(code: .gridItemLength, message: "A GridItem of the grid \(problem).", fix: fix)
    }
}

extension GridItem: CustomStringConvertible {
    /// The size as it is written.
    public var description: String {
        func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
            maximum == .infinity ? minimum.spelled : "\(minimum.spelled)...\(maximum.spelled)"
        }
        return switch size {
        case .fixed(let length): "fixed(\(length.spelled))"
        case .flexible(let minimum, let maximum): "flexible(\(limits(minimum, maximum)))"
        case .adaptive(let minimum, let maximum): "adaptive(\(limits(minimum, maximum)))"
        }
    }
}
