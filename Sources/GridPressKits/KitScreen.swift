import GridPressSwiftUI

#if !canImport(Darwin)
    /// The screen of a figure.
    ///
    /// It has the size of the figure, or of the standard device if the figure has the size of its content.
    public final class UIScreen: Sendable {
        /// The main screen.
        public static let main = UIScreen()

        private init() {}

        /// Returns the value of a private property; always `nil`.
        public func value(forKey key: String) -> Any? { nil }

        /// The bounds of the screen in points.
        public var bounds: CGRect { CGRect(origin: .zero, size: LayoutPass.currentScreenSize) }

        /// The bounds of the screen in pixels.
        public var nativeBounds: CGRect {
            CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
        }

        /// The number of pixels per point.
        public var scale: CGFloat { DeviceProfile.standard.scale }

        /// The number of pixels per point.
        public var nativeScale: CGFloat { scale }

        /// The brightness of the screen; always 1.
        public var brightness: CGFloat { 1 }

        /// The maximum number of frames per second; always 1.
        public var maximumFramesPerSecond: Int { 1 }

        /// A Boolean value that indicates whether the screen is recorded; always `false`.
        public var isCaptured: Bool { false }
    }

    /// The device of a figure, which is the standard one.
    public final class UIDevice: Sendable {
        /// The current device.
        public static let current = UIDevice()

        private init() {}

        /// The kind of device.
        public var userInterfaceIdiom: UIUserInterfaceIdiom { DeviceProfile.standard.idiom }

        /// The name of the device.
        public var name: String { "iPhone" }

        /// The model of the device.
        public var model: String { "iPhone" }

        /// The localized model of the device.
        public var localizedModel: String { model }

        /// The name of the system.
        public var systemName: String { "iOS" }

        /// The version of the system.
        public var systemVersion: String { "18.0" }

        /// The identifier of the device for a vendor; always `nil`.
        public var identifierForVendor: UUID? { nil }

        /// The orientation of the device; always portrait.
        public var orientation: UIDeviceOrientation { .portrait }

        /// The charge of the battery; always 1.
        public var batteryLevel: Float { 1 }

        /// Has no effect: the device isn't turned.
        public func beginGeneratingDeviceOrientationNotifications() {}

        /// Has no effect: the device isn't turned.
        public func endGeneratingDeviceOrientationNotifications() {}

        /// The notification of a changed orientation, which is never posted.
        public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    }

    /// The orientation of a device.
    public enum UIDeviceOrientation: Int, Hashable, Sendable {
        /// An unknown orientation.
        case unknown
        /// Portrait.
        case portrait
        /// Portrait, upside down.
        case portraitUpsideDown
        /// Landscape, rotated to the left.
        case landscapeLeft
        /// Landscape, rotated to the right.
        case landscapeRight
        /// Flat, with the screen up.
        case faceUp
        /// Flat, with the screen down.
        case faceDown

        /// A Boolean value that indicates whether the orientation is portrait, upside down or not.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

        /// A Boolean value that indicates whether the orientation is landscape.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

        /// A Boolean value that indicates whether the device is flat.
        public var isFlat: Bool { self == .faceUp || self == .faceDown }

        /// A Boolean value that indicates whether the orientation is portrait or landscape.
        public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    }
#endif
