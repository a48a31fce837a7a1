import GridPressFindings

extension Drawing {
    /// One thing of the picture: a view, or an effect on the elements inside it.
    public struct Element: Equatable, Sendable {
        /// The kind of view or modifier that it stands for.
        public var kind: Kind
        /// The frame that layout gave it.
        public var frame: CGRect
        /// The size that it was offered; `nil` for what takes no part in layout, such as a layer.
        public var proposal: Proposal?
        /// The settings that its author wrote, such as a spacing or the edges of a padding.
        public var settings: [Setting]
        /// What it paints itself, before the elements inside it.
        public var mark: Mark
        /// What is done to everything inside it; an element with an effect paints nothing itself.
        public var effect: Effect?
        /// The layer that it starts; `nil` inside the layer of its parent.
        public var layer: Layer?
        /// The name or, without one, the label: elements are copied all the time, and most have neither.
        package private(set) var nameOrLabel: String?
        private var isNamed: Bool
        // Narrow numbers, which are copied with fewer moves; -1 stands for no parent.
        private var parentCode: Int32
        private var endCode: Int32
        private var line: Int32 = 0
        private var column: Int32 = 0

        /// The place of the element in the document that it is written in; `nil` for views of a program.
        public var source: SourcePosition? {
            get { line > 0 ? SourcePosition(line: Int(line), column: Int(column)) : nil }
            set {
                line = newValue.map { Int32(clamping: $0.line) } ?? 0
                column = newValue.map { Int32(clamping: $0.column) } ?? 0
            }
        }

        /// The index of the element that this one is inside of.
        public var parent: Int? {
            get { parentCode < 0 ? nil : Int(parentCode) }
            set { parentCode = Self.code(newValue) }
        }

        /// One past the index of the last element inside this one.
        public var end: Int {
            get { Int(endCode) }
            set { endCode = Int32(clamping: newValue) }
        }

        private static func code(_ parent: Int?) -> Int32 { parent.map { Int32(clamping: $0) } ?? -1 }

        /// The name that its author gave it; a name takes the place of a label.
        public var name: String? {
            get { isNamed ? nameOrLabel : nil }
            set {
                if newValue != nil || isNamed { nameOrLabel = newValue }
                isNamed = newValue != nil
            }
        }

        /// What it shows, for people who can't see it and where it has no name.
        public var label: String? {
            get { isNamed ? nil : nameOrLabel }
            set { if !isNamed { nameOrLabel = newValue } }
        }
    }

    /// A place in a document.
    public typealias SourcePosition = Finding.Position

    /// The content that an element paints.
    public enum Mark: Equatable, Sendable {
        /// Nothing: the element only holds others.
        case none
        /// An outline, filled, stroked or both.
        case shape(Shape)
        /// Lines of text.
        case text([TextLine])
        /// An image made of pixels.
        indirect case image(Image)
        /// A dimension or a guide above the picture.
        indirect case annotation([Annotation.Part])
    }

    /// The effect on everything inside an element.
    public indirect enum Effect: Equatable, Sendable {
        /// Painted as one picture with this opacity.
        case opacity(Double)
        /// Painted in the coordinates that this transform makes of the figure's.
        case transform(CGAffineTransform)
        /// Painted only inside this outline.
        case clip(Path, isEvenOdd: Bool)
        /// Painted only where the elements of the layer ``Layer/mask`` directly inside it are opaque.
        case mask
        /// Blurred with this radius, the standard deviation of what a point becomes.
        case blur(radius: Double)
        /// Painted above its own shadow.
        case shadow(color: Color, radius: Double, offset: CGSize)
        /// Painted with its colours changed.
        case colors(ColorMatrix)
        /// Laid out, and not painted.
        case hidden
    }

    /// A layer: the background, the content and the overlay of a view, a mask, and what explains the picture.
    public enum Layer: String, Hashable, Sendable, CaseIterable {
        /// Behind the content.
        case background
        /// The view itself.
        case content
        /// Above the content.
        case overlay
        /// Never painted: the opaque parts of a mask.
        case mask
        /// Above the picture: its dimensions and guides.
        case annotation
    }
}

extension Drawing.Element {
    /// Whether it is a modifier that only takes part in layout, and has no name and no label.
    package var isPlainModifier: Bool { kind.role == .modifier && effect == nil && layer == nil && nameOrLabel == nil }

    // Beside the structure: what is written field by field inside it, the compiler copies once it is whole.
    /// An element with nothing inside it yet.
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
