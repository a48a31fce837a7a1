/// The room that children need across a stack when their guides meet on one line.
///
/// Every child reaches `guide` before that line and `length - guide` after it; the extent is the union.
package struct GuideExtent: Sendable {
    /// The furthest that a child reaches before the line: where the line lies inside the stack.
    package private(set) var before: Double
    /// The furthest that a child reaches after the line.
    package private(set) var after: Double
    private var isEmpty = true

    /// The extent of no child at all.
    package init() {
        before = 0
        after = 0
    }

    /// Adds a child of this length whose guide lies `guide` from its own start.
    ///
    /// The guide of an endless child may lie endlessly far as well (its centre does). Any other guide that is not
    /// finite counts as 0.
    package mutating func add(length: Double, guide: Double) {
        let length = length.asLength
        let guide = guide.isFinite || (guide == .infinity && length == .infinity) ? guide : 0
        // An endless child reaches endlessly far before its own centre; what lies behind adds nothing to that.
        let rest = guide == .infinity ? 0 : length - guide
        before = isEmpty ? guide : Swift.max(before, guide)
        after = isEmpty ? rest : Swift.max(after, rest)
        isEmpty = false
    }

    /// The length from the first start to the last end.
    package var length: Double { before + after }
}
