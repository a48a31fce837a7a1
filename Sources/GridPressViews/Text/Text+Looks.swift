// Attributes of a text. Attributes of a part take precedence over attributes of the whole text.

extension Text {
    /// Returns the text with attributes for all runs that don't have them yet.
    private func saying(_ change: (inout TextAttributes) -> Void) -> Text {
        var outer = TextAttributes()
        change(&outer)
        return changed { $0.fill(from: outer) }
    }

    /// Returns the text as a link to a URL.
    package func leading(to address: URL) -> Text { saying { $0.setLink(address: address.absoluteString) } }

    /// Sets the font.
    ///
    /// `nil` uses the font of the environment.
    public func font(_ font: Font?) -> Text { saying { $0.font = font } }

    /// Sets the font weight; `nil` changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> Text { saying { $0.weight = weight } }

    /// Sets the font design; `nil` changes nothing.
    public func fontDesign(_ design: Font.Design?) -> Text { saying { $0.design = design } }

    /// Returns the text without changes: every font has the standard width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Draws the text in bold.
    public func bold(_ isActive: Bool = true) -> Text { saying { $0.isBold = isActive } }

    /// Draws the text in italics.
    public func italic(_ isActive: Bool = true) -> Text { saying { $0.isItalic = isActive } }

    /// Draws the text in a monospaced font.
    public func monospaced(_ isActive: Bool = true) -> Text { saying { $0.isMonospaced = isActive } }

    /// Returns the text without changes: the digits of the Helvetica family have the same width anyway.
    public func monospacedDigit() -> Text { self }

    /// Sets the style of the letters.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { saying { $0.style = AnyShapeStyle(style) } }

    /// Sets the color of the letters.
    ///
    /// `nil` changes nothing.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }

    /// Underlines the text.
    ///
    /// The line is solid and has the color of the letters; `pattern` and `color` have no effect.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        saying { $0.isUnderlined = isActive }
    }

    /// Strikes the text through.
    ///
    /// The line is solid and has the color of the letters; `pattern` and `color` have no effect.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        saying { $0.isStruckThrough = isActive }
    }

    /// Sets the space after each letter, in points.
    public func tracking(_ tracking: CGFloat) -> Text { saying { $0.tracking = tracking } }

    /// Sets the space after each letter, in points.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Raises the text above the baseline by an offset in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { saying { $0.baselineOffset = offset } }

    /// The style of a line that underlines text or strikes it through.
    ///
    /// Has no effect: GridPress draws every line solid, in the color of the letters.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        ///
        /// Has no effect: GridPress draws every line solid.
        public struct Pattern: Hashable, Sendable {
            private let number: Int

            /// A solid line.
            public static let solid = Pattern(number: 0)
            /// A line of dots.
            public static let dot = Pattern(number: 1)
            /// A line of dashes.
            public static let dash = Pattern(number: 2)
            /// A line of alternating dashes and dots.
            public static let dashDot = Pattern(number: 3)
            /// A line of dashes, each followed by two dots.
            public static let dashDotDot = Pattern(number: 4)
        }

        /// A solid line.
        public static let single = LineStyle()

        /// Creates a line style.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }
}

extension Text.Run {
    /// Sets the attributes that the run doesn't have yet.
    mutating func fill(from outer: TextAttributes) {
        if attributes == nil { attributes = Shared(outer) } else { attributes?.value.fill(from: outer) }
    }
}
