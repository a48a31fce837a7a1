import LayoutSolvers

/// Draws a view scaled to match a frame, and gives it as much room as it then takes.
///
/// The view is laid out first, in the room that is offered, or at its ideal size where that is endless; then it is
/// drawn larger or smaller, text and lines included. That is for views with a size of their own.
public struct ScaledView: NonisolatedViewModifier {
    /// The direction in which a view may be scaled.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// The view only becomes smaller.
        case shrink
        /// The view only becomes larger.
        case grow
        /// The view becomes smaller or larger.
        case both
    }

    let size: CGSize
    let contentMode: ContentMode?
    let scaleMode: ScaledView.Mode?

    /// The view, scaled.
    public func body(content: Content) -> some View {
        content.modified(by: ScaleModifier(size: size, contentMode: contentMode, scaleMode: scaleMode ?? .both))
    }
}

nonisolated extension View {
    /// Draws the view scaled to match a size.
    ///
    /// - Parameters:
    ///   - size: The size to match; an endless length doesn't limit the view.
    ///   - contentMode: Whether it lies inside the size or covers it; without one each axis is scaled by itself.
    ///   - scaleMode: In which direction it may be scaled; in both where nothing is said.
    public func scaledToFrame(
        _ size: CGSize,
        contentMode: ContentMode? = nil,
        scaleMode: ScaledView.Mode? = nil
    ) -> ModifiedContent<Self, ScaledView> {
        modifier(ScaledView(size: size, contentMode: contentMode, scaleMode: scaleMode))
    }

    /// Draws the view scaled to match a size.
    public func scaledToFrame(
        size: CGSize,
        contentMode: ContentMode? = nil,
        scaleMode: ScaledView.Mode? = nil
    ) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(size, contentMode: contentMode, scaleMode: scaleMode)
    }

    /// Draws the view scaled to match a width and a height.
    public func scaledToFrame(
        width: CGFloat,
        height: CGFloat,
        contentMode: ContentMode? = nil,
        scaleMode: ScaledView.Mode? = nil
    ) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(CGSize(width: width, height: height), contentMode: contentMode, scaleMode: scaleMode)
    }
}

// MARK: - Inside

nonisolated extension View {
    /// Draws the view scaled to lie inside a size.
    public func scaledToFit(_ size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(size, contentMode: .fit, scaleMode: scaleMode)
    }

    /// Draws the view scaled to lie inside a size.
    public func scaledToFit(size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFit(size, scaleMode: scaleMode)
    }

    /// Draws the view scaled to lie inside a width and a height.
    public func scaledToFit(width: CGFloat, height: CGFloat, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<
        Self, ScaledView
    > {
        scaledToFit(CGSize(width: width, height: height), scaleMode: scaleMode)
    }

    /// Draws the view scaled to a width, however high it becomes.
    public func scaledToFit(width: CGFloat, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFit(width: width, height: .infinity, scaleMode: scaleMode)
    }

    /// Draws the view scaled to a height, however wide it becomes.
    public func scaledToFit(height: CGFloat, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFit(width: .infinity, height: height, scaleMode: scaleMode)
    }
}

// MARK: - Over

nonisolated extension View {
    /// Draws the view scaled to cover a size.
    public func scaledToFill(_ size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(size, contentMode: .fill, scaleMode: scaleMode)
    }

    /// Draws the view scaled to cover a size.
    public func scaledToFill(size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFill(size, scaleMode: scaleMode)
    }

    /// Draws the view scaled to cover a width and a height.
    public func scaledToFill(width: CGFloat, height: CGFloat, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<
        Self, ScaledView
    > {
        scaledToFill(CGSize(width: width, height: height), scaleMode: scaleMode)
    }
}

// MARK: - Layout

private struct ScaleModifier: NodeModifier {
    let size: CGSize
    let contentMode: ContentMode?
    let scaleMode: ScaledView.Mode

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let solver = ScaleSolver(contentMode: .init(contentMode), change: .init(scaleMode))
        let node = builder.node(Scaling(solver: solver, target: size), around: child)
        if !(size.width >= 0 && size.height >= 0) {
            node.findings.append(
                NodeFinding(
                    code: .invalidFrameLength,
                    message:
                        "A view can't be scaled to \(size.width.inMessage) by \(size.height.inMessage). Invalid lengths are ignored.",
                    fix: "Use lengths of at least 0."
                )
            )
        }
        return node
    }
}

private struct Scaling: ModifierBehavior {
    let solver: ScaleSolver
    let target: CGSize

    /// Returns the factors for content of a size.
    private func scale(of content: CGSize) -> (x: Double, y: Double) {
        solver.scale(
            contentWidth: Double(content.width),
            contentHeight: Double(content.height),
            frameWidth: Double(target.width),
            frameHeight: Double(target.height)
        )
    }

    private static var ownKind: Drawing.Kind { .modifier("scaledToFrame") }

    var kind: Drawing.Kind? { Self.ownKind }

    func settings() -> [Drawing.Setting] {
        .of {
            $0.add("width", target.width, unless: .infinity)
            $0.add("height", target.height, unless: .infinity)
            $0.add("contentMode", "\(solver.contentMode)")
            $0.add("scaleMode", "\(solver.change)")
        }
    }

    /// Returns the room in which the view is laid out: of endless room it takes what it likes.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.flatMap { $0.isFinite ? $0 : nil },
            height: proposal.height.flatMap { $0.isFinite ? $0 : nil }
        )
    }

    func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let content = child.sizeThatFits(offer(proposal))
        let scale = scale(of: content)
        return CGSize(width: content.width * scale.x, height: content.height * scale.y).withoutInvalidLengths
    }

    func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let offer = offer(proposal)
        return ChildPlacement(centered: child.sizeThatFits(offer), in: size, proposal: offer)
    }

    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        let element = canvas.begin(Self.ownKind, name: node.name, frame: frame)
        defer { canvas.end(element) }
        let placement = place(child, in: frame.size, proposal: proposal)
        let area = placement.frame(in: frame, node.direction)
        let scale = scale(of: area.size)
        // A scale of 0 would leave a transform that nothing can undo.
        let tiny: CGFloat = 1e-6
        let transform = CGAffineTransform(scaleX: max(scale.x, tiny), y: max(scale.y, tiny))
        let effect = canvas.effect(transform, about: area.center, in: area, kind: Self.ownKind.name)
        let scaled = canvas.begin(.modifier("scaleEffect"), frame: area, effect: effect)
        canvas.draw(child, in: area, proposal: placement.proposal)
        canvas.end(scaled)
    }
}

extension ScaleSolver.ContentMode {
    fileprivate init(_ mode: GridPressSwiftUI.ContentMode?) {
        switch mode {
        case .fit: self = .fit
        case .fill: self = .fill
        case nil: self = .stretch
        }
    }
}

extension ScaleSolver.ScaleDirection {
    fileprivate init(_ mode: ScaledView.Mode) {
        switch mode {
        case .shrink: self = .shrink
        case .grow: self = .grow
        case .both: self = .both
        }
    }
}
