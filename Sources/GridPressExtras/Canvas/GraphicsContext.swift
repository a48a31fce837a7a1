/// A context that a canvas's closure draws in, with the state of the drawing.
///
/// A copy draws on the same canvas. Changes to its opacity, transform, clip and filters don't affect the original.
public struct GraphicsContext {
    let surface: CanvasSurface
    /// The opacity of everything that the context draws next, from 0 to 1.
    public var opacity = 1.0
    /// The blend mode of everything that the context draws next.
    public var blendMode = BlendMode.normal
    /// The transform of everything that the context draws next.
    public var transform = CGAffineTransform.identity
    private var clips: [(path: Path, style: FillStyle, isInverse: Bool)] = []
    private var filters: [Filter] = []

    init(surface: CanvasSurface) { self.surface = surface }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { surface.subtree.environment }

    /// The intersection of the canvas with the bounding rectangles of the clips.
    ///
    /// Inverse clips don't change it. The rectangle is in the coordinates of the canvas.
    public var clipBoundingRect: CGRect {
        let area = CGRect(origin: .zero, size: surface.size)
        return clips.reduce(area) { $1.isInverse ? $0 : $0.intersection($1.path.boundingRect) }
    }

    // MARK: State

    /// Scales everything that the context draws next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Translates everything that the context draws next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates everything that the context draws next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Applies a transform to everything that the context draws next, before the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Clips everything that the context draws next to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        clips.append((path.applying(transform), style, options.contains(.inverse)))
    }

    /// Clips everything that the context draws next to the opaque parts of a layer.
    ///
    /// The options have no effect.
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = [],
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        filters.append(Filter { view in view.mask { layer.opacity(opacity) } })
    }

    /// Applies a filter to everything that the context draws next, before the filters so far.
    ///
    /// The options have no effect.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append(filter) }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path.fill(shading.style, style: style))
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(path.stroke(shading.style, style: style))
    }

    /// Strokes a path with a line of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a layer, whose elements the context's effects treat as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { add(try layer(content)) }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> AnyView {
        let inner = surface.layer
        var context = GraphicsContext(surface: inner)
        try content(&context)
        let views = inner.views
        return AnyView(ZStack(alignment: .topLeading) { ForEach(views.indices, id: \.self) { views[$0] } })
    }

    /// Draws a view that is as large as the canvas.
    func add(_ view: some View) {
        var view = AnyView(view)
        if !transform.isIdentity { view = AnyView(view.transformEffect(transform)) }
        // The last filter changes the drawing first.
        for filter in filters.reversed() { view = filter.apply(view) }
        for clip in clips {
            if clip.isInverse {
                let outside = Path { path in
                    path.addRect(CGRect(origin: .zero, size: surface.size))
                    path.addPath(clip.path)
                }
                view = AnyView(view.clipShape(outside, style: FillStyle(eoFill: true)))
            } else {
                view = AnyView(view.clipShape(clip.path, style: clip.style))
            }
        }
        if opacity < 1 { view = AnyView(view.opacity(opacity)) }
        if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
        surface.views.append(view)
    }
}

/// A layout that is as large as the canvas, and places a view on it.
struct DrawnView: Layout {
    let place: Place

    /// The position of a view.
    enum Place {
        /// The anchor of the view lies at a point of the canvas.
        case point(CGPoint, UnitPoint)
        /// The view is offered the size of a rectangle, and placed at its origin.
        case rect(CGRect)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            switch place {
            case .point(let point, let anchor):
                let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
                subview.place(at: place, anchor: anchor, proposal: .unspecified)
            case .rect(let rect):
                let place = CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY)
                subview.place(at: place, proposal: ProposedViewSize(rect.size))
            }
        }
    }
}
