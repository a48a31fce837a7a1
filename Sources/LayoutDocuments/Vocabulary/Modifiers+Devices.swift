import GridPress

extension ModifierRule {
    /// What device a view is shown on, and how it is held.
    static let devices: [ModifierRule] = [
        ModifierRule("device", "The device that views inside ask for.", .value(.device, "Which.")) { $0.device($1) },
        ModifierRule(
            "deviceOrientation",
            "How the device is held that views inside ask for.",
            .value(.heldOrientation, "How.")
        ) {
            $0.deviceOrientation($1.orientation)
        },
        ModifierRule(
            "interfaceOrientation",
            "How the app is turned, however the device is held.",
            .value(.orientation, "How.")
        ) {
            $0.interfaceOrientation($1)
        },
        ModifierRule(
            "supportedOrientations",
            "The ways that the app can be turned.",
            .value(.orientations, "Which.")
        ) {
            $0.supportedOrientations($1)
        },
        ModifierRule(
            "containerShape",
            "The shape of the view, for shapes inside it that follow their container.",
            .value(.outline, "The shape.")
        ) { view, outline in
            outline.contain(view)
        },
    ]
}

extension NamedShape {
    /// A view that has this shape.
    fileprivate func contain(_ view: AnyView) -> AnyView {
        func contained<S: InsettableShape>(in shape: S) -> AnyView { AnyView(view.containerShape(shape)) }
        return contained(in: shape)
    }
}
