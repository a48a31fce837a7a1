import LayoutSolvers

/// One or more columns of a ``LazyVGrid`` or rows of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// The size of the tracks of an item.
    public enum Size: Hashable, Sendable {
        /// One track with a length in points.
        case fixed(CGFloat)
        /// One track that shares the remaining length with the other items, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into the item's share of the remaining length.
        ///
        /// The minimum determines how many tracks fit, and the maximum limits the length of each.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the item's tracks.
    public var size: Size
    /// The spacing after the item and between its tracks, in points; `nil` for the default.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; `nil` for the center.
    public var alignment: Alignment?

    /// Creates an item with a size, a spacing and an alignment.
    ///
    /// - Parameters:
    ///   - size: The size of the item's tracks.
    ///   - spacing: The spacing after the item and between its tracks, in points; `nil` for the default.
    ///   - alignment: The alignment of views in their cells; `nil` for the center.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The item for the solver.
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
    /// The size as text, for example `fixed(40)`.
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
