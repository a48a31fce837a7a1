import GridPressDrawings
import ProgramMessages

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
