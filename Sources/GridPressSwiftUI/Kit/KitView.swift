// Views of UIKit, which no picture draws: code that wraps them compiles.

#if !canImport(Darwin)
    /// An object that receives events, which none do.
    @MainActor @preconcurrency open class UIResponder: NSObject {
        /// Creates an object.
        public nonisolated override init() { super.init() }

        /// The object that receives what this one doesn't.
        open var next: UIResponder? { nil }
        /// Whether it receives what is typed.
        open var isFirstResponder: Bool { false }
        /// Whether it may receive what is typed.
        open var canBecomeFirstResponder: Bool { false }
        /// The content of the keyboard.
        open var inputView: UIView?
        /// The content above the keyboard.
        open var inputAccessoryView: UIView?

        /// Has no effect.
        @discardableResult
        open func becomeFirstResponder() -> Bool { false }

        /// Has no effect.
        @discardableResult
        open func resignFirstResponder() -> Bool { false }
    }

    /// A view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIView: UIResponder {
        /// The area in the view around.
        open var frame = CGRect.zero
        /// The color of the ground.
        open var backgroundColor: KitColor?
        /// The color of what can be used.
        open var tintColor: KitColor?
        /// From 0, clear, to 1, opaque.
        open var alpha: CGFloat = 1
        /// Whether it isn't drawn.
        open var isHidden = false
        /// Whether nothing shines through.
        open var isOpaque = true
        /// Whether it can be touched.
        open var isUserInteractionEnabled = true
        /// Whether what lies outside isn't drawn.
        open var clipsToBounds = false
        /// Whether its frame makes constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// The sides that follow the view around.
        open var autoresizingMask: AutoresizingMask = []
        /// The place of the content.
        open var contentMode = ContentMode.scaleToFill
        /// A number to find it by.
        open var tag = 0
        /// The change of its coordinates.
        open var transform = CGAffineTransform.identity
        /// The room around the content.
        open var layoutMargins = UIEdgeInsets.zero
        /// The scheme, whatever is around.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The words that are read aloud.
        open var accessibilityLabel: String?
        /// The identity for tests.
        open var accessibilityIdentifier: String?
        /// Whether it is read aloud.
        open var isAccessibilityElement = false
        /// The layer that it is drawn on.
        open var layer = CALayer()
        /// The views in it.
        open private(set) var subviews: [UIView] = []
        /// The view around it.
        open private(set) weak var superview: UIView?

        /// Creates a view.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Creates a view.
        public nonisolated override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init() }

        /// The room that the system takes at its sides: none.
        open var safeAreaInsets: UIEdgeInsets { .zero }
        /// Its area.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        /// Its middle in the view around.
        open var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }
        /// The size that its content likes.
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
        /// The window around: none.
        open var window: UIWindow? { nil }
        /// The traits that everything has.
        open var traitCollection: UITraitCollection { .current }

        /// Adds a view.
        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            subviews.append(view)
            view.superview = self
        }

        /// Adds a view before others.
        open func insertSubview(_ view: UIView, at index: Int) {
            addSubview(view)
            subviews.removeLast()
            subviews.insert(view, at: min(max(index, 0), subviews.count))
        }

        /// Removes it from the view around.
        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }

        /// Has no effect: views of UIKit aren't laid out.
        open func layoutSubviews() {}

        /// Has no effect: views of UIKit aren't laid out.
        open func setNeedsLayout() {}

        /// Has no effect: views of UIKit aren't laid out.
        open func layoutIfNeeded() {}

        /// Has no effect: views of UIKit aren't drawn.
        open func setNeedsDisplay() {}

        /// Has no effect: views of UIKit aren't drawn.
        open func draw(_ rect: CGRect) {}

        /// Has no effect: views of UIKit aren't laid out.
        open func invalidateIntrinsicContentSize() {}

        /// Has no effect.
        open func didMoveToWindow() {}

        /// Has no effect.
        open func didMoveToSuperview() {}

        /// Has no effect.
        open func willMove(toWindow window: UIWindow?) {}

        /// Has no effect.
        open func willMove(toSuperview superview: UIView?) {}

        /// Whether changes are animated; in a still picture none is.
        public static var areAnimationsEnabled: Bool { false }

        /// Returns the view at a point: none, since nothing is touched.
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

        /// Returns whether a point is in the bounds.
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

        /// Has no effect: views of UIKit aren't laid out.
        open func setNeedsUpdateConstraints() {}

        /// Has no effect: views of UIKit aren't laid out.
        open func updateConstraintsIfNeeded() {}

        /// Has no effect: views of UIKit aren't laid out.
        open func updateConstraints() {}

        /// Has no effect: views of UIKit aren't laid out.
        open func sizeToFit() {}

        /// Returns the size that is offered.
        open func sizeThatFits(_ size: CGSize) -> CGSize { size }

        /// Returns the size that is offered.
        open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }

        /// Has no effect: nothing is touched.
        open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

        /// Has no effect: nothing is touched.
        open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

        /// The objects that detect movements of fingers: none.
        open var gestureRecognizers: [UIGestureRecognizer]? {
            get { nil }
            set {}
        }

        /// Returns a point as another view sees it.
        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let (origin, other) = (originInWindow, view?.originInWindow ?? .zero)
            return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
        }

        /// Returns an area as another view sees it.
        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, to: view), size: rect.size)
        }

        /// Returns a point of another view.
        open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
            let (origin, other) = (originInWindow, view?.originInWindow ?? .zero)
            return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
        }

        /// Returns an area of another view.
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

        /// Whether layout margins keep clear of the sides of the system.
        open var insetsLayoutMarginsFromSafeArea: Bool {
            get { true }
            set {}
        }

        /// Moves a view before the others.
        open func bringSubviewToFront(_ view: UIView) { addSubview(view) }

        /// Moves a view behind the others.
        open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }

        /// Returns whether a view is in this one, or is it.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || (superview?.isDescendant(of: view) ?? false)
        }

        /// Has no effect: views of UIKit aren't laid out.
        open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

        /// Has no effect: views of UIKit aren't laid out.
        open func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority,
            for axis: NSLayoutConstraint.Axis
        ) {}

        /// Has no effect: views of UIKit aren't laid out.
        open func addConstraints(_ constraints: [NSLayoutConstraint]) {}

        /// Returns whether what is typed isn't received any more: nothing is.
        @discardableResult
        open func endEditing(_ force: Bool) -> Bool { false }

        /// Returns settings for all views, which have no effect.
        open class func appearance() -> UIView { UIView() }

        /// Returns settings for the views in others, which have no effect.
        open class func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> UIView { UIView() }

        /// Makes changes at once.
        public static func animate(
            withDuration duration: TimeInterval,
            delay: TimeInterval = 0,
            options: AnimationOptions = [],
            animations: () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Has no effect: nothing moves.
        public static func setAnimationsEnabled(_ isEnabled: Bool) {}

        /// Makes changes.
        public static func performWithoutAnimation(_ changes: () -> Void) { changes() }

        /// The sides that follow the view around.
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

        /// The place of the content.
        public enum ContentMode: Int, Hashable, Sendable {
            /// As large as the view.
            case scaleToFill
            /// As large as there is room.
            case scaleAspectFit
            /// As large as needed to fill the view.
            case scaleAspectFill
            /// Drawn again.
            case redraw
            /// In the middle.
            case center
            /// At the top.
            case top
            /// At the bottom.
            case bottom
            /// At the left.
            case left
            /// At the right.
            case right
        }

        /// The pace of a change.
        public struct AnimationOptions: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Slow at first and at last.
            public static let curveEaseInOut = AnimationOptions([])
            /// Slow at first.
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            /// Slow at last.
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            /// At one speed.
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
            /// Again and again.
            public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
            /// Forth and back.
            public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
            /// While it can be touched.
            public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        }
    }

    /// The window of a program: as large as the screen, without margins.
    @MainActor @preconcurrency open class UIWindow: UIView {
        /// The controller of its content.
        open var rootViewController: UIViewController?
        /// Its scene.
        open var windowScene: UIWindowScene?
        /// The place above other windows.
        open var windowLevel = Level.normal

        /// Creates a window.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a window.
        public nonisolated override init() { super.init() }

        /// Creates a window of a scene.
        public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

        /// Creates a window.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Its area on the screen.
        open override var frame: CGRect {
            get { UIScreen.main.bounds }
            set {}
        }
        /// Whether it is the one that is used.
        open var isKeyWindow: Bool { true }

        /// Has no effect.
        open func makeKeyAndVisible() {}

        /// Has no effect.
        open func makeKey() {}

        /// The place above other windows.
        public struct Level: RawRepresentable, Hashable, Sendable {
            /// The height.
            public let rawValue: CGFloat

            /// A place by its height.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            /// The usual one.
            public static let normal = Level(rawValue: 0)
            /// That of the line at the top.
            public static let statusBar = Level(rawValue: 1000)
            /// That of questions.
            public static let alert = Level(rawValue: 2000)
        }
    }

    /// An object that detects a movement of fingers, which detects none.
    @MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
        /// The view that is touched.
        open var view: UIView?
        /// Whether it detects anything.
        open var isEnabled = true
        /// The state: nothing is touched.
        open var state: State { .possible }

        /// Creates an object.
        public init(target: Any?, action: Selector?) { super.init() }

        /// Returns a point that is touched.
        open func location(in view: UIView?) -> CGPoint { .zero }

        /// The state of a movement.
        public enum State: Int, Hashable, Sendable {
            /// A movement that may come.
            case possible
            /// A movement that begins.
            case began
            /// A movement that goes on.
            case changed
            /// A movement that ends.
            case ended
            /// A movement that is cancelled.
            case cancelled
            /// Another movement.
            case failed
        }
    }

    /// An object that detects a tap, which detects none.
    @MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
        /// The number of taps.
        open var numberOfTapsRequired = 1
    }

    /// Two fingers that move apart or together, which they never do.
    @MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
        /// The factor of the distance.
        open var scale: CGFloat = 1
        /// The change of the factor in a second.
        open var velocity: CGFloat { 0 }
    }

    /// Two fingers that turn, which they never do.
    @MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
        /// The angle, in radians.
        open var rotation: CGFloat = 0
        /// The change of the angle in a second.
        open var velocity: CGFloat { 0 }
    }

    /// A finger that moves quickly to a side, which it never does.
    @MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {}

    /// An object that detects a long press, which detects none.
    @MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {}

    /// An object that detects a drag, which detects none.
    @MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
        /// Returns the way of a drag.
        open func translation(in view: UIView?) -> CGPoint { .zero }
    }
#endif
