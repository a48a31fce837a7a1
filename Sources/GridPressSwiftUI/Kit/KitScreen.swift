#if !canImport(Darwin)
    /// The screen of a figure: as wide and as high as the figure, or as the standard device where the figure takes the
    /// size of its content.
    public final class UIScreen: Sendable {
        /// The screen that is drawn to.
        public static let main = UIScreen()

        private init() {}

        /// The area of the screen in points.
        public var bounds: CGRect { CGRect(origin: .zero, size: LayoutPass.currentScreenSize) }

        /// The area of the screen in pixels.
        public var nativeBounds: CGRect {
            CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
        }

        /// The number of pixels in a point.
        public var scale: CGFloat { DeviceProfile.standard.scale }

        /// The number of pixels in a point.
        public var nativeScale: CGFloat { scale }

        /// The brightness of the screen: all of it.
        public var brightness: CGFloat { 1 }

        /// The number of pictures that are shown in a second: one.
        public var maximumFramesPerSecond: Int { 1 }

        /// Whether what is on the screen is recorded: it isn't.
        public var isCaptured: Bool { false }
    }

    /// The device of a figure: the standard one.
    public final class UIDevice: Sendable {
        /// The device that is drawn for.
        public static let current = UIDevice()

        private init() {}

        /// The kind of device.
        public var userInterfaceIdiom: UIUserInterfaceIdiom { DeviceProfile.standard.idiom }

        /// The name of the device.
        public var name: String { "iPhone" }

        /// The kind of device in words.
        public var model: String { "iPhone" }

        /// The kind of device in words, in the language of its user.
        public var localizedModel: String { model }

        /// The name of the system.
        public var systemName: String { "iOS" }

        /// The version of the system.
        public var systemVersion: String { "18.0" }

        /// The identity of the device among those of a vendor: `nil`, as a figure is no device.
        public var identifierForVendor: UUID? { nil }

        /// The way in which the device is held: upright.
        public var orientation: UIDeviceOrientation { .portrait }

        /// The charge of the battery: all of it.
        public var batteryLevel: Float { 1 }

        /// Has no effect: the device isn't turned.
        public func beginGeneratingDeviceOrientationNotifications() {}

        /// Has no effect: the device isn't turned.
        public func endGeneratingDeviceOrientationNotifications() {}

        /// The notification of a device that is turned, which never comes.
        public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    }

    /// The way in which a device is held.
    public enum UIDeviceOrientation: Int, Hashable, Sendable {
        /// A way that isn't known.
        case unknown
        /// Upright.
        case portrait
        /// On its head.
        case portraitUpsideDown
        /// Turned to the left.
        case landscapeLeft
        /// Turned to the right.
        case landscapeRight
        /// On its back.
        case faceUp
        /// On its face.
        case faceDown

        /// Whether it is upright or on its head.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

        /// Whether it is turned to a side.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

        /// Whether it lies.
        public var isFlat: Bool { self == .faceUp || self == .faceDown }

        /// Whether it is known how it stands.
        public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    }
#endif
