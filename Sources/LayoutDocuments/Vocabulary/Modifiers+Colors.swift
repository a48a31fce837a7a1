import GridPress

extension ModifierRule {
    /// What changes the colours of a view.
    static let colors: [ModifierRule] = [
        ModifierRule("brightness", "Makes the view brighter.", .value(.number, "How much, from -1 to 1.")) {
            $0.brightness($1)
        },
        ModifierRule("contrast", "Makes colours differ more, or less.", .value(.number, "How much; 1 changes nothing."))
        {
            $0.contrast($1)
        },
        ModifierRule(
            "saturation",
            "Makes colours stronger, or weaker.",
            .value(.number, "How much; 1 changes nothing.")
        ) {
            $0.saturation($1)
        },
        ModifierRule("grayscale", "Takes colours out.", .value(.fraction, "How much.")) { $0.grayscale($1) },
        ModifierRule("hueRotation", "Turns the wheel of colours.", .value(.angle, "How far.")) { $0.hueRotation($1) },
        ModifierRule("colorInvert", "Turns colours into their opposites.", .isActive) { view, isActive in
            if isActive { view.colorInvert() } else { view }
        },
        ModifierRule("colorMultiply", "Multiplies colours by one.", .value(.color, "The colour.")) {
            $0.colorMultiply($1)
        },
        ModifierRule("luminanceToAlpha", "Makes dark parts transparent.", .isActive) { view, isActive in
            if isActive { view.luminanceToAlpha() } else { view }
        },
        ModifierRule("opacity", "How opaque the view is.", .value(.fraction, "How much.")) { $0.opacity($1) },
        ModifierRule("hidden", "Keeps the room and shows nothing.", .isActive) { view, isActive in
            if isActive { view.hidden() } else { view }
        },
        ModifierRule("blur", "Blurs the view.", .value(.length, "The radius.")) { view, radius in
            view.blur(radius: radius)
        },
        ModifierRule(
            "shadow",
            "A shadow behind the view.",
            Parameter("color", .color, "Its colour.", or: "black/0.33"),
            Parameter("radius", .length, "How soft it is.", or: "4"),
            Parameter("x", .length, "How far it lies to the right.", or: "0"),
            Parameter("y", .length, "How far it lies down.", or: "0")
        ) {
            $0.shadow(color: $1, radius: $2, x: $3, y: $4)
        },
        ModifierRule("blendMode", "How colours mix with those below.", .value(.blendMode, "The way.")) {
            $0.blendMode($1)
        },
        ModifierRule("compositingGroup", "Draws the view as one before effects change it.", .isActive) {
            view,
            isActive in
            if isActive { view.compositingGroup() } else { view }
        },
    ]
}
