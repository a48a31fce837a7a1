// Constraints between UIKit views, which aren't laid out.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A constraint between two views, which has no effect.
    @MainActor @preconcurrency public final class NSLayoutConstraint: NSObject {
        /// The constant of the constraint.
        public var constant: CGFloat = 0
        /// A Boolean value that indicates whether the constraint is active.
        ///
        /// It has no effect.
        public var isActive = false
        /// The priority of the constraint.
        public var priority = UILayoutPriority.required

        /// Activates constraints.
        ///
        /// They have no effect.
        public static func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }

        /// Deactivates constraints.
        public static func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }

        /// An axis.
        public enum Axis: Int, Hashable, Sendable {
            /// The horizontal axis.
            case horizontal
            /// The vertical axis.
            case vertical
        }
    }

    /// The priority of a constraint.
    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
        /// The priority, up to 1000.
        public let rawValue: Float

        /// Creates a priority.
        public init(rawValue: Float) { self.rawValue = rawValue }

        /// Creates a priority.
        public init(_ rawValue: Float) { self.rawValue = rawValue }

        /// The highest priority, of required constraints.
        public static let required = UILayoutPriority(1000)
        /// A high priority.
        public static let defaultHigh = UILayoutPriority(750)
        /// A low priority.
        public static let defaultLow = UILayoutPriority(250)
        /// The priority of a view that fits its content.
        public static let fittingSizeLevel = UILayoutPriority(50)
    }

    /// An edge, a center or a length of a view.
    @MainActor @preconcurrency public final class NSLayoutAnchor: NSObject {
        /// Returns a constraint of both.
        public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        /// Returns a constraint between both anchors.
        public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0)
            -> NSLayoutConstraint
        {
            NSLayoutConstraint()
        }

        /// Returns a constraint between both anchors.
        public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
            -> NSLayoutConstraint
        {
            NSLayoutConstraint()
        }

        /// Returns a constraint between both anchors.
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

    /// A horizontal edge or center of a view.
    public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
    /// A vertical edge or center of a view.
    public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
    /// A length of a view.
    public typealias NSLayoutDimension = NSLayoutAnchor

    /// A layout guide of a view.
    @MainActor @preconcurrency public final class UILayoutGuide: NSObject {
        /// The top edge.
        public let topAnchor = NSLayoutAnchor()
        /// The bottom edge.
        public let bottomAnchor = NSLayoutAnchor()
        /// The leading edge.
        public let leadingAnchor = NSLayoutAnchor()
        /// The trailing edge.
        public let trailingAnchor = NSLayoutAnchor()
        /// The horizontal center.
        public let centerXAnchor = NSLayoutAnchor()
        /// The vertical center.
        public let centerYAnchor = NSLayoutAnchor()
        /// The width.
        public let widthAnchor = NSLayoutAnchor()
        /// The height.
        public let heightAnchor = NSLayoutAnchor()
    }

    extension UIView {
        /// The top edge.
        public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The bottom edge.
        public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The leading edge.
        public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The trailing edge.
        public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The left edge.
        public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The right edge.
        public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The horizontal center.
        public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The vertical center.
        public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The width.
        public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The height.
        public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        /// The layout guide of the safe area.
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
        /// The layout guide of the margins.
        public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    }
#endif
