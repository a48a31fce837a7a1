// Custom drawing of texts, which a still picture draws as usual.

/// A way of drawing texts; a picture draws them as usual.
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text; no picture calls it.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// Returns the size of a text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The room around a text that is drawn into, too.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size of a text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// The room around a text that is drawn into, too.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A mark of a piece of text for a custom way of drawing.
public protocol TextAttribute {}

/// A text that is measured for a custom way of drawing; no picture makes one.
public struct TextProxy: Sendable {
    /// Returns the size of the text.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
    /// The lines of a text for a custom way of drawing; no picture makes one.
    public struct Layout: RandomAccessCollection, Sendable {
        private let lines: [Line]

        /// The index of the first line.
        public var startIndex: Int { lines.startIndex }
        /// The index after the last line.
        public var endIndex: Int { lines.endIndex }
        /// Whether a part of the text is left out.
        public var isTruncated: Bool { false }

        /// The line at an index.
        public subscript(index: Int) -> Line { lines[index] }

        /// The frame of a piece of text.
        public struct TypographicBounds: Equatable, Sendable {
            /// The start of the baseline.
            public var origin = CGPoint.zero
            /// The width.
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The depth below the baseline.
            public var descent: CGFloat = 0
            /// The room between lines.
            public var leading: CGFloat = 0
            /// The frame.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }

            /// An empty frame.
            public init() {}
        }

        /// A line of a text.
        public struct Line: RandomAccessCollection, Sendable {
            private let runs: [Run]

            /// The index of the first piece.
            public var startIndex: Int { runs.startIndex }
            /// The index after the last piece.
            public var endIndex: Int { runs.endIndex }
            /// The start of the baseline.
            public var origin: CGPoint { typographicBounds.origin }
            /// The frame.
            public var typographicBounds: TypographicBounds { TypographicBounds() }

            /// The piece at an index.
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A piece of a line with the same attributes.
        public struct Run: RandomAccessCollection, Sendable {
            private let slices: [RunSlice]

            /// The index of the first letter.
            public var startIndex: Int { slices.startIndex }
            /// The index after the last letter.
            public var endIndex: Int { slices.endIndex }
            /// The frame.
            public var typographicBounds: TypographicBounds { TypographicBounds() }

            /// The letter at an index.
            public subscript(index: Int) -> RunSlice { slices[index] }

            /// The mark of a type, if the piece has one.
            public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
        }

        /// A letter of a piece.
        public struct RunSlice: Sendable {
            /// The frame.
            public var typographicBounds: TypographicBounds { TypographicBounds() }

            /// The mark of a type, if the piece has one.
            public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
        }
    }

    /// Returns the text; a mark is for custom ways of drawing, which no picture uses.
    public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

extension GraphicsContext {
    /// Draws nothing: no picture draws texts in a custom way.
    public func draw(_ line: Text.Layout.Line) {}

    /// Draws nothing: no picture draws texts in a custom way.
    public func draw(_ run: Text.Layout.Run) {}

    /// Draws nothing: no picture draws texts in a custom way.
    public func draw(_ slice: Text.Layout.RunSlice) {}
}

nonisolated extension View {
    /// Has no effect in a static rendering: texts are drawn as usual.
    public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> Self { self }

    /// Has no effect in a static rendering: a text has one variant.
    public func textVariant(_ preference: TextVariantPreference) -> Self { self }
}

/// The variant of a text that is drawn.
public struct TextVariantPreference: Hashable, Sendable {
    private let name: String

    /// The longest one.
    public static let fixed = TextVariantPreference(name: "fixed")
    /// The longest one for which there is room.
    public static let sizeDependent = TextVariantPreference(name: "sizeDependent")
}
