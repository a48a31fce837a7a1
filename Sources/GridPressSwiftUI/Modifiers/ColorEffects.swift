nonisolated extension View {
    /// Draws the view lighter by a part of white, or darker where that is negative.
    public func brightness(_ amount: Double) -> ModifiedView<Self> {
        colors(.brightness(amount), unless: amount == 0, "brightness", .of { $0.add("amount", CGFloat(amount)) })
    }

    /// Draws the view with colours further from the middle grey, or nearer to it; 1 changes nothing.
    public func contrast(_ amount: Double) -> ModifiedView<Self> {
        colors(.contrast(amount), unless: amount == 1, "contrast", .of { $0.add("amount", CGFloat(amount)) })
    }

    /// Draws the view with stronger colours, or fainter ones; 1 changes nothing.
    public func saturation(_ amount: Double) -> ModifiedView<Self> {
        colors(.saturation(amount), unless: amount == 1, "saturation", .of { $0.add("amount", CGFloat(amount)) })
    }

    /// Draws the view as grey as asked for; 1 leaves no colour.
    public func grayscale(_ amount: Double) -> ModifiedView<Self> {
        colors(.saturation(1 - amount), unless: amount == 0, "grayscale", .of { $0.add("amount", CGFloat(amount)) })
    }

    /// Draws the view with its hues turned by an angle.
    public func hueRotation(_ angle: Angle) -> ModifiedView<Self> {
        colors(
            .hueRotation(radians: angle.radians),
            unless: angle == .zero,
            "hueRotation",
            .of { $0.add("angle", CGFloat(angle.degrees)) }
        )
    }

    /// Draws the view with its colours the other way round.
    public func colorInvert() -> ModifiedView<Self> { colors(.inversion, unless: false, "colorInvert") }

    /// Draws the view with its colours multiplied by another, which is taken as it is in the light scheme where the
    /// picture is adaptive.
    public func colorMultiply(_ color: Color) -> ModifiedView<Self> {
        modified(
            by: ColorEffectModifier(kind: "colorMultiply") { .multiplication(by: color.drawn(in: $0).light) }
        )
    }

    /// Draws the view black, as opaque as it was bright.
    public func luminanceToAlpha() -> ModifiedView<Self> {
        colors(.luminanceToAlpha, unless: false, "luminanceToAlpha")
    }

    /// Draws the view above what is behind it, whichever way of blending is asked for.
    ///
    /// A picture that is allowed no style sheet can't say how to blend: any way but the normal one is a finding.
    public func blendMode(_ mode: BlendMode) -> ModifiedView<Self> { modified(by: BlendModifier(mode: mode)) }

    private func colors(
        _ matrix: Drawing.ColorMatrix,
        unless isPlain: Bool,
        _ kind: String,
        _ settings: [Drawing.Setting] = []
    ) -> ModifiedView<Self> {
        modified(by: ColorEffectModifier(kind: kind, settings: settings) { _ in isPlain ? nil : matrix })
    }
}

/// How the colours of a view and of what is behind it make one colour.
public enum BlendMode: Hashable, Sendable {
    /// The view hides what is behind it.
    case normal
    /// Colours multiplied.
    case multiply
    /// Inverse colours multiplied.
    case screen
    /// Multiplied or screened, as what is behind is dark or light.
    case overlay
    /// The darker parts of both.
    case darken
    /// The lighter parts of both.
    case lighten
    /// What is behind, brightened.
    case colorDodge
    /// What is behind, darkened.
    case colorBurn
    /// A soft light on what is behind.
    case softLight
    /// A hard light on what is behind.
    case hardLight
    /// The difference of both.
    case difference
    /// A fainter difference.
    case exclusion
    /// The hue of the view.
    case hue
    /// The saturation of the view.
    case saturation
    /// Hue and saturation of the view.
    case color
    /// The luminosity of the view.
    case luminosity
    /// The view, only where something is behind.
    case sourceAtop
    /// What is behind, above the view.
    case destinationOver
    /// What is behind, only outside the view.
    case destinationOut
    /// Darkened by the sum.
    case plusDarker
    /// Lightened by the sum.
    case plusLighter
}

private struct ColorEffectModifier: NodeModifier {
    let kind: String
    var settings: [Drawing.Setting] = []
    let matrix: (EnvironmentValues) -> Drawing.ColorMatrix?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard let matrix = matrix(builder.environment), matrix.rows.joined().allSatisfy(\.isFinite) else {
            return child
        }
        return builder.store.kind(EffectNodes.self).add(child, kind: kind, settings: settings, in: builder) { _, _ in
            .colors(matrix)
        }
    }
}

private struct BlendModifier: NodeModifier {
    let mode: BlendMode

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if mode != .normal {
            builder.findings.add(
                .undrawableBlending,
                .warning,
                at: child.place,
                "The blend mode \"\(mode)\" isn't supported. The view is drawn with the normal blend mode.",
                fix: "Draw the view in the color that results from blending."
            )
            child.attach(Drawing.Setting("blendMode", .word("\(mode)")))
        }
        return child
    }
}
