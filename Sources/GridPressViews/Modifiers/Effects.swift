nonisolated extension View {
    /// Sets the opacity of the view, which is drawn as one layer.
    public func opacity(_ opacity: Double) -> ModifiedView<Self> {
        let clamped = opacity.unitClamped
        return modified(
            by: EffectModifier(kind: .opacity, numbers: [opacity], isPossible: opacity.isFinite) { _ in
                clamped == 1 ? nil : .opacity(clamped)
            }
        )
    }

    /// Hides the view, which keeps its position in the layout.
    public func hidden() -> ModifiedView<Self> { modified(by: EffectModifier(kind: .hidden) { _ in .hidden }) }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur in points.
    ///   - opaque: Has no effect: the blur may be transparent.
    public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView<Self> {
        modified(
            by: EffectModifier(kind: .blur, numbers: [radius], isPossible: radius.isRadius) { _ in
                radius > 0 ? .blur(radius: radius) : nil
            }
        )
    }

    /// Adds a shadow to the view.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ModifiedView<Self> {
        wrapped { child, builder in
            guard radius.isRadius, x.isCoordinate, y.isCoordinate else {
                return child.withoutEffect(.shadow, [radius, x, y])
            }
            let color = color.drawn(in: builder.environment)
            guard !color.isClear else { return child }
            return builder.store.kind(EffectNodes.self).add(child, kind: .shadow, in: builder) { _, _ in
                .shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
            }
        }
    }

    /// Clips the view to its bounds.
    public func clipped(antialiased: Bool = false) -> ModifiedView<Self> {
        modified(by: EffectModifier(kind: .clipped) { frame in .clip(Path(frame), isEvenOdd: false) })
    }

    /// Clips the view to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedView<Self> {
        wrapped { child, builder in
            let direction = builder.environment.layoutDirection
            return builder.store.kind(EffectNodes.self).add(
                child,
                kind: .clipShape,
                settings: .of { $0.add(.shape, String(describing: S.self)) } + shape.describedSettings,
                in: builder
            ) { frame, canvas in
                let outline = canvas.outline(of: shape, kind: shape._kind, in: frame, direction: direction)
                return .clip(outline, isEvenOdd: style.isEOFilled)
            }
        }
    }

    /// Clips the view to a rectangle with round corners, whose radius is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedView<Self> {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Rotates the view clockwise about an anchor, without an effect on layout.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        let rotation = CGAffineTransform(rotationAngle: angle.radians)
        return modified(
            by: TransformModifier(
                kind: .rotationEffect,
                transform: rotation,
                anchor: anchor,
                settings: .of { $0.add(.angle, CGFloat(angle.degrees)) }
            )
        )
    }

    /// Scales the view about an anchor, without an effect on layout.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        // A scale of 0 would make a transform without an inverse.
        let tiny: CGFloat = 1e-6
        let scaling = CGAffineTransform(scaleX: x == 0 ? tiny : x, y: y == 0 ? tiny : y)
        return modified(
            by: TransformModifier(
                kind: .scaleEffect,
                transform: scaling,
                anchor: anchor,
                settings: .of {
                    $0.add(.x, x)
                    $0.add(.y, y)
                }
            )
        )
    }

    /// Scales the view about an anchor, without an effect on layout.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view about an anchor, without an effect on layout.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedView<Self> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Transforms the view, whose top left corner is the origin, without an effect on layout.
    public func transformEffect(_ transform: CGAffineTransform) -> ModifiedView<Self> {
        modified(by: TransformModifier(kind: .transformEffect, transform: transform, anchor: .topLeading))
    }
}

/// A modifier that changes how a view is painted.
///
/// The effect depends on the frame only.
struct EffectModifier: NodeModifier {
    let kind: Drawing.Kind
    /// The numbers of the effect.
    var numbers: [CGFloat] = []
    /// Whether the numbers make a valid effect.
    var isPossible = true
    let effect: (CGRect) -> Drawing.Effect?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard isPossible else { return child.withoutEffect(kind, numbers) }
        return builder.store.kind(EffectNodes.self).add(child, kind: kind, in: builder) { frame, _ in effect(frame) }
    }
}

package struct TransformModifier: NodeModifier {
    let kind: Drawing.Kind
    let transform: CGAffineTransform
    let anchor: UnitPoint
    var settings: [Drawing.Setting] = []

    package init(kind: Drawing.Kind, transform: CGAffineTransform, anchor: UnitPoint, settings: [Drawing.Setting] = [])
    {
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
        return settings + [Drawing.Setting(.anchor, [Double(anchor.x), Double(anchor.y)])]
    }
}

extension LayoutNode {
    /// Returns the view without an effect, and reports the numbers that can't be drawn.
    fileprivate func withoutEffect(_ kind: Drawing.Kind, _ numbers: [CGFloat]) -> LayoutNode {
        let list = numbers.map(\.inMessage).joined(separator: ", ")
        return adding(
            finding:
                .invalidEffect,
            "The effect \"\(kind)\" has \(numbers.count == 1 ? "the invalid value" : "an invalid value among") "
                + "\(list). The effect is ignored.",
            fix: kind == .opacity
                ? "Use a number from 0 to 1."
                : "Use finite numbers of at most \(Int(FigureLimits.length)), and a radius of at least 0."
        )
    }
}

extension CGFloat {
    /// Whether the length is within the limits of a coordinate.
    fileprivate var isCoordinate: Bool { magnitude <= FigureLimits.length }
    /// Whether the length is a valid radius: not negative, and within the limits.
    fileprivate var isRadius: Bool { self >= 0 && isCoordinate }
}
