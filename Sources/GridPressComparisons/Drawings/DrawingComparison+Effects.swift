import GridPressRecords

// The effects of views.

extension DrawingComparison {
    mutating func compareEffects(_ pair: ElementPair) {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        guard before.effect != after.effect else { return }
        let subject = newNames.changedView(of: pair.new)
        func tell(_ property: String, _ old: String, _ new: String, _ difference: Double? = nil) {
            var change = Change(.changed, subject, property, old: old, new: new)
            change.difference = difference
            self.tell(change)
        }
        switch (before.effect, after.effect) {
        case (.opacity(let first)?, .opacity(let second)?):
            if differInFactor(first, second) { tell("opacity", first.phrase, second.phrase) }
        case (.blur(let first)?, .blur(let second)?):
            if differ(first, second) { tell("blur", first.phrase, second.phrase, (second - first).inThousandths) }
        case (.shadow(let color, let radius, let offset)?, .shadow(let newColor, let newRadius, let newOffset)?):
            if differ(color, newColor) { tell("shadow color", color.phrase, newColor.phrase) }
            if differ(radius, newRadius) { tell("shadow radius", radius.phrase, newRadius.phrase) }
            if differ(offset.width, newOffset.width) || differ(offset.height, newOffset.height) {
                tell(
                    "shadow offset",
                    "\(offset.width.phrase) \(offset.height.phrase)",
                    "\(newOffset.width.phrase) \(newOffset.height.phrase)"
                )
            }
        case (.colors(let first)?, .colors(let second)?):
            if zip(first.rows.joined(), second.rows.joined()).contains(where: { differInFactor($0, $1) }) {
                tell("colors", first.phrase, second.phrase)
            }
        case (.transform?, .transform?), (.transform?, nil), (nil, .transform?):
            let (was, became) = (before.transformPhrase, after.transformPhrase)
            if !was.isNear(became, within: tolerance) { tell("transform", was.text, became.text) }
        case (.clip(let first, let isEvenOdd)?, .clip(let second, let isNewEvenOdd)?):
            if isEvenOdd != isNewEvenOdd {
                tell("clip rule", isEvenOdd ? "even-odd" : "nonzero", isNewEvenOdd ? "even-odd" : "nonzero")
            }
            compareOutlines(first, second, pair, "clip", subject)
        case (.mask?, .mask?), (.hidden?, .hidden?): break
        default: tell(Self.word(before.effect, after.effect), before.effect.phrase, after.effect.phrase)
        }
    }

    private static func word(_ old: Drawing.Effect?, _ new: Drawing.Effect?) -> String {
        switch (old?.word, new?.word) {
        case (let word?, nil), (nil, let word?): word
        default: "effect"
        }
    }

    /// Returns whether two colors are different.
    func differ(_ first: Drawing.Color, _ second: Drawing.Color) -> Bool {
        func differ(_ first: Drawing.RGBA, _ second: Drawing.RGBA) -> Bool {
            first.red != second.red || first.green != second.green || first.blue != second.blue
                || abs(first.alpha - second.alpha) > 0.0011
        }
        return switch scheme {
        case .light: differ(first.light, second.light)
        case .dark: differ(first.dark, second.dark)
        case .adaptive: differ(first.light, second.light) || differ(first.dark, second.dark)
        }
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

extension Drawing.ColorMatrix {
    fileprivate var phrase: String { rows.joined().map(\.phrase).joined(separator: " ") }
}
