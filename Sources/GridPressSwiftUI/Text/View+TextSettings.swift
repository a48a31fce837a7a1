nonisolated extension View {
    private func text(_ change: @escaping (inout TextSettings) -> Void) -> ModifiedView<Self> {
        modified(by: TextSettingsChange(apply: change))
    }

    private func text<Value: Hashable>(
        _ path: WritableKeyPath<TextSettings, Value>,
        _ value: Value
    ) -> ModifiedView<Self> {
        modified(by: TextSetting(path: path, value: value))
    }

    /// Sets how bold the letters of texts are.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedView<Self> { text(\.attributes.weight, weight) }

    /// Sets the character of the typeface of texts.
    public func fontDesign(_ design: Font.Design?) -> ModifiedView<Self> { text(\.attributes.design, design) }

    /// Sets how wide the letters of texts are; every picture has the standard width.
    public func fontWidth(_ width: Font.Width?) -> ModifiedView<Self> { text { _ in } }

    /// Sets texts in bold.
    public func bold(_ isActive: Bool = true) -> ModifiedView<Self> { text(\.attributes.isBold, isActive) }

    /// Sets texts in slanted letters.
    public func italic(_ isActive: Bool = true) -> ModifiedView<Self> { text(\.attributes.isItalic, isActive) }

    /// Sets texts in letters of one width.
    public func monospaced(_ isActive: Bool = true) -> ModifiedView<Self> {
        text(\.attributes.isMonospaced, isActive)
    }

    /// Sets digits of one width, as the digits of the family are anyway.
    public func monospacedDigit() -> ModifiedView<Self> { text { _ in } }

    /// Draws a solid line below the letters of texts.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView<Self> {
        text(\.attributes.isUnderlined, isActive)
    }

    /// Draws a solid line through the letters of texts.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView<Self> {
        text(\.attributes.isStruckThrough, isActive)
    }

    /// Sets the room added after each letter of texts.
    public func tracking(_ tracking: CGFloat) -> ModifiedView<Self> {
        text(\.attributes.tracking, tracking)
    }

    /// Sets the room added after each letter of texts.
    public func kerning(_ kerning: CGFloat) -> ModifiedView<Self> { tracking(kerning) }

    /// Raises the letters of texts above the baseline.
    public func baselineOffset(_ offset: CGFloat) -> ModifiedView<Self> {
        text(\.attributes.baselineOffset, offset)
    }

    /// Limits how many lines a text may have; `nil` sets no limit.
    public func lineLimit(_ number: Int?) -> ModifiedView<Self> {
        text {
            $0.lineLimit = number
            $0.reservedLines = 1
        }
    }

    /// Limits how many lines a text may have, and may keep room for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView<Self> {
        text {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 1
        }
    }

    /// Limits how many lines a text may have, and keeps room for some.
    public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView<Self> {
        text {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Keeps room for some lines of a text.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedView<Self> {
        text {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Limits how many lines a text may have.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView<Self> { lineLimit(limit.upperBound) }

    /// Sets how the lines of a text lie beside each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> {
        text(\.alignment, alignment)
    }

    /// Sets which part of a text is left out where it doesn't fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView<Self> { text(\.truncation, mode) }

    /// Lets letters become smaller, down to a part of their size, before a part of a text is left out.
    public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedView<Self> { text(\.minimumScale, factor) }

    /// Lets letters move closer together before a part of a text is left out; they never do.
    public func allowsTightening(_ isAllowed: Bool) -> ModifiedView<Self> { text { _ in } }

    /// Sets the room between a line of a text and the next.
    public func lineSpacing(_ spacing: CGFloat) -> ModifiedView<Self> { text(\.lineSpacing, spacing) }

    /// Changes the letters of texts to capitals or small letters before they are shown.
    public func textCase(_ letterCase: Text.Case?) -> ModifiedView<Self> { text(\.letterCase, letterCase) }

    /// Sets how the direction of paragraphs is found.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> ModifiedView<Self> {
        text(\.direction, strategy)
    }
}

/// A modifier that gives one of the settings of texts a value.
struct TextSetting<Value: Hashable>: EnvironmentModifier {
    let path: WritableKeyPath<TextSettings, Value>
    let value: Value

    var step: EnvironmentStep? { EnvironmentStep(path, value) }

    func change(_ environment: inout EnvironmentValues) { environment.values.text.value[keyPath: path] = value }
}

private struct TextSettingsChange: EnvironmentModifier {
    let apply: (inout TextSettings) -> Void

    func change(_ environment: inout EnvironmentValues) { apply(&environment.values.text.value) }
}
