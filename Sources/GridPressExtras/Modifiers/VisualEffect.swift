/// An effect on how a view is painted, which layout ignores.
public protocol VisualEffect {
    /// Applies the effect to a view.
    @_documentation(visibility: internal)
    func _apply(to view: AnyView) -> AnyView
}

/// A visual effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    /// Creates an effect that changes nothing.
    public init() {}

    /// Returns the view unchanged.
    @_documentation(visibility: internal)
    public func _apply(to view: AnyView) -> AnyView { view }
}

/// A visual effect that is applied after another effect.
public struct _ModifiedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: (AnyView) -> AnyView

    /// Applies both effects to a view.
    @_documentation(visibility: internal)
    public func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
    private func then<Changed: View>(_ change: @escaping (AnyView) -> Changed) -> _ModifiedVisualEffect<Self> {
        _ModifiedVisualEffect(base: self) { AnyView(change($0)) }
    }

    /// Sets the opacity of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity(opacity) } }

    /// Offsets the view by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { $0.offset(x: x, y: y) } }

    /// Offsets the view by distances in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    /// Scales the view about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    /// Rotates the view clockwise about an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.rotationEffect(angle, anchor: anchor) }
    }

    /// Rotates the view in space.
    ///
    /// A picture draws no perspective.
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

    /// Blurs the view by a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { $0.blur(radius: radius, opaque: opaque) }
    }

    /// Brightens the view; 0 changes nothing.
    public func brightness(_ amount: Double) -> some VisualEffect { then { $0.brightness(amount) } }

    /// Changes the contrast of the view; 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { then { $0.contrast(amount) } }

    /// Changes the saturation of the view; 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { then { $0.saturation(amount) } }

    /// Replaces the view's colors by grays; 0 changes nothing.
    public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.grayscale(amount) } }

    /// Rotates the hue of the view's colors.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.hueRotation(angle) } }

    /// Transforms the view, whose top left corner is the origin.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then { $0.transformEffect(transform) }
    }
}

nonisolated extension View {
    /// Applies an effect to the view that depends on its position and size, without an effect on layout.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> ModifiedView<Self> {
        modified(by: VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
    }
}

/// A modifier of an effect that depends on the frame of the view.
package struct VisualEffectModifier<Effect: VisualEffect>: NodeModifier {
    let effect: (GeometryProxy) -> Effect

    package init(effect: @escaping (GeometryProxy) -> Effect) { self.effect = effect }

    package func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let behavior = VisualEffectBehavior(subtree: .afterMeasuring(in: builder)) { geometry, view in
            effect(geometry)._apply(to: view)
        }
        return builder.node(behavior, around: child)
    }
}

/// An effect that depends on the frame of its view.
private struct VisualEffectBehavior: ModifierBehavior {
    static let isStep = false

    let subtree: DeferredSubtree
    let change: (GeometryProxy, AnyView) -> AnyView

    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        let geometry = canvas.geometry(of: frame, node.direction)
        let changed = subtree.nodes { change(geometry, AnyView(MadeView(node: child))) }
        for node in changed { canvas.draw(node, in: frame, proposal: proposal) }
    }
}
