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

    /// Sets the font weight of texts; `nil` for the weight of their font.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedView<Self> { text(\.attributes.weight, weight) }

    /// Sets the font design of texts; `nil` for the design of their font.
    public func fontDesign(_ design: Font.Design?) -> ModifiedView<Self> { text(\.attributes.design, design) }

    /// Has no effect: GridPress draws every font at its standard width.
    public func fontWidth(_ width: Font.Width?) -> ModifiedView<Self> { text { _ in } }

    /// Draws texts in bold.
    public func bold(_ isActive: Bool = true) -> ModifiedView<Self> { text(\.attributes.isBold, isActive) }

    /// Draws texts in italics.
    public func italic(_ isActive: Bool = true) -> ModifiedView<Self> { text(\.attributes.isItalic, isActive) }

    /// Draws texts in a monospaced font.
    public func monospaced(_ isActive: Bool = true) -> ModifiedView<Self> {
        text(\.attributes.isMonospaced, isActive)
    }

    /// Has no effect: the digits of the Helvetica family have the same width anyway.
    public func monospacedDigit() -> ModifiedView<Self> { text { _ in } }

    /// Underlines texts.
    ///
    /// The line is solid and has the color of the letters; `pattern` and `color` have no effect.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView<Self> {
        text(\.attributes.isUnderlined, isActive)
    }

    /// Strikes texts through.
    ///
    /// The line is solid and has the color of the letters; `pattern` and `color` have no effect.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> ModifiedView<Self> {
        text(\.attributes.isStruckThrough, isActive)
    }

    /// Sets the space after each letter of texts, in points.
    public func tracking(_ tracking: CGFloat) -> ModifiedView<Self> {
        text(\.attributes.tracking, tracking)
    }

    /// Sets the space after each letter of texts, in points.
    public func kerning(_ kerning: CGFloat) -> ModifiedView<Self> { tracking(kerning) }

    /// Raises texts above the baseline by an offset in points.
    public func baselineOffset(_ offset: CGFloat) -> ModifiedView<Self> {
        text(\.attributes.baselineOffset, offset)
    }

    /// Sets the maximum number of lines of a text.
    ///
    /// `nil` removes the limit.
    public func lineLimit(_ number: Int?) -> ModifiedView<Self> {
        text {
            $0.lineLimit = number
            $0.reservedLines = 1
        }
    }

    /// Sets the maximum number of lines of a text, and can reserve space for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView<Self> {
        text {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 1
        }
    }

    /// Sets the maximum number of lines of a text, and reserves space for the minimum number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView<Self> {
        text {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Reserves space for a minimum number of lines of a text.
    ///
    /// The number of lines isn't limited.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedView<Self> {
        text {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Sets the maximum number of lines of a text.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView<Self> { lineLimit(limit.upperBound) }

    /// Sets the alignment of the lines of a text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> {
        text(\.alignment, alignment)
    }

    /// Sets the part of a text to omit if the text doesn't fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView<Self> { text(\.truncation, mode) }

    /// Sets the smallest factor by which letters shrink before a part of a text is omitted.
    ///
    /// Valid factors are greater than 0 and at most 1; others add a finding.
    public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedView<Self> { text(\.minimumScale, factor) }

    /// Has no effect: GridPress never moves letters closer together.
    public func allowsTightening(_ isAllowed: Bool) -> ModifiedView<Self> { text { _ in } }

    /// Sets the space between the lines of a text, in points.
    public func lineSpacing(_ spacing: CGFloat) -> ModifiedView<Self> { text(\.lineSpacing, spacing) }

    /// Sets the letter case of texts.
    ///
    /// `nil` keeps the letters unchanged.
    public func textCase(_ letterCase: Text.Case?) -> ModifiedView<Self> { text(\.letterCase, letterCase) }

    /// Sets the rule that determines the base direction of paragraphs.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> ModifiedView<Self> {
        text(\.direction, strategy)
    }
}

/// A modifier that sets one of the text settings.
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
