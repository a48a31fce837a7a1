extension Drawing {
    /// An element of the picture: a view, or an effect on the elements inside it.
    ///
    /// ```swift
    /// for (index, element) in drawing.elements.enumerated() where element.kind.role.isView {
    ///     let name = element.name ?? element.label ?? element.kind.name
    ///     print(name, drawing.figureFrame(ofElement: index))
    ///     for child in drawing.children(of: index) { print("-", drawing.elements[child].kind.name) }
    /// }
    /// ```
    public struct Element: Equatable, Sendable {
        /// The kind of view or modifier that the element represents.
        public var kind: Kind
        /// The frame that layout computed, in figure coordinates before the transforms around it are applied.
        public var frame: CGRect
        /// The size that the element was offered; `nil` for elements that take no part in layout, such as layers.
        public var proposal: Proposal?
        /// The settings written by the author, such as a spacing or the edges of a padding.
        public var settings: [Setting]
        /// The content that the element itself paints, before the elements inside it.
        public var mark: Mark
        /// The effect on everything inside the element; `nil` for none.
        ///
        /// An element with an effect paints nothing itself.
        public var effect: Effect?
        /// The layer that starts with the element; `nil` if the element belongs to the layer of its parent.
        public var layer: Layer?
        /// The name or, without one, the label.
        ///
        /// One property for both keeps elements small, and most have neither.
        package private(set) var nameOrLabel: String?
        private var isNamed: Bool
        // Narrow integers keep elements small and fast to copy. The code -1 means no parent.
        private var parentCode: Int32
        private var endCode: Int32
        private var line: Int32 = 0
        private var column: Int32 = 0

        /// The position of the element in its document; `nil` for views of a program.
        public var source: SourcePosition? {
            get { line > 0 ? SourcePosition(line: Int(line), column: Int(column)) : nil }
            set {
                line = newValue.map { Int32(clamping: $0.line) } ?? 0
                column = newValue.map { Int32(clamping: $0.column) } ?? 0
            }
        }

        /// The index of the element around this one; `nil` for outermost elements.
        public var parent: Int? {
            get { parentCode < 0 ? nil : Int(parentCode) }
            set { parentCode = Self.code(newValue) }
        }

        /// One past the index of the last element inside this one, or of this element if it contains no others.
        public var end: Int {
            get { Int(endCode) }
            set { endCode = Int32(clamping: newValue) }
        }

        private static func code(_ parent: Int?) -> Int32 { parent.map { Int32(clamping: $0) } ?? -1 }

        /// The name given by the author.
        ///
        /// An element with a name has no label.
        public var name: String? {
            get { isNamed ? nameOrLabel : nil }
            set {
                if newValue != nil || isNamed { nameOrLabel = newValue }
                isNamed = newValue != nil
            }
        }

        /// The description of the visible content, for screen readers.
        ///
        /// It is `nil` for an element with a name.
        public var label: String? {
            get { isNamed ? nil : nameOrLabel }
            set { if !isNamed { nameOrLabel = newValue } }
        }
    }

    /// A position in a document.
    public typealias SourcePosition = Finding.Position

    /// The content that an element paints.
    ///
    /// ```swift
    /// for element in drawing.elements {
    ///     switch element.mark {
    ///     case .text(let lines): print(lines.map(\.string).joined(separator: " "))
    ///     case .shape(let shape): print(shape.path.boundingRect)
    ///     case .image(let image): print(image.raster.pixels)
    ///     case .annotation, .none: break
    ///     }
    /// }
    /// ```
    public enum Mark: Equatable, Sendable {
        /// No content: the element only contains others.
        case none
        /// An outline, filled, stroked or both.
        case shape(Shape)
        /// Lines of text.
        case text([TextLine])
        /// An image made of pixels.
        indirect case image(Image)
        /// The parts of a layer of annotations above the picture, such as dimensions or a guide.
        indirect case annotation([Annotation.Part])
    }

    /// The effect on everything inside an element.
    ///
    /// ```swift
    /// for case .shadow(_, let radius, let offset)? in drawing.elements.map(\.effect) {
    ///     print("shadow", radius, offset)
    /// }
    /// ```
    public indirect enum Effect: Equatable, Sendable {
        /// Paints the content as one picture with this opacity.
        case opacity(Double)
        /// Applies a transform to the coordinates of the content.
        case transform(CGAffineTransform)
        /// Paints the content only inside this outline.
        case clip(Path, isEvenOdd: Bool)
        /// Paints the content only where the mask is opaque.
        ///
        /// The mask is the layer ``Layer/mask`` directly inside the element.
        case mask
        /// Blurs the content.
        ///
        /// The radius is the standard deviation of the blur.
        case blur(radius: Double)
        /// Paints the content above its shadow.
        case shadow(color: Color, radius: Double, offset: CGSize)
        /// Changes the colors of the content.
        case colors(ColorMatrix)
        /// Lays the content out without painting it.
        case hidden
    }

    /// A layer of the picture: the background, the content or the overlay of a view, a mask, or annotations.
    ///
    /// ```swift
    /// let decorations = drawing.visibleElements(in: [.background, .overlay])
    /// let extent = drawing.paintedBounds(layers: [.content])
    /// let picture = try drawing.svg(layers: [.background, .content])
    /// ```
    public enum Layer: String, Hashable, Sendable, CaseIterable {
        /// The layer behind the content.
        case background
        /// The view itself.
        case content
        /// The layer above the content.
        case overlay
        /// A mask, whose opaque parts show the content.
        ///
        /// It isn't painted itself.
        case mask
        /// The layer above the picture, with dimensions, guides and callouts.
        case annotation
    }
}

extension Drawing.Element {
    /// Whether the element is a modifier that only takes part in layout, without a name or a label.
    package var isPlainModifier: Bool { kind.role == .modifier && effect == nil && layer == nil && nameOrLabel == nil }

    // In an extension, so that it calls the memberwise initializer: assigning field by field costs one more copy.
    /// Creates an element.
    public init(
        parent: Int?,
        end: Int,
        kind: Drawing.Kind,
        name: String? = nil,
        label: String? = nil,
        frame: CGRect,
        mark: Drawing.Mark = .none,
        effect: Drawing.Effect? = nil,
        layer: Drawing.Layer? = nil,
        proposal: Drawing.Proposal? = nil,
        settings: [Drawing.Setting] = []
    ) {
        self.init(
            kind: kind,
            frame: frame,
            proposal: proposal,
            settings: settings,
            mark: mark,
            effect: effect,
            layer: layer,
            nameOrLabel: name ?? label,
            isNamed: name != nil,
            parentCode: Self.code(parent),
            endCode: Int32(clamping: end)
        )
    }
}
