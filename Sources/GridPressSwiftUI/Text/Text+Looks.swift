// What is said about the letters of a text; what a part says holds before what is said about the whole.

extension Text {
    /// The text with something said about all letters about which it isn't said yet.
    private func saying(_ change: (inout TextAttributes) -> Void) -> Text {
        var outer = TextAttributes()
        change(&outer)
        return changed { $0.fill(from: outer) }
    }

    /// Makes the letters lead to an address.
    func leading(to address: URL) -> Text { saying { $0.setLink(address: address.absoluteString) } }

    /// Sets the typeface.
    public func font(_ font: Font?) -> Text { saying { $0.font = font } }

    /// Sets how bold the letters are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { saying { $0.weight = weight } }

    /// Sets the character of the typeface.
    public func fontDesign(_ design: Font.Design?) -> Text { saying { $0.design = design } }

    /// Sets how wide the letters are; every picture has the standard width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Sets the text in bold.
    public func bold(_ isActive: Bool = true) -> Text { saying { $0.isBold = isActive } }

    /// Sets the text in slanted letters.
    public func italic(_ isActive: Bool = true) -> Text { saying { $0.isItalic = isActive } }

    /// Sets the text in letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { saying { $0.isMonospaced = isActive } }

    /// Sets digits of one width, as the digits of the family are anyway.
    public func monospacedDigit() -> Text { self }

    /// Sets what the letters are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { saying { $0.style = AnyShapeStyle(style) } }

    /// Sets the colour of the letters.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }

    /// Draws a line below the letters.
    ///
    /// The line is solid and has the colour of the letters, whatever the pattern and the colour.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        saying { $0.isUnderlined = isActive }
    }

    /// Draws a line through the letters.
    ///
    /// The line is solid and has the colour of the letters, whatever the pattern and the colour.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        saying { $0.isStruckThrough = isActive }
    }

    /// Sets the room added after each letter.
    public func tracking(_ tracking: CGFloat) -> Text { saying { $0.tracking = tracking } }

    /// Sets the room added after each letter.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Raises the letters above the baseline.
    public func baselineOffset(_ offset: CGFloat) -> Text { saying { $0.baselineOffset = offset } }

    /// How a line along letters is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line along letters; every line is drawn solid.
        public struct Pattern: Hashable, Sendable {
            private let number: Int

            /// Without gaps.
            public static let solid = Pattern(number: 0)
            /// Of dots.
            public static let dot = Pattern(number: 1)
            /// Of dashes.
            public static let dash = Pattern(number: 2)
            /// Of dashes and dots.
            public static let dashDot = Pattern(number: 3)
            /// Of dashes and pairs of dots.
            public static let dashDotDot = Pattern(number: 4)
        }

        /// A solid line.
        public static let single = LineStyle()

        /// A line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }
}

extension Text.Run {
    /// Says about the letters what wasn't said yet.
    mutating func fill(from outer: TextAttributes) {
        if attributes == nil { attributes = Shared(outer) } else { attributes?.value.fill(from: outer) }
    }
}
