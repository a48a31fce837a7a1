nonisolated extension View {
    /// Draws the view less opaque, as one picture.
    public func opacity(_ opacity: Double) -> ModifiedView<Self> {
        let clamped = opacity.unitClamped
        return modified(
            by: EffectModifier(kind: "opacity", numbers: [opacity], isPossible: opacity.isFinite) { _ in
                clamped == 1 ? nil : .opacity(clamped)
            }
        )
    }

    /// Keeps the view's place and doesn't draw it.
    public func hidden() -> ModifiedView<Self> { modified(by: EffectModifier(kind: "hidden") { _ in .hidden }) }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView<Self> {
        modified(
            by: EffectModifier(kind: "blur", numbers: [radius], isPossible: radius.isRadius) { _ in
                radius > 0 ? .blur(radius: radius) : nil
            }
        )
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
        let rotation = CGAffineTransform(rotationAngle: angle.radians)
        return modified(
            by: TransformModifier(
                kind: "rotationEffect",
                transform: rotation,
                anchor: anchor,
                settings: .of { $0.add("angle", CGFloat(angle.degrees)) }
            )
        )
    }

    /// Scales the view about a point of it; layout goes on as if it had its size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        // A scale of 0 would leave a transform that nothing can undo.
        let tiny: CGFloat = 1e-6
        let scaling = CGAffineTransform(scaleX: x == 0 ? tiny : x, y: y == 0 ? tiny : y)
        return modified(
            by: TransformModifier(
                kind: "scaleEffect",
                transform: scaling,
                anchor: anchor,
                settings: .of {
                    $0.add("x", x)
                    $0.add("y", y)
                }
            )
        )
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
        modified(by: TransformModifier(kind: "transformEffect", transform: transform, anchor: .topLeading))
    }
}

/// A change to how a view is painted that needs nothing but the view's frame.
struct EffectModifier: NodeModifier {
    let kind: String
    /// The numbers that the effect was given.
    var numbers: [CGFloat] = []
    /// Whether there can be an effect with those numbers.
    var isPossible = true
    let effect: (CGRect) -> Drawing.Effect?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard isPossible else { return child.withoutEffect(kind, numbers) }
        return builder.store.kind(EffectNodes.self).add(child, kind: kind, in: builder) { frame, _ in effect(frame) }
    }
}

package struct TransformModifier: NodeModifier {
    let kind: String
    let transform: CGAffineTransform
    let anchor: UnitPoint
    var settings: [Drawing.Setting] = []

    package init(kind: String, transform: CGAffineTransform, anchor: UnitPoint, settings: [Drawing.Setting] = []) {
        self.kind = kind
        self.transform = transform
        self.anchor = anchor
        self.settings = settings
    }

    package func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(EffectNodes.self).add(child, kind: kind, settings: allSettings, in: builder) {
            [self] frame, canvas in
            canvas.effect(transform, about: anchor.point(in: frame), in: frame, kind: kind)
        }
    }

    private var allSettings: [Drawing.Setting] {
        guard anchor != .center, anchor.x.isFinite, anchor.y.isFinite else { return settings }
        return settings + [Drawing.Setting("anchor", .numbers([Double(anchor.x), Double(anchor.y)]))]
    }
}

private struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard radius.isRadius, offset.width.isCoordinate, offset.height.isCoordinate else {
            return child.withoutEffect("shadow", [radius, offset.width, offset.height])
        }
        let color = color.drawn(in: builder.environment)
        guard !color.isClear else { return child }
        return builder.store.kind(EffectNodes.self).add(child, kind: "shadow", in: builder) { [offset, radius] _, _ in
            .shadow(color: color, radius: radius, offset: offset)
        }
    }
}

private struct ClipModifier<S: Shape>: NodeModifier {
    let shape: S
    let style: FillStyle

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let direction = builder.environment.layoutDirection
        return builder.store.kind(EffectNodes.self).add(
            child,
            kind: "clipShape",
            settings: .of { $0.add("shape", String(describing: S.self)) } + shape.describedSettings,
            in: builder
        ) { [shape, style] frame, canvas in
            let outline = canvas.outline(of: shape, kind: String(describing: S.self), in: frame, direction: direction)
            return .clip(outline, isEvenOdd: style.isEOFilled)
        }
    }
}

extension LayoutNode {
    /// The view without an effect whose numbers can't be drawn.
    fileprivate func withoutEffect(_ kind: String, _ numbers: [CGFloat]) -> LayoutNode {
        let list = numbers.map(\.inMessage).joined(separator: ", ")
        return adding(
            finding:
                .invalidEffect,
            "The effect \"\(kind)\" has \(numbers.count == 1 ? "the invalid value" : "an invalid value among") "
                + "\(list). The effect is ignored.",
            fix: kind == "opacity"
                ? "Use a number from 0 to 1."
                : "Use finite numbers of at most \(Int(FigureLimits.length)), and a radius of at least 0."
        )
    }
}

extension CGFloat {
    /// Whether something can be moved by this length.
    fileprivate var isCoordinate: Bool { magnitude <= FigureLimits.length }
    /// Whether something can reach this far.
    fileprivate var isRadius: Bool { self >= 0 && isCoordinate }
}
