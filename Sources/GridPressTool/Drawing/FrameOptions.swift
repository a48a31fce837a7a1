/// The names of the orientations of a framed device.
enum FrameOrientation: String, CaseIterable {
    case portrait, landscape

    /// The orientation as a value of GridPress.
    var orientation: InterfaceOrientation { self == .portrait ? .portrait : .landscapeLeft }
}

extension ToolOption where Value == FrameDevice {
    /// The device or the window around figures.
    static var frameDevice: Self {
        Self(
            "--device",
            "the device or the window that is drawn around the figure, whose views are laid out on its screen",
            fallback: "none"
        )
    }
}

extension ToolOption where Value == FrameOrientation {
    /// The orientation of the device around figures.
    static var frameOrientation: Self {
        Self("--orientation", "the way in which the device is held", fallback: "portrait")
    }
}

extension RenderSettings {
    /// Throws an error for sizes that conflict with the size of a screen, and for an orientation without a device or of
    /// a window.
    func refuseIdleOptionsOfDevice(_ words: CommandArguments) throws {
        guard let device else {
            guard words.isGiven(ToolOption.frameOrientation.rule) else { return }
            throw ToolFailure.usage(
                "The option --orientation has no effect without --device.",
                advice: "Remove it, or use --device phone."
            )
        }
        if words.isGiven(ToolOption.frameOrientation.rule), [.browser, .window].contains(device) {
            throw ToolFailure.usage(
                "The option --orientation has no effect with --device \(device.rawValue).",
                advice: "Remove it."
            )
        }
        let sizes = [ToolOption<Double>.width.rule, ToolOption<Double>.height.rule, ToolOption<[Double]>.widths.rule]
        if let size = sizes.first(where: words.isGiven) {
            throw ToolFailure.usage(
                "The option \(size.name) has no effect with --device: the figure is as large as the screen.",
                advice: "Remove one of them."
            )
        }
    }
}
