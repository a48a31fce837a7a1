// The effects of views.

extension DrawingComparison {
    /// Returns the changes of an element's effect.
    func effects(_ pair: Pair) -> [FoundChange] {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        guard before.effect != after.effect else { return [] }
        let subject = newNames.changedView(of: pair.new)
        let kind = after.kindOfEffect ?? before.kindOfEffect ?? .unseen
        var found: [FoundChange] = []
        var changes: [Change] = []
        switch (before.effect, after.effect) {
        case (.transform?, .transform?), (.transform?, nil), (nil, .transform?):
            let (was, became) = (before.transformPhrase, after.transformPhrase)
            if !was.isNear(became, within: distanceTolerance) {
                changes = [Change(.changed, subject, "transform", old: was.text, new: became.text)]
            }
        case (let first?, let second?) where first.word == second.word:
            changes = self.changes(subject, first.properties, second.properties)
            if case .clip(let path, _) = first, case .clip(let newPath, _) = second {
                found = outlines(path, newPath, pair, "clip", subject, kind)
            }
        case (let first, let second):
            let word = first == nil || second == nil ? (first ?? second)?.word : "effect"
            changes = [Change(.changed, subject, word, old: first.phrase, new: second.phrase)]
        }
        return changes.causes(kind, about: [pair.site], explainsLayout: false) + found
    }
}

extension Drawing.Element {
    /// The transform of the element relative to its frame, which is the identity without an effect.
    fileprivate var transformPhrase: TransformPhrase {
        let transform = if case .transform(let transform)? = effect { transform } else { CGAffineTransform.identity }
        return TransformPhrase(transform, in: frame)
    }
}

extension Drawing.Effect {
    var word: String {
        switch self {
        case .opacity: "opacity"
        case .transform: "transform"
        case .clip: "clip"
        case .mask: "mask"
        case .blur: "blur"
        case .shadow: "shadow"
        case .colors: "colors"
        case .hidden: "hidden"
        }
    }

    fileprivate var properties: [Drawing.Setting] {
        switch self {
        case .opacity(let opacity): [.init("opacity", .number(opacity))]
        case .blur(let radius): [.init("blur", .number(radius))]
        case .shadow(let color, let radius, let offset):
            [
                .init("shadow color", .color(color)), .init("shadow radius", .number(radius)),
                .init("shadow offset", .numbers([offset.width, offset.height])),
            ]
        case .colors(let matrix): [.init("colors", .numbers(Array(matrix.rows.joined())))]
        case .clip(_, let isEvenOdd): [.init("clip rule", .word(isEvenOdd ? "even-odd" : "nonzero"))]
        case .transform, .mask, .hidden: []
        }
    }
}

extension Drawing.Effect? {
    /// The effect in words.
    var phrase: String {
        switch self {
        case .opacity(let opacity)?: opacity.phrase
        case .blur(let radius)?: radius.phrase
        case .shadow(let color, let radius, _)?: "\(color.phrase) \(radius.phrase)"
        case .clip(let path, _)?: path.word
        case .transform?, .mask?, .colors?, .hidden?: "on"
        case nil: "none"
        }
    }
}
