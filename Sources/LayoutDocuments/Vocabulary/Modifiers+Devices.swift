extension ModifierRule {
    /// Modifiers for the device of a view and its orientation.
    static let devices: [ModifierRule] = [
        ModifierRule("device", "Sets the device that the view is shown on.", .value(.device, "The device.")) {
            $0.device($1)
        },
        ModifierRule(
            "deviceOrientation", "Sets the orientation of the device that the view is shown on.",
            .value(.heldOrientation, "The orientation of the device.")
        ) { $0.deviceOrientation($1.orientation) },
        ModifierRule(
            "interfaceOrientation",
            "Sets the orientation of the interface, regardless of the orientation of the device.",
            .value(.orientation, "The orientation of the interface.")
        ) { $0.interfaceOrientation($1) },
        ModifierRule(
            "supportedOrientations", "Sets the interface orientations that the app supports.",
            .value(.orientations, "The supported orientations.")
        ) { $0.supportedOrientations($1) },
        ModifierRule(
            "containerShape", "Sets the container shape of the view, for container-relative shapes inside it.",
            .value(.outline, "The container shape.")
        ) { view, outline in outline.contain(view) },
    ]
}

extension AnyInsettableShape {
    /// Returns the view with this container shape.
    fileprivate func contain(_ view: AnyView) -> AnyView {
        func contained<S: InsettableShape>(in shape: S) -> AnyView { AnyView(view.containerShape(shape)) }
        return contained(in: shape)
    }
}
