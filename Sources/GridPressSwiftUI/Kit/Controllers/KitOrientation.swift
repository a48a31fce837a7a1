// The ways in which UIKit turns the content of a screen, which is never turned.

#if !canImport(Darwin)
    /// Ways in which a program may be turned.
    public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Upright.
        public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
        /// Upside down.
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
        /// Turned to the right.
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
        /// Turned to the left.
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
        /// Turned to either side.
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        /// Each way but upside down.
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
        /// Each way.
        public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    }

    extension UIWindowScene {
        /// A wish for the geometry of a scene.
        public enum GeometryPreferences: Hashable, Sendable {
            /// The ways in which the scene may be turned.
            case iOS(interfaceOrientations: UIInterfaceOrientationMask)
        }

        /// Has no effect: nothing is turned.
        public func requestGeometryUpdate(
            _ preferences: GeometryPreferences,
            errorHandler: ((any Error) -> Void)? = nil
        ) {}
    }

    extension UIViewController {
        /// Has no effect: nothing is turned.
        public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

        /// Has no effect: nothing is turned.
        public static func attemptRotationToDeviceOrientation() {}
    }
#endif
