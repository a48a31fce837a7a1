extension ValueType where Value == DeviceProfile {
    /// The model of a device.
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
    /// The orientation of an interface.
    static let orientation = ValueType(
        "orientation",
        [
            "portrait": .portrait, "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
            "portraitUpsideDown": .portraitUpsideDown,
        ]
    )
}

extension ValueType where Value == FUInterfaceOrientation {
    /// The orientation of the frame of a device.
    static let frameOrientation = ValueType(
        "frame-orientation",
        ["portrait": .portrait, "landscape": .landscapeLeft]
    )
}

extension ValueType where Value == FrameDevice {
    /// The kind of device or window whose frame is drawn.
    static let frameDevice = ValueType(
        "frame-device",
        ["phone": .phone, "tablet": .tablet, "watch": .watch, "browser": .browser, "window": .window]
    )
}

/// The kind of device or window whose frame is drawn, without a model and texts.
package enum FrameDevice: String, CaseIterable, Sendable {
    case phone, tablet, watch, browser, window

    /// Returns the device, or the window with its title and address.
    func framed(title: String, address: String) -> FramedDevice {
        switch self {
        case .phone: .phone
        case .tablet: .tablet
        case .watch: .watch
        case .browser: .browser(title: title, address: address)
        case .window: .window(title: title)
        }
    }
}

extension ValueType where Value == [FUInterfaceOrientation] {
    /// A list of orientations.
    static let orientations = ValueType(
        Notation(
            "orientation-list",
            "orientations separated by commas, such as \"portrait,landscapeLeft\", or \"all\"",
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

extension ValueType where Value == DeviceOrientation {
    /// The orientation of a device.
    static let heldOrientation = ValueType(
        "held-orientation",
        [
            "portrait": DeviceOrientation(orientation: .portrait),
            "landscapeLeft": DeviceOrientation(orientation: .landscapeLeft),
            "landscapeRight": DeviceOrientation(orientation: .landscapeRight),
            "portraitUpsideDown": DeviceOrientation(orientation: .portraitUpsideDown),
            "flat": DeviceOrientation(orientation: nil),
        ]
    )
}

/// The orientation of a device; `nil` if it lies flat.
struct DeviceOrientation: Sendable {
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
    /// The axis along which a view flips.
    static let flipAxis = ValueType("flip-axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueType where Value == BacksideFlip {
    /// The flip of the back side of a view.
    static let backsideFlip = ValueType(
        "backside-flip",
        ["automatic": .automatic, "horizontal": .horizontal, "vertical": .vertical, "none": .none]
    )
}
