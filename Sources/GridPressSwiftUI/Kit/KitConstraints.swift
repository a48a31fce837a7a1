// Constraints between views of UIKit, which aren't laid out.

#if !canImport(Darwin)
    /// A constraint between two views, which has no effect.
    @MainActor @preconcurrency public final class NSLayoutConstraint: NSObject {
        /// The length that is added.
        public var constant: CGFloat = 0
        /// Whether it counts.
        public var isActive = false
        /// The weight of the constraint.
        public var priority = UILayoutPriority.required

        /// Lets constraints count.
        public static func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }

        /// Lets constraints not count.
        public static func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }

        /// An axis.
        public enum Axis: Int, Hashable, Sendable {
            /// Along lines.
            case horizontal
            /// From the top to the bottom.
            case vertical
        }
    }

    /// The weight of a constraint.
    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
        /// The weight, up to 1000.
        public let rawValue: Float

        /// A weight.
        public init(rawValue: Float) { self.rawValue = rawValue }

        /// A weight.
        public init(_ rawValue: Float) { self.rawValue = rawValue }

        /// All.
        public static let required = UILayoutPriority(1000)
        /// Much.
        public static let defaultHigh = UILayoutPriority(750)
        /// Little.
        public static let defaultLow = UILayoutPriority(250)
    }

    /// An edge, a middle or a length of a view.
    @MainActor @preconcurrency public final class NSLayoutAnchor: NSObject {
        /// Returns a constraint of both.
        public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        /// Returns a constraint of both.
        public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0)
            -> NSLayoutConstraint
        {
            NSLayoutConstraint()
        }

        /// Returns a constraint of both.
        public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
            -> NSLayoutConstraint
        {
            NSLayoutConstraint()
        }

        /// Returns a constraint of both.
        public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        /// Returns a constraint of a length.
        public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }

        /// Returns a constraint of a length.
        public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        /// Returns a constraint of a length.
        public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }
    }

    /// An area of a view.
    @MainActor @preconcurrency public final class UILayoutGuide: NSObject {
        /// The upper edge.
        public let topAnchor = NSLayoutAnchor()
        /// The lower edge.
        public let bottomAnchor = NSLayoutAnchor()
        /// The edge where lines start.
        public let leadingAnchor = NSLayoutAnchor()
        /// The edge where lines end.
        public let trailingAnchor = NSLayoutAnchor()
    }

    extension UIView {
        /// The upper edge.
        public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The lower edge.
        public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The edge where lines start.
        public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The edge where lines end.
        public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The left edge.
        public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The right edge.
        public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The middle along lines.
        public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The middle from the top to the bottom.
        public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The width.
        public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The height.
        public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The area that the system leaves.
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
        /// The area inside the margins.
        public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    }
#endif
