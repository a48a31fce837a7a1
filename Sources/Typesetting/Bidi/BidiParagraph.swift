/// The direction of reading of every scalar of a paragraph, by the rules of UAX #9 of Unicode 15.
package struct BidiParagraph {
    /// An even level reads from left to right, an odd one from right to left; deeper levels lie inside others.
    package typealias Level = UInt8

    /// The level of the paragraph itself: 0 or 1.
    let base: Level
    /// The level of each scalar.
    package internal(set) var levels: [Level]
    /// The class of each scalar as it stands.
    let original: [BidiClass]
    var classes: [BidiClass]

    /// The deepest level that the standard allows.
    static let deepest: Level = 125

    /// Resolves a paragraph; without a direction the first letter that has one decides, and `fallback` where none does.
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

    /// P2, P3: the direction of the first letter that has one, going past isolates.
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
