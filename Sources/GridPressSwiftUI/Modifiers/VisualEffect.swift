/// A change of how a view is painted, which layout doesn't see.
public protocol VisualEffect {
    /// Changes a view.
    @_documentation(visibility: internal)
    func _apply(to view: AnyView) -> AnyView
}

/// A change of nothing.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    /// A change of nothing.
    public init() {}

    /// Returns the view as it is.
    @_documentation(visibility: internal)
    public func _apply(to view: AnyView) -> AnyView { view }
}

/// A change after another one.
public struct _ModifiedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: (AnyView) -> AnyView

    /// Returns the view with both changes.
    @_documentation(visibility: internal)
    public func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
    private func then<Changed: View>(_ change: @escaping (AnyView) -> Changed) -> _ModifiedVisualEffect<Self> {
        _ModifiedVisualEffect(base: self) { AnyView(change($0)) }
    }

    /// Draws the view less opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity(opacity) } }

    /// Moves the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { $0.offset(x: x, y: y) } }

    /// Moves the view.
    public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }

    /// Scales the view about a point of it.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    /// Scales the view about a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    /// Scales the view about a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    /// Turns the view about a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.rotationEffect(angle, anchor: anchor) }
    }

    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then {
            $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
    }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { $0.blur(radius: radius, opaque: opaque) }
    }

    /// Changes the brightness of the view.
    public func brightness(_ amount: Double) -> some VisualEffect { then { $0.brightness(amount) } }

    /// Changes the contrast of the view.
    public func contrast(_ amount: Double) -> some VisualEffect { then { $0.contrast(amount) } }

    /// Changes how colorful the view is.
    public func saturation(_ amount: Double) -> some VisualEffect { then { $0.saturation(amount) } }

    /// Makes the view grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.grayscale(amount) } }

    /// Turns the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.hueRotation(angle) } }

    /// Transforms the view, with its top left corner as the origin.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then { $0.transformEffect(transform) }
    }
}

nonisolated extension View {
    /// Draws the view as an effect changes it, which depends on the place and the size of the view.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> ModifiedView<Self> {
        modified(by: VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
    }
}

/// The modifier of an effect that depends on the frame of the view.
struct VisualEffectModifier<Effect: VisualEffect>: NodeModifier {
    let effect: (GeometryProxy) -> Effect

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(VisualEffectNodes.self).add(child, in: builder) { geometry, view in
            effect(geometry)._apply(to: view)
        }
    }
}

/// The nodes of effects that depend on the frames of their views.
private final class VisualEffectNodes: UnaryNodeKind {
    private struct Payload {
        let subtree: DeferredSubtree
        let change: (GeometryProxy, AnyView) -> AnyView
    }

    @exclusivity(unchecked) private var payloads: [Payload] = []

    func add(
        _ child: LayoutNode,
        in builder: NodeBuilder,
        _ change: @escaping (GeometryProxy, AnyView) -> AnyView
    ) -> LayoutNode {
        payloads.append(Payload(subtree: .afterMeasuring(in: builder), change: change))
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let written = payloads[payload]
        let geometry = canvas.geometry(of: frame, node.direction)
        let child = child(payload)
        let changed = written.subtree.nodes {
            written.change(geometry, AnyView(MadeView(node: child)))
        }
        for node in changed { canvas.draw(node, in: frame, proposal: proposal) }
    }
}
