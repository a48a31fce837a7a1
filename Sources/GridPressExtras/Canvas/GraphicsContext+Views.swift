// Texts, images and symbols on a canvas.

extension GraphicsContext {
    /// Draws a text, with its anchor at a point of the canvas.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        add(DrawnView(place: .point(point, anchor)) { text })
    }

    /// Draws a text in a rectangle, which is its proposed size.
    public func draw(_ text: Text, in rect: CGRect) { add(DrawnView(place: .rect(rect)) { text }) }

    /// Draws an image, with its anchor at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(DrawnView(place: .point(point, anchor)) { image })
    }

    /// Draws an image, scaled to a rectangle.
    ///
    /// `style` has no effect.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(DrawnView(place: .rect(rect)) { image.resizable() })
    }

    /// Draws a resolved text, with its anchor at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        add(DrawnView(place: .point(point, anchor)) { text.styled })
    }

    /// Draws a resolved text in a rectangle, which is its proposed size.
    public func draw(_ text: ResolvedText, in rect: CGRect) { add(DrawnView(place: .rect(rect)) { text.styled }) }

    /// Draws a resolved image, with its anchor at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        add(DrawnView(place: .point(point, anchor)) { image.styled })
    }

    /// Draws a resolved image, scaled to a rectangle.
    ///
    /// `style` has no effect.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(DrawnView(place: .rect(rect)) { image.resizable })
    }

    /// Draws a symbol, with its anchor at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(DrawnView(place: .point(point, anchor)) { MadeView(node: symbol.node) })
    }

    /// Draws a symbol, scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let scale = CGSize(width: rect.width / size.width, height: rect.height / size.height)
        add(
            DrawnView(place: .point(rect.origin, .topLeading)) {
                MadeView(node: symbol.node).scaleEffect(scale, anchor: .topLeading)
            }
        )
    }

    /// Returns a text that can be measured.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, node: surface.node(of: text)) }

    /// Returns an image that can be measured.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, node: surface.node(of: image)) }

    /// Returns the shading unchanged; it is resolved when it is used.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Returns the symbol with a tag; `nil` if no symbol of the canvas has the tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tag = SelectionTag(id)
        return surface.symbols.first { $0.traits?[TagKey.self] == tag }.map { ResolvedSymbol(node: $0) }
    }

    /// A text that can be measured.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let node: LayoutNode?
        /// The paint of the text, if the text sets no style itself.
        public var shading = Shading.foreground

        fileprivate var styled: some View { text.modified(by: ShadingModifier(shading: shading)) }

        /// Returns the size of the text for a proposed size.
        public func measure(in size: CGSize) -> CGSize { node?.sizeThatFits(ProposedViewSize(size)) ?? .zero }

        /// Returns the distance from the top of the text to its first baseline, for a proposed size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            node?.dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline] ?? 0
        }

        /// Returns the distance from the top of the text to its last baseline, for a proposed size.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            node?.dimensions(in: ProposedViewSize(size))[VerticalAlignment.lastTextBaseline] ?? 0
        }
    }

    /// An image that can be measured.
    public struct ResolvedImage {
        fileprivate let image: Image
        /// The size of the image in points.
        public let size: CGSize
        /// The distance from the top of the image to its baseline.
        public let baseline: CGFloat
        /// The paint of a template image; `nil` for the foreground style.
        public var shading: Shading?

        fileprivate init(image: Image, node: LayoutNode?) {
            self.image = image
            size = node?.sizeThatFits(.unspecified) ?? .zero
            baseline = node?.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] ?? size.height
        }

        fileprivate var styled: some View { image.modified(by: ShadingModifier(shading: shading)) }
        fileprivate var resizable: some View { image.resizable().modified(by: ShadingModifier(shading: shading)) }
    }

    /// A view that the canvas draws as a symbol.
    public struct ResolvedSymbol {
        fileprivate let node: LayoutNode
        /// The ideal size of the view.
        public var size: CGSize { node.sizeThatFits(.unspecified) }
    }
}

/// A modifier that sets the foreground style, unless the shading is `nil`.
private struct ShadingModifier: EnvironmentModifier {
    let shading: GraphicsContext.Shading?

    func change(_ environment: inout EnvironmentValues) {
        if let shading { environment.values.styles.foreground = environment.kept(shading.style) }
    }
}
