// Views of UIKit, which no picture draws. They exist so that code with representables compiles.

#if !canImport(Darwin)
    /// A responder to events, which GridPress never sends.
    @MainActor @preconcurrency open class UIResponder: NSObject {
        public override init() { super.init() }
        open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        open var next: UIResponder? { nil }
        open var isFirstResponder: Bool { false }
        open var canBecomeFirstResponder: Bool { false }
        open var inputView: UIView?, inputAccessoryView: UIView?
        open func reloadInputViews() {}
        open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        @discardableResult open func becomeFirstResponder() -> Bool { false }
        @discardableResult open func resignFirstResponder() -> Bool { false }
    }

    @MainActor @preconcurrency open class UIView: UIResponder {
        open var frame = CGRect.zero
        open var backgroundColor: KitColor?, tintColor: KitColor?, alpha: CGFloat = 1, isHidden = false, isOpaque = true
        open var isUserInteractionEnabled = true, clipsToBounds = false
        open var translatesAutoresizingMaskIntoConstraints = true, autoresizingMask: AutoresizingMask = []
        open var contentMode = ContentMode.scaleToFill, tag = 0

        open func viewWithTag(_ tag: Int) -> UIView? {
            self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
        }

        open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        open var transform = CGAffineTransform.identity, layoutMargins = UIEdgeInsets.zero
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified, accessibilityLabel: String?
        open var accessibilityIdentifier: String?, isAccessibilityElement = false, isMultipleTouchEnabled = false
        open var isExclusiveTouch = false, accessibilityValue: String?, accessibilityHint: String?, layer = CALayer()
        open private(set) var subviews: [UIView] = []
        open private(set) weak var superview: UIView?

        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init() }

        /// The class of the layer; the view itself always has a `CALayer`.
        open class var layerClass: AnyClass { CALayer.self }
        open var safeAreaInsets: UIEdgeInsets { .zero }
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        open var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
        open var window: UIWindow? { nil }
        open var traitCollection: UITraitCollection { .current }

        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            subviews.append(view)
            view.superview = self
        }

        open func insertSubview(_ view: UIView, at index: Int) {
            addSubview(view)
            subviews.removeLast()
            subviews.insert(view, at: min(max(index, 0), subviews.count))
        }

        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }

        open func layoutSubviews() {}
        open func setNeedsLayout() {}
        open func layoutIfNeeded() {}
        open func setNeedsDisplay() {}

        /// Has no effect: GridPress doesn't draw views of UIKit.
        open func draw(_ rect: CGRect) {}
        open func invalidateIntrinsicContentSize() {}
        open func didMoveToWindow() {}
        open func didMoveToSuperview() {}
        open func willMove(toWindow window: UIWindow?) {}
        open func willMove(toSuperview superview: UIView?) {}
        public static var areAnimationsEnabled: Bool { false }
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
        open func setNeedsUpdateConstraints() {}
        open func updateConstraintsIfNeeded() {}
        open func updateConstraints() {}
        open func sizeToFit() {}
        open func sizeThatFits(_ size: CGSize) -> CGSize { size }
        open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
        open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
        open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

        /// The gesture recognizers; always `nil`.
        open var gestureRecognizers: [UIGestureRecognizer]? {
            get { nil }
            set {}
        }

        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let (origin, other) = (originInWindow, view?.originInWindow ?? .zero)
            return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
        }

        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, to: view), size: rect.size)
        }

        open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
            let (origin, other) = (originInWindow, view?.originInWindow ?? .zero)
            return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
        }

        open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, from: view), size: rect.size)
        }

        private var originInWindow: CGPoint {
            var origin = CGPoint.zero, view: UIView? = self
            while let one = view {
                origin = CGPoint(x: origin.x + one.frame.minX, y: origin.y + one.frame.minY)
                view = one.superview
            }
            return origin
        }

        open var insetsLayoutMarginsFromSafeArea: Bool {
            get { true }
            set {}
        }

        open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
            guard sibling !== view else { return }
            view.removeFromSuperview()
            insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
        }

        open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
            guard sibling !== view else { return }
            view.removeFromSuperview()
            insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
        }

        @discardableResult open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
        open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
        open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }

        open func isDescendant(of view: UIView) -> Bool {
            self === view || (superview?.isDescendant(of: view) ?? false)
        }

        open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

        open func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {}

        open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
        @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
        open class func appearance() -> UIView { UIView() }
        open class func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> UIView { UIView() }
        public static func setAnimationsEnabled(_ isEnabled: Bool) {}
    }

    @MainActor @preconcurrency open class UIWindow: UIView {
        open var rootViewController: UIViewController?
        open var windowScene: UIWindowScene?, windowLevel = Level.normal
        open var screen: UIScreen { .main }
        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open override var frame: CGRect {
            get { UIScreen.main.bounds }
            set {}
        }
        open var isKeyWindow: Bool { true }
        open func makeKeyAndVisible() {}
        open func makeKey() {}

        public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
            public let rawValue: CGFloat
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            public static let normal = Level(rawValue: 0), statusBar = Level(rawValue: 1000)
            public static let alert = Level(rawValue: 2000)
            public static func + (level: Level, height: CGFloat) -> Level { Level(rawValue: level.rawValue + height) }
            public static func - (level: Level, height: CGFloat) -> Level { Level(rawValue: level.rawValue - height) }
            public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        }
    }

    @MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
        open var view: UIView?
        open var isEnabled = true
        open var state: State { .possible }
        public init(target: Any?, action: Selector?) { super.init() }
        open var name: String?
        open weak var delegate: (any UIGestureRecognizerDelegate)?
        open var cancelsTouchesInView = true
        public convenience override init() { self.init(target: nil, action: nil) }
        open func location(in view: UIView?) -> CGPoint { .zero }
        open var numberOfTouches: Int { 0 }
        open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
        open func require(toFail other: UIGestureRecognizer) {}
    }

    @MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
        open var numberOfTapsRequired = 1
    }

    @MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
        open var scale: CGFloat = 1
        open var velocity: CGFloat { 0 }
    }

    @MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
        /// The angle, in radians.
        open var rotation: CGFloat = 0
        open var velocity: CGFloat { 0 }
    }

    @MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
        open var direction = Direction.right
    }

    @MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
        /// The minimum duration of the press, in seconds.
        open var minimumPressDuration: TimeInterval = 0.5
        open var allowableMovement: CGFloat = 10
    }

    @MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
        open func velocity(in view: UIView?) -> CGPoint { .zero }
        open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
        open func translation(in view: UIView?) -> CGPoint { .zero }
    }
#endif
