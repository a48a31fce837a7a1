// Orientations of UIKit interfaces, which never change in a picture.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A set of interface orientations.
    public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Portrait.
        public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
        /// Portrait, upside down.
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
        /// Landscape, rotated to the right.
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
        /// Landscape, rotated to the left.
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
        /// Both landscape orientations.
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        /// All orientations but upside down.
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
        /// All orientations.
        public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    }

    extension UIWindowScene {
        /// A request for the geometry of a scene.
        public enum GeometryPreferences: Hashable, Sendable {
            /// The allowed orientations of the scene.
            case iOS(interfaceOrientations: UIInterfaceOrientationMask)
        }

        /// Has no effect: the orientation doesn't change.
        public func requestGeometryUpdate(
            _ preferences: GeometryPreferences,
            errorHandler: ((any Error) -> Void)? = nil
        ) {}
    }

    extension UIViewController {
        /// Has no effect: the orientation doesn't change.
        public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

        /// Has no effect: the orientation doesn't change.
        public static func attemptRotationToDeviceOrientation() {}
    }
#endif
