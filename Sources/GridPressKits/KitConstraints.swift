// Constraints between UIKit views, which aren't laid out.

#if !canImport(Darwin)
    @MainActor @preconcurrency public final class NSLayoutConstraint: NSObject {
        public var constant: CGFloat = 0
        public var isActive = false, priority = UILayoutPriority.required

        public static func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }

        public static func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }
    }

    @MainActor @preconcurrency public final class NSLayoutAnchor: NSObject {
        public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0)
            -> NSLayoutConstraint
        { NSLayoutConstraint() }

        public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
        { NSLayoutConstraint() }

        public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }

        public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }

        public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }
    }

    public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
    public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
    public typealias NSLayoutDimension = NSLayoutAnchor

    @MainActor @preconcurrency public final class UILayoutGuide: NSObject {
        public let topAnchor = NSLayoutAnchor()
        public let bottomAnchor = NSLayoutAnchor(), leadingAnchor = NSLayoutAnchor(), trailingAnchor = NSLayoutAnchor()
        public let centerXAnchor = NSLayoutAnchor(), centerYAnchor = NSLayoutAnchor(), widthAnchor = NSLayoutAnchor()
        public let heightAnchor = NSLayoutAnchor()
    }

    extension UIView {
        public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
        public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    }
#endif
