import GridPress

extension ValueType where Value == Device {
    /// Something with a screen.
    static let device = ValueType(
        "device",
        [
            "standard": .standard, "iPhoneSE": .iPhoneSE, "iPhone8": .iPhone8, "iPhone8Plus": .iPhone8Plus,
            "iPhone11": .iPhone11, "iPhone13mini": .iPhone13mini, "iPhone14": .iPhone14,
            "iPhone14Plus": .iPhone14Plus, "iPhone15Pro": .iPhone15Pro, "iPhone15ProMax": .iPhone15ProMax,
            "iPad9": .iPad9, "iPad10": .iPad10, "iPadMini": .iPadMini, "iPadAir": .iPadAir, "iPadPro10": .iPadPro10,
            "iPadPro11": .iPadPro11, "iPadPro12": .iPadPro12, "watch41": .watch41, "watch45": .watch45,
            "watchUltra": .watchUltra,
        ]
    )
}

extension ValueType where Value == FUInterfaceOrientation {
    /// How something is turned.
    static let orientation = ValueType(
        "orientation",
        [
            "portrait": .portrait, "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
            "portraitUpsideDown": .portraitUpsideDown,
        ]
    )
}

extension ValueType where Value == [FUInterfaceOrientation] {
    /// Ways to turn something.
    static let orientations = ValueType(
        Notation(
            "orientation-list",
            "orientations with commas between them, such as “portrait,landscapeLeft”, or all of them: all",
            words: ["all"],
            pattern: "[a-zA-Z]+(,[a-zA-Z]+)*"
        )
    ) { text in
        if text == "all" { return FUInterfaceOrientation.allCases }
        let names = text.split(separator: ",", omittingEmptySubsequences: false)
        let orientations = names.compactMap { ValueType<FUInterfaceOrientation>.orientation.value(of: $0) }
        return orientations.count == names.count ? orientations : nil
    }
}

extension ValueType where Value == HeldOrientation {
    /// How a device is held.
    static let heldOrientation = ValueType(
        "held-orientation",
        [
            "portrait": HeldOrientation(orientation: .portrait),
            "landscapeLeft": HeldOrientation(orientation: .landscapeLeft),
            "landscapeRight": HeldOrientation(orientation: .landscapeRight),
            "portraitUpsideDown": HeldOrientation(orientation: .portraitUpsideDown),
            "flat": HeldOrientation(orientation: nil),
        ]
    )
}

/// How a device is held; `nil` where it lies flat.
struct HeldOrientation: Sendable {
    let orientation: FUInterfaceOrientation?
}

extension ValueType where Value == WidgetSize {
    /// The size of a widget.
    static let widgetSize = ValueType(
        "widget-size",
        [
            "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
            "accessoryCircular": .accessoryCircular, "accessoryRectangular": .accessoryRectangular,
            "accessoryInline": .accessoryInline,
        ]
    )
}

extension ValueType where Value == WidgetFamily {
    /// A family of widgets.
    static let widgetFamily = ValueType(
        "widget-family",
        [
            "systemSmall": .systemSmall, "systemMedium": .systemMedium, "systemLarge": .systemLarge,
            "systemExtraLarge": .systemExtraLarge, "accessoryCorner": .accessoryCorner,
            "accessoryCircular": .accessoryCircular, "accessoryRectangular": .accessoryRectangular,
            "accessoryInline": .accessoryInline,
        ]
    )
}

extension ValueType where Value == Axis {
    /// The axis along which something flips.
    static let flipAxis = ValueType("flip-axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueType where Value == BacksideFlip {
    /// How the back of a view is turned.
    static let backsideFlip = ValueType(
        "backside-flip",
        ["automatic": .automatic, "horizontal": .horizontal, "vertical": .vertical, "none": .none]
    )
}
