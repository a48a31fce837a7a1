import GridPressDrawings
import GridPressFindings

extension Finding.Code {
    /// A figure whose layout is the same at every requested width.
    package static let fixedWidth = Finding.Code(rawValue: "widths.fixed")
    /// A width at which the layout is the same as at the previous width.
    package static let equalLayouts = Finding.Code(rawValue: "widths.equal")
}

/// A comparison of the layouts of a figure at several widths.
package struct WidthComparison {
    /// The drawings with their widths, from the narrowest to the widest.
    private let layouts: [(width: Double, drawing: Drawing)]

    /// Compares drawings of one figure without their annotations.
    package init(_ layouts: [(Double, Drawing)]) { self.layouts = layouts.map { (width: $0, drawing: $1) } }

    /// Returns a warning if all layouts are equal, or a note for each layout that equals the previous layout.
    package func findings(at location: Finding.Location) -> [Finding] {
        let equal = zip(layouts, layouts.dropFirst()).filter { $1.drawing.hasLayout(of: $0.drawing) }
        guard !equal.isEmpty else { return [] }
        guard equal.count < layouts.count - 1 else {
            return [
                Finding(
                    .fixedWidth,
                    .warning,
                    at: location,
                    "The layout is the same at every width from \(layouts[0].width.phrase) to "
                        + "\(layouts[layouts.count - 1].width.phrase), because the content doesn't follow its proposal.",
                    fix: "Remove fixed widths around the content, or use views that follow theirs, such as adaptive "
                        + "columns, flows and ViewThatFits."
                )
            ]
        }
        return equal.map { narrow, wide in
            Finding(
                .equalLayouts,
                .note,
                at: location,
                "The layout at \(wide.width.phrase) equals the one at \(narrow.width.phrase).",
                fix: "Leave out one of the two widths."
            )
        }
    }
}

extension Drawing {
    /// Returns whether all views have equal frames in another drawing, apart from the position of the whole content.
    fileprivate func hasLayout(of other: Drawing) -> Bool {
        guard elements.count == other.elements.count else { return false }
        guard let first = elements.first, let otherFirst = other.elements.first else { return true }
        let (x, y) = (first.frame.minX - otherFirst.frame.minX, first.frame.minY - otherFirst.frame.minY)
        return zip(elements, other.elements).allSatisfy { element, other in
            element.kind == other.kind && element.frame.isNear(other.frame.offsetBy(dx: x, dy: y), within: 0.001)
        }
    }
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
