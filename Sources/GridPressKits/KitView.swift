// Views of UIKit, which no picture draws. They exist so that code with representables compiles.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A responder to events, which GridPress never sends.
    @MainActor @preconcurrency open class UIResponder: NSObject {
        /// Creates an object.
        public override init() { super.init() }

        /// Has no effect: no touch begins.
        open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

        /// Has no effect: no touch moves.
        open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

        /// Has no effect: no touch ends.
        open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

        /// Has no effect: no touch is canceled.
        open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

        /// Returns whether the object can perform an action; `false` by default.
        open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

        /// Has no effect: no device is shaken.
        open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

        /// The next responder; always `nil`.
        open var next: UIResponder? { nil }
        /// A Boolean value that indicates whether the object is the first responder; always `false`.
        open var isFirstResponder: Bool { false }
        /// A Boolean value that indicates whether the object can become the first responder; always `false`.
        open var canBecomeFirstResponder: Bool { false }
        /// The input view in place of the keyboard.
        open var inputView: UIView?
        /// The accessory view above the keyboard.
        open var inputAccessoryView: UIView?

        /// Has no effect: no keyboard is visible.
        open func reloadInputViews() {}

        /// Has no effect: no key is pressed.
        open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

        /// Has no effect: no key is released.
        open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

        /// Has no effect: no key is pressed.
        open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

        /// Has no effect: no key is pressed.
        open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

        /// Has no effect.
        @discardableResult
        open func becomeFirstResponder() -> Bool { false }

        /// Has no effect.
        @discardableResult
        open func resignFirstResponder() -> Bool { false }
    }

    /// A view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIView: UIResponder {
        /// The frame in the superview.
        open var frame = CGRect.zero
        /// The background color.
        open var backgroundColor: KitColor?
        /// The tint color.
        open var tintColor: KitColor?
        /// The opacity, from 0 to 1.
        open var alpha: CGFloat = 1
        /// A Boolean value that indicates whether it is hidden.
        open var isHidden = false
        /// A Boolean value that indicates whether the view is opaque.
        open var isOpaque = true
        /// A Boolean value that indicates whether the view receives touches.
        open var isUserInteractionEnabled = true
        /// A Boolean value that indicates whether the view clips its subviews.
        open var clipsToBounds = false
        /// A Boolean value that indicates whether the frame is translated into constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// The lengths that change with the superview.
        open var autoresizingMask: AutoresizingMask = []
        /// The mode in which content fills the view.
        open var contentMode = ContentMode.scaleToFill
        /// A number that identifies the view.
        open var tag = 0

        /// Returns the view with a tag: the view itself or a view inside it.
        open func viewWithTag(_ tag: Int) -> UIView? {
            self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
        }

        /// Has no effect: traits never change.
        open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

        /// The transform of the view.
        open var transform = CGAffineTransform.identity
        /// The layout margins.
        open var layoutMargins = UIEdgeInsets.zero
        /// The interface style that overrides the interface style of the superview.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The accessibility label.
        open var accessibilityLabel: String?
        /// The identifier for tests.
        open var accessibilityIdentifier: String?
        /// A Boolean value that indicates whether the view is an accessibility element.
        open var isAccessibilityElement = false
        /// A Boolean value that indicates whether the view receives several touches at once.
        open var isMultipleTouchEnabled = false
        /// A Boolean value that indicates whether the view receives touches alone.
        open var isExclusiveTouch = false
        /// The accessibility value.
        open var accessibilityValue: String?
        /// The accessibility hint.
        open var accessibilityHint: String?
        /// The layer of the view.
        open var layer = CALayer()
        /// The subviews.
        open private(set) var subviews: [UIView] = []
        /// The superview.
        open private(set) weak var superview: UIView?

        /// Creates a view.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Creates a view.
        public override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init() }

        /// The class of the layer; the view itself always has a `CALayer`.
        open class var layerClass: AnyClass { CALayer.self }
        /// The safe area insets; always 0.
        open var safeAreaInsets: UIEdgeInsets { .zero }
        /// The bounds rectangle.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        /// The center in the superview.
        open var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }
        /// The intrinsic size, which is undefined: -1 for both lengths.
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
        /// The window; always `nil`.
        open var window: UIWindow? { nil }
        /// The current traits.
        open var traitCollection: UITraitCollection { .current }

        /// Adds a subview in front of the others.
        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            subviews.append(view)
            view.superview = self
        }

        /// Inserts a subview at an index.
        open func insertSubview(_ view: UIView, at index: Int) {
            addSubview(view)
            subviews.removeLast()
            subviews.insert(view, at: min(max(index, 0), subviews.count))
        }

        /// Removes the view from its superview.
        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func layoutSubviews() {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func setNeedsLayout() {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func layoutIfNeeded() {}

        /// Has no effect: GridPress doesn't draw views of UIKit.
        open func setNeedsDisplay() {}

        /// Has no effect: GridPress doesn't draw views of UIKit.
        open func draw(_ rect: CGRect) {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func invalidateIntrinsicContentSize() {}

        /// Has no effect.
        open func didMoveToWindow() {}

        /// Has no effect.
        open func didMoveToSuperview() {}

        /// Has no effect.
        open func willMove(toWindow window: UIWindow?) {}

        /// Has no effect.
        open func willMove(toSuperview superview: UIView?) {}

        /// A Boolean value that indicates whether animations are enabled; always `false`.
        public static var areAnimationsEnabled: Bool { false }

        /// Returns the view at a point; always `nil`.
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

        /// Returns whether a point is in the bounds.
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func setNeedsUpdateConstraints() {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func updateConstraintsIfNeeded() {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func updateConstraints() {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func sizeToFit() {}

        /// Returns the proposed size.
        open func sizeThatFits(_ size: CGSize) -> CGSize { size }

        /// Returns the proposed size.
        open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }

        /// Has no effect: no gesture is recognized.
        open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

        /// Has no effect: no gesture is recognized.
        open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

        /// The gesture recognizers; always `nil`.
        open var gestureRecognizers: [UIGestureRecognizer]? {
            get { nil }
            set {}
        }

        /// Returns a point of this view in the coordinates of another view.
        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let (origin, other) = (originInWindow, view?.originInWindow ?? .zero)
            return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
        }

        /// Returns a rectangle of this view in the coordinates of another view.
        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, to: view), size: rect.size)
        }

        /// Returns a point of another view in the coordinates of this view.
        open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
            let (origin, other) = (originInWindow, view?.originInWindow ?? .zero)
            return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
        }

        /// Returns a rectangle of another view in the coordinates of this view.
        open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, from: view), size: rect.size)
        }

        private var originInWindow: CGPoint {
            var origin = CGPoint.zero
            var view: UIView? = self
            while let one = view {
                origin = CGPoint(x: origin.x + one.frame.minX, y: origin.y + one.frame.minY)
                view = one.superview
            }
            return origin
        }

        /// A Boolean value that indicates whether layout margins include the safe area.
        ///
        /// It has no effect.
        open var insetsLayoutMarginsFromSafeArea: Bool {
            get { true }
            set {}
        }

        /// Inserts a subview behind another subview.
        open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
            guard sibling !== view else { return }
            view.removeFromSuperview()
            insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
        }

        /// Inserts a subview in front of another subview.
        open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
            guard sibling !== view else { return }
            view.removeFromSuperview()
            insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
        }

        /// Returns an image of the view; always `nil`.
        @discardableResult
        open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }

        /// Moves a subview in front of the others.
        open func bringSubviewToFront(_ view: UIView) { addSubview(view) }

        /// Moves a subview behind the others.
        open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }

        /// Returns whether this view is another view, or inside it.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || (superview?.isDescendant(of: view) ?? false)
        }

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority,
            for axis: NSLayoutConstraint.Axis
        ) {}

        /// Has no effect: GridPress doesn't lay out views of UIKit.
        open func addConstraints(_ constraints: [NSLayoutConstraint]) {}

        /// Returns whether editing has ended; always `false`.
        @discardableResult
        open func endEditing(_ force: Bool) -> Bool { false }

        /// Returns an appearance of all views, which has no effect.
        open class func appearance() -> UIView { UIView() }

        /// Returns an appearance of views inside others, which has no effect.
        open class func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> UIView { UIView() }

        /// Has no effect: no view is animated.
        public static func setAnimationsEnabled(_ isEnabled: Bool) {}

        /// The lengths that change with the superview.
        public struct AutoresizingMask: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The width.
            public static let flexibleWidth = AutoresizingMask(rawValue: 2)
            /// The height.
            public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        }

        /// The mode in which content fills a view.
        public enum ContentMode: Int, Hashable, Sendable {
            /// Content is stretched to the size of the view.
            case scaleToFill
            /// Content is scaled to fit.
            case scaleAspectFit
            /// Content is scaled to fill.
            case scaleAspectFill
            /// Content is redrawn.
            case redraw
            /// Content is centered.
            case center
            /// Content is at the top.
            case top
            /// Content is at the bottom.
            case bottom
            /// Content is at the left.
            case left
            /// Content is at the right.
            case right
        }
    }

    /// A window with the size of the screen.
    @MainActor @preconcurrency open class UIWindow: UIView {
        /// The controller of its content.
        open var rootViewController: UIViewController?
        /// Its scene.
        open var windowScene: UIWindowScene?
        /// The level of the window.
        open var windowLevel = Level.normal
        /// The screen.
        open var screen: UIScreen { .main }

        /// Creates a window.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a window.
        public override init() { super.init() }

        /// Creates a window of a scene.
        public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

        /// Creates a window.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The frame on the screen.
        open override var frame: CGRect {
            get { UIScreen.main.bounds }
            set {}
        }
        /// A Boolean value that indicates whether the window is the key window; always `true`.
        open var isKeyWindow: Bool { true }

        /// Has no effect.
        open func makeKeyAndVisible() {}

        /// Has no effect.
        open func makeKey() {}

        /// The level of a window above others.
        public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
            /// The height.
            public let rawValue: CGFloat

            /// Creates a level with a height.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            /// The default.
            public static let normal = Level(rawValue: 0)
            /// The level of the status bar.
            public static let statusBar = Level(rawValue: 1000)
            /// The level of alerts.
            public static let alert = Level(rawValue: 2000)

            /// Returns a level that is higher by a number.
            public static func + (level: Level, height: CGFloat) -> Level { Level(rawValue: level.rawValue + height) }

            /// Returns a level that is lower by a number.
            public static func - (level: Level, height: CGFloat) -> Level { Level(rawValue: level.rawValue - height) }

            /// Returns whether the first level is below the second.
            public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        }
    }

    /// A gesture recognizer, which recognizes no gesture.
    @MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
        /// The view of the recognizer.
        open var view: UIView?
        /// A Boolean value that indicates whether the recognizer is enabled.
        open var isEnabled = true
        /// The state; always `possible`.
        open var state: State { .possible }

        /// Creates a gesture recognizer.
        public init(target: Any?, action: Selector?) { super.init() }

        /// The name.
        open var name: String?
        /// The delegate.
        open weak var delegate: (any UIGestureRecognizerDelegate)?
        /// A Boolean value that indicates whether the recognizer cancels touches of the view.
        open var cancelsTouchesInView = true

        /// Creates a gesture recognizer without an action.
        public convenience override init() { self.init(target: nil, action: nil) }

        /// Returns the location of the touch; always the origin.
        open func location(in view: UIView?) -> CGPoint { .zero }

        /// The number of touches; always 0.
        open var numberOfTouches: Int { 0 }

        /// Returns the location of a touch; always the origin.
        open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }

        /// Has no effect: there is no other gesture.
        open func require(toFail other: UIGestureRecognizer) {}

        /// The state of a gesture.
        public enum State: Int, Hashable, Sendable {
            /// The gesture may begin.
            case possible
            /// The gesture has begun.
            case began
            /// The gesture has changed.
            case changed
            /// The gesture has ended.
            case ended
            /// The gesture was cancelled.
            case cancelled
            /// The gesture wasn't recognized.
            case failed
        }
    }

    /// A delegate of a gesture recognizer, which is never asked.
    @MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
        /// Returns whether a gesture may begin.
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool

        /// Returns whether a recognizer receives a touch.
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

        /// Returns whether two gestures can be recognized at once.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool
    }

    extension UIGestureRecognizerDelegate {
        /// Returns `true`.
        public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

        /// Returns `true`.
        public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

        /// Returns `false`.
        public func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            false
        }
    }

    /// A recognizer of taps, which recognizes none.
    @MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
        /// The number of taps.
        open var numberOfTapsRequired = 1
    }

    /// A recognizer of pinches, which recognizes none.
    @MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
        /// The scale; 1 by default.
        open var scale: CGFloat = 1
        /// The velocity of the scale per second; always 0.
        open var velocity: CGFloat { 0 }
    }

    /// A recognizer of rotations, which recognizes none.
    @MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
        /// The angle, in radians.
        open var rotation: CGFloat = 0
        /// The velocity of the rotation per second; always 0.
        open var velocity: CGFloat { 0 }
    }

    /// A recognizer of swipes, which recognizes none.
    @MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
        /// The direction of a swipe.
        public struct Direction: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// To the right.
            public static let right = Direction(rawValue: 1)
            /// To the left.
            public static let left = Direction(rawValue: 2)
            /// Up.
            public static let up = Direction(rawValue: 4)
            /// Down.
            public static let down = Direction(rawValue: 8)
        }

        /// The directions of the swipe.
        open var direction = Direction.right
    }

    /// A recognizer of long presses, which recognizes none.
    @MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
        /// The minimum duration of the press, in seconds.
        open var minimumPressDuration: TimeInterval = 0.5
        /// The distance that the touch may move.
        open var allowableMovement: CGFloat = 10
    }

    /// A recognizer of drags, which recognizes none.
    @MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
        /// Returns the velocity of the drag per second; always zero.
        open func velocity(in view: UIView?) -> CGPoint { .zero }

        /// Has no effect.
        open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

        /// Returns the translation of the drag; always zero.
        open func translation(in view: UIView?) -> CGPoint { .zero }
    }
#endif
