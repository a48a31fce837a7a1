/// The direction of every scalar of a paragraph, by the rules of UAX #9 of Unicode 15.
package struct BidiParagraph {
    /// An embedding level: even levels are left-to-right, odd levels are right-to-left.
    ///
    /// Higher levels are nested deeper.
    package typealias Level = UInt8

    /// The level of the paragraph: 0 or 1.
    let base: Level
    /// The level of each scalar.
    package internal(set) var levels: [Level]
    /// The original class of each scalar.
    let original: [BidiClass]
    /// The class of each scalar while rules are applied.
    var classes: [BidiClass]

    /// The deepest level that the standard allows.
    static let deepest: Level = 125

    /// Creates a paragraph with the level of each scalar.
    ///
    /// - Parameters:
    ///   - scalars: The scalars of the paragraph.
    ///   - direction: The direction of the paragraph; `nil` for the direction of its first letter with a direction.
    ///   - fallback: The direction if no letter has one.
    package init(_ scalars: [Unicode.Scalar], direction: Drawing.Direction?, fallback: Drawing.Direction) {
        let classes = scalars.map(BidiClass.init)
        let base = (direction ?? Self.firstDirection(in: classes[...])) ?? fallback
        self.init(scalars, classes: classes, base: base == .rightToLeft ? 1 : 0)
    }

    init(_ scalars: [Unicode.Scalar], classes: [BidiClass], base: Level) {
        self.base = base
        original = classes
        self.classes = classes
        levels = Array(repeating: base, count: classes.count)
        resolveExplicit()
        for sequence in isolatingRunSequences() {
            resolveWeak(sequence)
            resolveBrackets(sequence, scalars)
            resolveNeutral(sequence)
        }
        resolveImplicit()
        resetSeparators()
    }

    /// Returns the direction of the first letter that has one, outside isolates (P2, P3).
    static func firstDirection(in classes: ArraySlice<BidiClass>) -> Drawing.Direction? {
        var depth = 0
        for kind in classes {
            switch kind {
            case .lri, .rli, .fsi: depth += 1
            case .pdi: depth = max(depth - 1, 0)
            case .l where depth == 0: return .leftToRight
            case .r where depth == 0, .al where depth == 0: return .rightToLeft
            default: break
            }
        }
        return nil
    }
}
