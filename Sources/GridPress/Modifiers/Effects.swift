extension View {
    /// Draws the view less opaque, as one picture.
    public func opacity(_ opacity: Double) -> ModifiedView<Self> {
        let opacity = opacity.unitClamped
        return modified(by: EffectModifier(kind: "opacity") { _ in opacity == 1 ? nil : .opacity(opacity) })
    }

    /// Keeps the view's place and doesn't draw it.
    public func hidden() -> ModifiedView<Self> { modified(by: EffectModifier(kind: "hidden") { _ in .hidden }) }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView<Self> {
        modified(by: EffectModifier(kind: "blur") { _ in radius > 0 && radius.isFinite ? .blur(radius: radius) : nil })
    }

    /// Draws the view above its shadow.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ModifiedView<Self> {
        modified(by: ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Draws only what lies inside the bounds of the view.
    public func clipped(antialiased: Bool = false) -> ModifiedView<Self> {
        modified(by: EffectModifier(kind: "clipped") { frame in .clip(Path(frame), isEvenOdd: false) })
    }

    /// Draws only what lies inside a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedView<Self> {
        modified(by: ClipModifier(shape: shape, style: style))
    }

    /// Rounds the corners of the view.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedView<Self> {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Turns the view about a point of it, clockwise; layout goes on as if it hadn't turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        let rotation = EffectModifier(kind: "rotationEffect") { frame in
            CGAffineTransform(rotationAngle: angle.radians).effect(about: anchor.point(in: frame))
        }
        return modified(by: rotation)
    }

    /// Scales the view about a point of it; layout goes on as if it had its size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        // A scale of 0 would leave a transform that nothing can undo.
        let tiny: CGFloat = 1e-6
        let scaling = EffectModifier(kind: "scaleEffect") { frame in
            CGAffineTransform(scaleX: x == 0 ? tiny : x, y: y == 0 ? tiny : y).effect(about: anchor.point(in: frame))
        }
        return modified(by: scaling)
    }

    /// Scales the view about a point of it; layout goes on as if it had its size.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view about a point of it; layout goes on as if it had its size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Transforms the view, with its top left corner as the origin; layout goes on as if it hadn't changed.
    public func transformEffect(_ transform: CGAffineTransform) -> ModifiedView<Self> {
        modified(by: EffectModifier(kind: "transformEffect") { frame in transform.effect(about: frame.origin) })
    }
}

/// A change to how a view is painted that needs nothing but the view's frame.
struct EffectModifier: NodeModifier {
    let kind: String
    let effect: (CGRect) -> Drawing.Effect?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        EffectNode(child, in: builder, kind: kind) { frame, _ in effect(frame) }
    }
}

private struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let numbers = [radius, offset.width, offset.height]
        let color = color.drawn(in: builder.environment)
        guard numbers.allSatisfy(\.isFinite), radius >= 0, !color.isClear else { return child }
        return EffectNode(child, in: builder, kind: "shadow") { [offset, radius] _, _ in
            .shadow(color: color, radius: radius, offset: offset)
        }
    }
}

private struct ClipModifier<S: Shape>: NodeModifier {
    let shape: S
    let style: FillStyle

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let direction = builder.environment.layoutDirection
        return EffectNode(child, in: builder, kind: "clipShape") { [shape, style] frame, canvas in
            let outline = canvas.outline(of: shape, kind: String(describing: S.self), in: frame, direction: direction)
            return .clip(outline, isEvenOdd: style.isEOFilled)
        }
    }
}

extension CGAffineTransform {
    /// The transform about a point as an effect; none where it changes nothing or is not finite.
    func effect(about anchor: CGPoint) -> Drawing.Effect? {
        let transform = about(anchor)
        return isIdentity || !transform.isFinite ? nil : .transform(transform)
    }
}
