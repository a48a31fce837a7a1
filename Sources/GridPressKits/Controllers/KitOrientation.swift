// Orientations of UIKit interfaces, which never change in a picture.

#if !canImport(Darwin)
    public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
        public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    }

    extension UIWindowScene {
        public enum GeometryPreferences: Hashable, Sendable {
            case iOS(interfaceOrientations: UIInterfaceOrientationMask)
        }

        public func requestGeometryUpdate(
            _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
        ) {}
    }

    extension UIViewController {
        public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
        public static func attemptRotationToDeviceOrientation() {}
    }
#endif
