extension ModifierRule {
    /// Modifiers that change the colors of a view.
    static let colors: [ModifierRule] = [
        ModifierRule(
            "brightness", "Brightens or darkens the view.",
            .value(.number, "The added brightness, from -1 to 1. Negative values darken the view.")
        ) { $0.brightness($1) },
        ModifierRule(
            "contrast", "Sets the contrast between the colors of the view.",
            .value(.number, "The contrast. 1 has no effect.")
        ) { $0.contrast($1) },
        ModifierRule(
            "saturation", "Adjusts the color saturation of the view.",
            .value(.number, "The saturation. 1 has no effect.")
        ) { $0.saturation($1) },
        ModifierRule(
            "grayscale", "Adds a grayscale effect to the view.",
            .value(.fraction, "The intensity, from 0 to 1. 1 removes all color.")
        ) { $0.grayscale($1) },
        ModifierRule(
            "hueRotation", "Rotates the hue of the colors of the view.", .value(.angle, "The angle, in degrees.")
        ) { $0.hueRotation($1) },
        ModifierRule("colorInvert", "Inverts the colors of the view.", .isActive) { view, isActive in
            if isActive { view.colorInvert() } else { view }
        },
        ModifierRule("colorMultiply", "Multiplies the colors of the view by a color.", .value(.color, "The color.")) {
            $0.colorMultiply($1)
        },
        ModifierRule(
            "luminanceToAlpha", "Draws the view in black, and uses the luminance of its colors as the opacity.",
            .isActive
        ) { view, isActive in if isActive { view.luminanceToAlpha() } else { view } },
        ModifierRule("opacity", "Sets the opacity of the view.", .value(.fraction, "The opacity, from 0 to 1.")) {
            $0.opacity($1)
        },
        ModifierRule("hidden", "Hides the view. Its space stays in the layout.", .isActive) { view, isActive in
            if isActive { view.hidden() } else { view }
        },
        ModifierRule("blur", "Blurs the view.", .value(.length, "The radius of the blur, in points.")) { view, radius in
            view.blur(radius: radius)
        },
        ModifierRule(
            "shadow", "Adds a shadow to the view.",
            Parameter("color", .color, "The color of the shadow.", or: "black/0.33"),
            Parameter("radius", .length, "The blur radius of the shadow, in points.", or: "4"),
            Parameter("x", .length, "The offset of the shadow to the right, in points.", or: "0"),
            Parameter("y", .length, "The downward offset of the shadow, in points.", or: "0")
        ) { $0.shadow(color: $1, radius: $2, x: $3, y: $4) },
        ModifierRule(
            "blendMode",
            "Sets the blend mode of the view. GridPress supports only `normal`. With any other mode, it paints the "
                + "view above the views behind it, and reports a warning.", .value(.blendMode, "The blend mode.")
        ) { $0.blendMode($1) },
        ModifierRule(
            "compositingGroup", "Has no effect, because GridPress always applies effects to the view as a whole.",
            .isActive
        ) { view, isActive in if isActive { view.compositingGroup() } else { view } },
    ]
}
