// Orientations of UIKit interfaces, which never change in a picture.

#if !canImport(Darwin)

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
