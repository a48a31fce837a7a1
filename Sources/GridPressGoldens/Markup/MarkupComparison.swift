import XMLReading

/// A comparison of two pictures or pages by structure and numbers.
///
/// The order of attributes, white space between elements, comments, quotation marks, the spelling of numbers and the
/// names of ids don't count.
///
/// Numbers differ if their difference exceeds the tolerance. For lengths, positions and angles in degrees, this is
/// the whole tolerance. For factors, fractions and opacities, it is a tenth of the tolerance, at most 0.01. Numbers
/// in layout records, tables, dimensions and guides are rounded, so their last decimal can also differ by one.
package struct MarkupComparison: Sendable {
    /// The largest difference between lengths that count as equal.
    package let tolerance: Double

    /// Creates a comparison with a tolerance.
    package init(tolerance: Double = SnapshotComparer.defaultTolerance) { self.tolerance = tolerance }

    /// Returns the changes from one document to another, in the order of the old document; empty if they are equal.
    package func changes(from old: XMLDocument, to new: XMLDocument) -> [StructuralChange] {
        let tolerance = Tolerance(length: tolerance)
        let before = ComparedTree(old, tolerance: tolerance)
        let after = ComparedTree(new, tolerance: tolerance)
        return TreeComparison.changes(from: before, to: after)
    }
}
