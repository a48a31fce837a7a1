/// The space that children need across a stack when their alignment guides are on one line.
///
/// A child extends `guide` before that line and `length - guide` after it. The extent is the union of all children.
package struct GuideExtent: Sendable {
    /// The largest distance from a child's start to the line, which is the position of the line in the stack.
    package private(set) var before: Double
    /// The largest distance from the line to a child's end.
    package private(set) var after: Double
    private var isEmpty = true

    /// Creates the extent of no child.
    package init() {
        before = 0
        after = 0
    }

    /// Adds a child.
    ///
    /// The guide of an infinite child can be infinite too, as its center is. Any other guide that isn't finite counts
    /// as 0.
    ///
    /// - Parameters:
    ///   - length: The length of the child.
    ///   - guide: The distance from the child's start to its guide.
    package mutating func add(length: Double, guide: Double) {
        let length = length.asLength
        let guide = guide.isFinite || (guide == .infinity && length == .infinity) ? guide : 0
        // An infinite child extends infinitely before its center; the part after the center adds nothing to the length.
        let rest = guide == .infinity ? 0 : length - guide
        before = isEmpty ? guide : Swift.max(before, guide)
        after = isEmpty ? rest : Swift.max(after, rest)
        isEmpty = false
    }

    /// The distance from the first start to the last end.
    package var length: Double { before + after }
}
