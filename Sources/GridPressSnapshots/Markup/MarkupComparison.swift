import XMLReading

/// Compares two pictures or pages by structure and numbers.
///
/// The order of attributes, white space between elements, comments, quotes, the spelling of numbers and what ids are called
/// don't count. Numbers count where they differ by more than the tolerance: lengths, places and angles in degrees by all of
/// it; factors, shares and opacities by a tenth, at most a hundredth. Numbers in a record of the layout, in tables, at
/// measures and guides are rounded ones: there the last decimal may also be one more or less.
package struct MarkupComparison: Sendable {
    /// How far lengths may lie apart and still be the same.
    package let tolerance: Double

    /// A comparison that takes numbers for the same up to a tolerance.
    package init(tolerance: Double = SnapshotComparer.defaultTolerance) { self.tolerance = tolerance }

    /// What is different in a document, in the order of the old one; nothing where they are the same.
    package func changes(from old: XMLDocument, to new: XMLDocument) -> [StructuralChange] {
        let tolerance = Tolerance(length: tolerance)
        let before = ComparedTree(old, tolerance: tolerance)
        let after = ComparedTree(new, tolerance: tolerance)
        return TreeComparison.changes(from: before, to: after)
    }
}
