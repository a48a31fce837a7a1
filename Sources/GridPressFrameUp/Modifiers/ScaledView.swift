import LibrarySolvers

/// A modifier that draws a view scaled to a frame and changes its layout size with it.
///
/// The view is first laid out with the proposal. Along an axis with an infinite proposal, it has its ideal length. Then
/// it is drawn larger or smaller, including its text and lines. Use it for views with a fixed size.
///
/// ```swift
/// let thumbnail: ModifiedContent<CardView, ScaledView> = CardView().scaledToFit(width: 60)
/// let small = Figure("Thumbnail") { thumbnail }
/// ```
public struct ScaledView: NonisolatedViewModifier {
    /// The direction in which a view may be scaled.
    ///
    /// ```swift
    /// let badge = Figure("Badge") { Text("New").scaledToFit(width: 200, scaleMode: .shrink) }
    /// ```
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

    /// Returns the scaled view.
    public func body(content: Content) -> some View {
        content.modified(by: ScaleModifier(size: size, contentMode: contentMode, scaleMode: scaleMode ?? .both))
    }
}

nonisolated extension View {
    /// Draws the view scaled to a size.
    ///
    /// - Parameters:
    ///   - size: The size in points; an infinite length doesn't limit the view.
    ///   - contentMode: Whether the view fits into the size or covers it; `nil` scales each axis separately.
    ///   - scaleMode: The allowed directions of scaling; `nil` for both.
    public func scaledToFrame(
        _ size: CGSize, contentMode: ContentMode? = nil, scaleMode: ScaledView.Mode? = nil
    ) -> ModifiedContent<Self, ScaledView> {
        modifier(ScaledView(size: size, contentMode: contentMode, scaleMode: scaleMode))
    }

    /// Draws the view scaled to a size; the same as ``scaledToFrame(_:contentMode:scaleMode:)``.
    public func scaledToFrame(
        size: CGSize, contentMode: ContentMode? = nil, scaleMode: ScaledView.Mode? = nil
    ) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(size, contentMode: contentMode, scaleMode: scaleMode)
    }

    /// Draws the view scaled to a width and a height, in points.
    public func scaledToFrame(
        width: CGFloat, height: CGFloat, contentMode: ContentMode? = nil, scaleMode: ScaledView.Mode? = nil
    ) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(CGSize(width: width, height: height), contentMode: contentMode, scaleMode: scaleMode)
    }
}

// MARK: - Inside

nonisolated extension View {
    /// Draws the view scaled to fit into a size.
    public func scaledToFit(_ size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFrame(size, contentMode: .fit, scaleMode: scaleMode)
    }

    /// Draws the view scaled to fit into a size; the same as ``scaledToFit(_:scaleMode:)``.
    public func scaledToFit(size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFit(size, scaleMode: scaleMode)
    }

    /// Draws the view scaled to fit into a width and a height, in points.
    public func scaledToFit(width: CGFloat, height: CGFloat, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<
        Self, ScaledView
    > {
        scaledToFit(CGSize(width: width, height: height), scaleMode: scaleMode)
    }

    /// Draws the view scaled to a width in points, with its proportions.
    public func scaledToFit(width: CGFloat, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFit(width: width, height: .infinity, scaleMode: scaleMode)
    }

    /// Draws the view scaled to a height in points, with its proportions.
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

    /// Draws the view scaled to cover a size; the same as ``scaledToFill(_:scaleMode:)``.
    public func scaledToFill(size: CGSize, scaleMode: ScaledView.Mode? = nil) -> ModifiedContent<Self, ScaledView> {
        scaledToFill(size, scaleMode: scaleMode)
    }

    /// Draws the view scaled to cover a width and a height, in points.
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

    /// Returns the scale factors for content of a size.
    private func scale(of content: CGSize) -> (x: Double, y: Double) {
        solver.scale(
            contentWidth: Double(content.width), contentHeight: Double(content.height),
            frameWidth: Double(target.width), frameHeight: Double(target.height)
        )
    }

    private static var ownKind: Drawing.Kind { .modifier("scaledToFrame") }

    var kind: Drawing.Kind? { Self.ownKind }

    func settings() -> [Drawing.Setting] {
        .of {
            $0.add(.width, target.width, unless: .infinity)
            $0.add(.height, target.height, unless: .infinity)
            $0.add(.contentMode, "\(solver.contentMode)")
            $0.add(.scaleMode, "\(solver.change)")
        }
    }

    /// Returns the proposal to the view, without infinite lengths.
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
        _ node: LayoutNode, around child: LayoutNode, in frame: CGRect, proposal: ProposedViewSize,
        on canvas: DrawingBuilder, drawDefault: () -> Void
    ) {
        let placement = place(child, in: frame.size, proposal: proposal)
        let area = placement.frame(in: frame, node.direction)
        let scale = scale(of: area.size)
        // A scale of 0 has no inverse transform.
        let tiny: CGFloat = 1e-6
        let transform = CGAffineTransform(scaleX: max(scale.x, tiny), y: max(scale.y, tiny))
        let effect = canvas.effect(transform, about: area.center, in: area, kind: Self.ownKind)
        let scaled = canvas.begin(.scaleEffect, frame: area, effect: effect)
        canvas.draw(child, in: area, proposal: placement.proposal)
        canvas.end(scaled)
    }
}

extension ScaleSolver.ContentMode {
    fileprivate init(_ mode: GridPressViews.ContentMode?) {
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
