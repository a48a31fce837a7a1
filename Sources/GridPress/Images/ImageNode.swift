/// The layout node of an image.
final class ImageNode: NodeObject {
    private let image: Image
    private let reading: ImageReadResult
    private let natural: CGSize
    private let caps: Drawing.Image.CapInsets
    private let template: StylePaint?
    private let baseline: CGFloat?
    /// The scale of a symbol.
    private let scale: Image.Scale
    private let subtree: DeferredSubtree

    init(_ image: Image, in builder: NodeBuilder) {
        let environment = builder.environment
        self.image = image
        reading = builder.storage.object(ImageLibrary.self).reading(of: image.source, folder: environment.imageFolder)
        caps = Drawing.Image.CapInsets(image.resizing?.capInsets ?? EdgeInsets())
        template = image.isTemplate ? ForegroundStyle()._paint(in: environment) : nil
        subtree = DeferredSubtree(in: builder)
        scale = environment.imageScale
        switch (reading, image.source) {
        case (.raster(let raster, let scale), _):
            natural = raster.pixels / scale
            baseline = nil
        case (.symbol, _), (.placeholder, .symbol):
            let metrics = SymbolMetrics(in: environment)
            natural = CGSize(width: metrics.length, height: metrics.length)
            // What can have any size doesn't stand on the line.
            baseline = image.resizing == nil ? metrics.baseline : nil
        case (.placeholder(_, let size), _):
            natural = size ?? ImagePlaceholder.defaultSize
            baseline = nil
        }
        super.init(in: builder, mayHaveExplicitAlignment: baseline != nil)
    }

    override var kind: Drawing.Kind { .leaf("Image") }

    override var settings: [Drawing.Setting] {
        var settings: [Drawing.Setting] = []
        if case .symbol = image.source {
            settings = .of { $0.add("imageScale", scale, unless: .medium) { "\($0)" } }
        }
        // A name takes the place of the label, and isn't heard.
        if name != nil, let label = image.label {
            settings.append(Drawing.Setting("accessibilityLabel", .word(label)))
        }
        return settings
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard image.resizing != nil else { return natural }
        let size = CGSize(
            width: max(proposal.width ?? natural.width, caps.left + caps.right),
            height: max(proposal.height ?? natural.height, caps.top + caps.bottom)
        )
        return size.withoutInvalidLengths
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        switch guide {
        case VerticalAlignment.firstTextBaseline.guide, VerticalAlignment.lastTextBaseline.guide: baseline
        default: nil
        }
    }

    // MARK: Drawing

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        noteInvalidInsets(on: canvas)
        switch reading {
        case .raster(let raster, let scale):
            let mark = Drawing.Image(
                raster: raster,
                scale: scale,
                frame: frame,
                resizing: image.resizing?.mode == .tile ? .tile : .stretch,
                caps: caps,
                template: template?.paint(in: frame),
                isSmooth: image.isSmooth
            )
            canvas.add(kind, name: name, label: image.label, frame: frame, mark: .image(mark))
        case .symbol(let symbol):
            let paint = ForegroundStyle()._paint(in: subtree.environment).paint(in: frame)
            let mark = Drawing.Shape(path: symbol.path(in: frame), fill: paint, isEvenOdd: true)
            canvas.add(kind, name: name, label: image.label, frame: frame, mark: .shape(mark))
        case .placeholder(let problem, _):
            problem.note(at: canvas.place(of: kind), in: canvas.builder.findings)
            let element = canvas.begin(kind, name: name, label: image.label, frame: frame)
            ImagePlaceholder(image.source).draw(in: frame, in: subtree, on: canvas)
            canvas.end(element)
        }
    }

    private func noteInvalidInsets(on canvas: DrawingBuilder) {
        guard let insets = image.resizing?.capInsets, !insets.areCaps else { return }
        canvas.builder.findings.add(
            .invalidCapInsets,
            .warning,
            at: canvas.place(of: kind),
            "A cap inset of an image is negative, infinite or not a number. It counts as 0.",
            fix: "Use finite insets of at least 0."
        )
    }
}

extension EdgeInsets {
    /// Whether all of them can be caps of an image.
    fileprivate var areCaps: Bool { [top, leading, bottom, trailing].allSatisfy { $0 >= 0 && $0.isFinite } }
}

extension Drawing.Image.CapInsets {
    /// The insets, where each is one that can be.
    fileprivate init(_ insets: EdgeInsets) {
        func cap(_ length: CGFloat) -> CGFloat { length >= 0 && length.isFinite ? length : 0 }
        self.init(
            top: cap(insets.top),
            left: cap(insets.leading),
            bottom: cap(insets.bottom),
            right: cap(insets.trailing)
        )
    }
}
