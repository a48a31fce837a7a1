// Custom drawing of texts. It has no effect: GridPress draws texts with their default appearance.

/// A custom renderer of texts.
///
/// A static rendering never uses it.
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text.
    ///
    /// Never called in a static rendering.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// Returns the size of a text.
    ///
    /// Never called in a static rendering.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The padding around a text that the renderer can draw into.
    ///
    /// Has no effect.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the proposed size, with 10 points for an unspecified side.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// The default padding of 0 on all sides.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A custom attribute of text, for custom renderers.
public protocol TextAttribute {}

/// A text to measure, for custom renderers.
///
/// A static rendering creates none.
public struct TextProxy: Sendable {
    /// Returns the proposed size, with 10 points for an unspecified side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
    /// The lines of a text, for custom renderers.
    ///
    /// A static rendering creates none.
    public struct Layout: RandomAccessCollection, Sendable {
        private let lines: [Line]

        /// The index of the first line.
        public var startIndex: Int { lines.startIndex }
        /// The index after the last line.
        public var endIndex: Int { lines.endIndex }
        /// A Boolean value that indicates whether part of the text is omitted.
        ///
        /// Always `false`.
        public var isTruncated: Bool { false }

        /// The line at an index.
        public subscript(index: Int) -> Line { lines[index] }

        /// The typographic bounds of text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The start of the baseline.
            public var origin = CGPoint.zero
            /// The width of the text.
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The depth below the baseline.
            public var descent: CGFloat = 0
            /// The space between lines.
            public var leading: CGFloat = 0
            /// The bounds as a rectangle.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }

            /// Creates empty bounds.
            public init() {}
        }

        /// A line of a text.
        public struct Line: RandomAccessCollection, Sendable {
            private let runs: [Run]

            /// The index of the first run.
            public var startIndex: Int { runs.startIndex }
            /// The index after the last run.
            public var endIndex: Int { runs.endIndex }
            /// The start of the baseline.
            public var origin: CGPoint { typographicBounds.origin }
            /// The typographic bounds of the line.
            ///
            /// Always empty.
            public var typographicBounds: TypographicBounds { TypographicBounds() }

            /// The run at an index.
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A run of a line with the same attributes.
        public struct Run: RandomAccessCollection, Sendable {
            private let slices: [RunSlice]

            /// The index of the first letter.
            public var startIndex: Int { slices.startIndex }
            /// The index after the last letter.
            public var endIndex: Int { slices.endIndex }
            /// The typographic bounds of the run.
            ///
            /// Always empty.
            public var typographicBounds: TypographicBounds { TypographicBounds() }

            /// The letter at an index.
            public subscript(index: Int) -> RunSlice { slices[index] }

            /// The custom attribute of a type.
            ///
            /// Always `nil`.
            public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
        }

        /// A part of a run, such as a letter.
        public struct RunSlice: Sendable {
            /// The typographic bounds of the part.
            ///
            /// Always empty.
            public var typographicBounds: TypographicBounds { TypographicBounds() }

            /// The custom attribute of a type.
            ///
            /// Always `nil`.
            public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
        }
    }

    /// Returns the text without changes: custom attributes only affect custom renderers.
    public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

extension GraphicsContext {
    /// Has no effect: GridPress uses no custom text renderers.
    public func draw(_ line: Text.Layout.Line) {}

    /// Has no effect: GridPress uses no custom text renderers.
    public func draw(_ run: Text.Layout.Run) {}

    /// Has no effect: GridPress uses no custom text renderers.
    public func draw(_ slice: Text.Layout.RunSlice) {}
}

nonisolated extension View {
    /// Has no effect: GridPress draws texts with their default appearance.
    public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> Self { self }

    /// Has no effect: GridPress draws every text in a single variant.
    public func textVariant(_ preference: TextVariantPreference) -> Self { self }
}

/// The preferred variant of a text.
///
/// Has no effect in a static rendering.
public struct TextVariantPreference: Hashable, Sendable {
    private let name: String

    /// The longest variant.
    public static let fixed = TextVariantPreference(name: "fixed")
    /// The longest variant that fits.
    public static let sizeDependent = TextVariantPreference(name: "sizeDependent")
}
