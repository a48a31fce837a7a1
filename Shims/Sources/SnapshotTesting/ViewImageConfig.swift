import SwiftUI
import UIKit

/// A screen on which views are drawn: its size, the insets of its safe area, and its traits.
public struct ViewImageConfig: Sendable {
    /// The way in which a device is held.
    public enum Orientation: Sendable {
        /// With the longer side across.
        case landscape
        /// With the longer side upright.
        case portrait
    }

    /// The way in which a tablet is held, and the part of its screen.
    public enum TabletOrientation: Sendable {
        /// The part of an upright screen.
        public enum PortraitSplits: Sendable {
            /// A narrow part.
            case oneThird
            /// A wide part.
            case twoThirds
            /// All.
            case full
        }

        /// The part of a screen across.
        public enum LandscapeSplits: Sendable {
            /// A narrow part.
            case oneThird
            /// A half.
            case oneHalf
            /// A wide part.
            case twoThirds
            /// All.
            case full
        }

        /// With the longer side across.
        case landscape(splitView: LandscapeSplits)
        /// With the longer side upright.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of the safe area.
    public var safeArea: UIEdgeInsets
    /// The size; `nil` for that of the view.
    public var size: CGSize?
    /// The traits.
    public var traits: UITraitCollection

    /// Creates a screen.
    public init(
        safeArea: UIEdgeInsets = .zero,
        size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
