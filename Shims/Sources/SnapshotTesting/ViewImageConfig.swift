import GridPressKits

/// The configuration of a screen that views are drawn on: its size, its safe area insets, and its traits.
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation: Sendable {
        /// Landscape orientation.
        case landscape
        /// Portrait orientation.
        case portrait
    }

    /// The orientation of a tablet, and the part of its screen.
    public enum TabletOrientation: Sendable {
        /// The part of a screen in portrait orientation.
        public enum PortraitSplits: Sendable {
            /// A third of the width.
            case oneThird
            /// Two thirds of the width.
            case twoThirds
            /// The full width.
            case full
        }

        /// The part of a screen in landscape orientation.
        public enum LandscapeSplits: Sendable {
            /// A third of the width.
            case oneThird
            /// Half of the width.
            case oneHalf
            /// Two thirds of the width.
            case twoThirds
            /// The full width.
            case full
        }

        /// Landscape orientation.
        case landscape(splitView: LandscapeSplits)
        /// Portrait orientation.
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area insets.
    public var safeArea: UIEdgeInsets
    /// The size in points; `nil` for the size of the view.
    public var size: CGSize?
    /// The traits.
    public var traits: UITraitCollection

    /// Creates a configuration of a screen.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
