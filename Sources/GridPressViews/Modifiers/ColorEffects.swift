nonisolated extension View {
    /// Brightens the view by a fraction of white; 0 changes nothing, and a negative amount darkens the view.
    public func brightness(_ amount: Double) -> ModifiedView<Self> {
        colors(.brightness(amount), unless: amount == 0, "brightness", .of { $0.add(.amount, CGFloat(amount)) })
    }

    /// Changes the contrast of the view's colors; 1 changes nothing, and 0 makes all colors the same gray.
    public func contrast(_ amount: Double) -> ModifiedView<Self> {
        colors(.contrast(amount), unless: amount == 1, "contrast", .of { $0.add(.amount, CGFloat(amount)) })
    }

    /// Changes the saturation of the view's colors; 1 changes nothing, and 0 gives grays.
    public func saturation(_ amount: Double) -> ModifiedView<Self> {
        colors(.saturation(amount), unless: amount == 1, "saturation", .of { $0.add(.amount, CGFloat(amount)) })
    }

    /// Replaces the view's colors by grays; 0 changes nothing, and 1 leaves no color.
    public func grayscale(_ amount: Double) -> ModifiedView<Self> {
        colors(.saturation(1 - amount), unless: amount == 0, "grayscale", .of { $0.add(.amount, CGFloat(amount)) })
    }

    /// Rotates the hue of the view's colors by an angle.
    public func hueRotation(_ angle: Angle) -> ModifiedView<Self> {
        colors(
            .hueRotation(radians: angle.radians),
            unless: angle == .zero,
            "hueRotation",
            .of { $0.add(.angle, CGFloat(angle.degrees)) }
        )
    }

    /// Inverts the view's colors.
    public func colorInvert() -> ModifiedView<Self> { colors(.inversion, unless: false, "colorInvert") }

    /// Multiplies the view's colors by another color.
    ///
    /// An adaptive picture uses the color's light variant.
    public func colorMultiply(_ color: Color) -> ModifiedView<Self> {
        modified(
            by: ColorEffectModifier(kind: .modifier("colorMultiply")) { .multiplication(by: color.drawn(in: $0).light) }
        )
    }

    /// Draws the view in black, with an opacity that is the luminance of each pixel.
    public func luminanceToAlpha() -> ModifiedView<Self> {
        colors(.luminanceToAlpha, unless: false, "luminanceToAlpha")
    }

    /// Draws the view in a color where its opacity is at least a minimum, and nothing elsewhere.
    ///
    /// An adaptive picture uses the color's light variant.
    package func alphaThreshold(_ minimum: Double, color: Color) -> ModifiedView<Self> {
        let effect = ColorEffectModifier(
            kind: .modifier("alphaThreshold"),
            settings: .of { $0.add(.minimum, CGFloat(minimum)) },
            matrix: { .alphaThreshold(minimum, color: color.drawn(in: $0).light) }
        )
        return modified(by: effect)
    }

    /// Draws the view in the normal blend mode, whatever the mode.
    ///
    /// A picture without a style sheet can't express other modes. Each of them is reported as a finding.
    public func blendMode(_ mode: BlendMode) -> ModifiedView<Self> {
        wrapped { child, builder in
            if mode != .normal {
                builder.findings.add(
                    .undrawableBlending,
                    .warning,
                    at: child.place,
                    "The blend mode \"\(mode)\" isn't supported. The view is drawn with the normal blend mode.",
                    fix: "Draw the view in the color that results from blending."
                )
                child.attach(Drawing.Setting(.blendMode, "\(mode)"))
            }
            return child
        }
    }

    private func colors(
        _ matrix: Drawing.ColorMatrix,
        unless isPlain: Bool,
        _ kind: String,
        _ settings: [Drawing.Setting] = []
    ) -> ModifiedView<Self> {
        modified(by: ColorEffectModifier(kind: .modifier(kind), settings: settings) { _ in isPlain ? nil : matrix })
    }
}

private struct ColorEffectModifier: NodeModifier {
    let kind: Drawing.Kind
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
