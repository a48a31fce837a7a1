// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// The screen of a figure.
    ///
    /// It has the size of the figure, or of the standard device if the figure has the size of its content.
    public final class UIScreen: Sendable {
        public static let main = UIScreen()
        private init() {}
        public func value(forKey key: String) -> Any? { nil }

        /// The bounds of the screen in points.
        public var bounds: CGRect { CGRect(origin: .zero, size: LayoutPass.currentScreenSize) }

        public var nativeBounds: CGRect {
            CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
        }

        public var scale: CGFloat { DeviceProfile.standard.scale }
        public var nativeScale: CGFloat { scale }
        public var brightness: CGFloat { 1 }
        public var maximumFramesPerSecond: Int { 1 }
        public var isCaptured: Bool { false }
    }

    public final class UIDevice: Sendable {
        public static let current = UIDevice()
        private init() {}
        public var userInterfaceIdiom: UIUserInterfaceIdiom { DeviceProfile.standard.idiom }
        public var name: String { "iPhone" }
        public var model: String { "iPhone" }
        public var localizedModel: String { model }
        public var systemName: String { "iOS" }
        public var systemVersion: String { "18.0" }
        public var identifierForVendor: UUID? { nil }
        public var orientation: UIDeviceOrientation { .portrait }
        public var batteryLevel: Float { 1 }
        public func beginGeneratingDeviceOrientationNotifications() {}
        public func endGeneratingDeviceOrientationNotifications() {}

        /// The notification of a changed orientation, which is never posted.
        public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    }

    public enum UIDeviceOrientation: Int, Hashable, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        public var isFlat: Bool { self == .faceUp || self == .faceDown }
        public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    }
#endif
