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
        // Both lengths and their flags take 17 bytes, an optional pair of optional numbers 33.
        @usableFromInline var offeredWidth: Double
        @usableFromInline var offeredHeight: Double
        @usableFromInline var content: Content
        /// The values that most elements lack; `nil` for none.
        @usableFromInline var details: Shared<Details>?
        // Narrow integers keep elements small and fast to copy. The code -1 means no parent.
        @usableFromInline var parentCode: Int32
        @usableFromInline var endCode: Int32
        /// The layer that starts with the element; `nil` if the element belongs to the layer of its parent.
        public var layer: Layer?
        @usableFromInline var offer: Offer

        /// The content of the element, or its effect on the elements inside it.
        @usableFromInline enum Content: Equatable, Sendable {
            case mark(Mark)
            case effect(Effect)
        }

        /// The lengths that a proposal has.
        @usableFromInline struct Offer: OptionSet, Sendable {
            @usableFromInline let rawValue: UInt8

            @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

            @inlinable static var proposal: Offer { Offer(rawValue: 1) }
            @inlinable static var width: Offer { Offer(rawValue: 2) }
            @inlinable static var height: Offer { Offer(rawValue: 4) }
        }

        /// The values that few elements have.
        @usableFromInline struct Details: Sendable {
            @usableFromInline var settings: [Setting] = []
            @usableFromInline var name: String?
            @usableFromInline var label: String?
            @usableFromInline var source: SourcePosition?

            @inlinable init() {}
        }

        /// The size that the element was offered; `nil` for elements that take no part in layout, such as layers.
        @inlinable public var proposal: Proposal? {
            get {
                guard offer.contains(.proposal) else { return nil }
                return Proposal(
                    width: offer.contains(.width) ? offeredWidth : nil,
                    height: offer.contains(.height) ? offeredHeight : nil
                )
            }
            set {
                offer = Self.offer(newValue)
                (offeredWidth, offeredHeight) = (newValue?.width ?? 0, newValue?.height ?? 0)
            }
        }

        /// The content that the element itself paints, before the elements inside it.
        ///
        /// An element with an effect paints nothing itself. Another mark than ``Mark/none`` replaces the effect.
        @inlinable public var mark: Mark {
            get { if case .mark(let mark) = content { mark } else { .none } }
            set {
                if case .none = newValue, hasEffect { return }
                content = .mark(newValue)
            }
        }

        /// The effect on everything inside the element; `nil` for none.
        ///
        /// An effect replaces the mark.
        @inlinable public var effect: Effect? {
            get { if case .effect(let effect) = content { effect } else { nil } }
            set { content = newValue.map(Content.effect) ?? .mark(mark) }
        }

        /// The settings written by the author, such as a spacing or the edges of a padding.
        @inlinable public var settings: [Setting] {
            get { details?.value.settings ?? [] }
            set { if details != nil || !newValue.isEmpty { change { $0.settings = newValue } } }
        }

        /// The name given by the author.
        @inlinable public var name: String? {
            get { details?.value.name }
            set { if details != nil || newValue != nil { change { $0.name = newValue } } }
        }

        /// The description of the visible content, for screen readers.
        ///
        /// It is `nil` while the element has a name, which is read instead.
        @inlinable public var label: String? {
            get { details.flatMap { $0.value.name == nil ? $0.value.label : nil } }
            set { if details != nil || newValue != nil { change { $0.label = newValue } } }
        }

        /// The position of the element in its document; `nil` for views of a program.
        @inlinable public var source: SourcePosition? {
            get { details?.value.source }
            set { if details != nil || newValue != nil { change { $0.source = newValue } } }
        }

        /// The index of the element around this one; `nil` for outermost elements.
        @inlinable public var parent: Int? {
            get { parentCode < 0 ? nil : Int(parentCode) }
            set { parentCode = Self.code(newValue) }
        }

        /// One past the index of the last element inside this one, or of this element if it contains no others.
        @inlinable public var end: Int {
            get { Int(endCode) }
            set { endCode = Int32(clamping: newValue) }
        }

        @usableFromInline mutating func change(_ change: (inout Details) -> Void) {
            if details == nil { details = Shared(Details()) }
            change(&details!.value)
        }

        @inlinable static func code(_ parent: Int?) -> Int32 { parent.map { Int32(clamping: $0) } ?? -1 }

        @inlinable static func offer(_ proposal: Proposal?) -> Offer {
            guard let proposal else { return [] }
            var offer = Offer.proposal
            if proposal.width != nil { offer.insert(.width) }
            if proposal.height != nil { offer.insert(.height) }
            return offer
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
    /// Returns whether two elements are equal.
    public static func == (first: Self, second: Self) -> Bool {
        first.kind == second.kind && first.frame == second.frame && first.parentCode == second.parentCode
            && first.endCode == second.endCode && first.layer == second.layer && first.proposal == second.proposal
            && first.content == second.content
            && (first.details == nil && second.details == nil
                || first.settings == second.settings && first.name == second.name && first.label == second.label
                    && first.source == second.source)
    }

    /// Whether the element has a name or a label.
    @inlinable package var hasTitle: Bool { details.map { $0.value.name != nil || $0.value.label != nil } ?? false }

    /// Whether the element is a modifier that only takes part in layout, without a name or a label.
    @inlinable package var isPlainModifier: Bool { kind.role == .modifier && !hasEffect && layer == nil && !hasTitle }

    /// Whether the element has an effect.
    ///
    /// This property is faster than reading the effect.
    @inlinable package var hasEffect: Bool { if case .effect = content { true } else { false } }

    /// Whether the effect is a transform.
    @inlinable package var hasTransform: Bool { if case .effect(.transform) = content { true } else { false } }

    /// Sets the mark of an element without an effect.
    @inlinable package mutating func paint(_ mark: consuming Drawing.Mark) { if !hasEffect { content = .mark(mark) } }

    /// Creates an element at the end of the list, which has only a kind, a frame and a proposal.
    @inlinable
    package init(plain kind: Drawing.Kind, frame: CGRect, _ proposal: Drawing.Proposal?, in parent: Int?, end: Int) {
        self.kind = kind
        self.frame = frame
        offeredWidth = proposal?.width ?? 0
        offeredHeight = proposal?.height ?? 0
        content = .mark(.none)
        details = nil
        parentCode = Self.code(parent)
        endCode = Int32(clamping: end)
        layer = nil
        offer = Self.offer(proposal)
    }

    /// Creates an element.
    ///
    /// An element with an effect has no mark.
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
        self.init(plain: kind, frame: frame, proposal, in: parent, end: end)
        content = effect.map(Content.effect) ?? .mark(mark)
        self.layer = layer
        if name != nil || label != nil || !settings.isEmpty {
            change { ($0.settings, $0.name, $0.label) = (settings, name, label) }
        }
    }
}
