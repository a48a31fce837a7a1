// Visual effects of UIKit and AppKit.

#if !canImport(Darwin)
    open class UIVisualEffect: NSObject {}

    public final class UIBlurEffect: UIVisualEffect { public init(style: Style) { super.init() } }

    public final class UIVibrancyEffect: UIVisualEffect {
        public init(blurEffect: UIBlurEffect) { super.init() }
        public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
    }

    /// A view with a visual effect.
    ///
    /// Inside a representable, a picture shows a translucent background.
    @MainActor @preconcurrency open class UIVisualEffectView: UIView {
        open var effect: UIVisualEffect?
        public lazy var contentView = UIView()

        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
        }

        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSView: NSResponder {
        open var frame = CGRect.zero
        open var isHidden = false, autoresizingMask: AutoresizingMask = [], appearance: NSAppearance?
        open var wantsLayer = false, layer: CALayer? = CALayer(), alphaValue: CGFloat = 1
        open var translatesAutoresizingMaskIntoConstraints = true
        open private(set) var subviews: [NSView] = []

        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
        open var window: NSWindow? { nil }
        open var superview: NSView? { nil }
        open func addSubview(_ view: NSView) { subviews.append(view) }
        open func layout() {}
        open func draw(_ dirtyRect: CGRect) {}
        open func viewDidMoveToWindow() {}
    }

    /// A view with a visual effect.
    ///
    /// Inside a representable, a picture shows a translucent background.
    @MainActor @preconcurrency open class NSVisualEffectView: NSView {
        open var material = Material.contentBackground
        open var blendingMode = BlendingMode.behindWindow, state = State.followsWindowActiveState, isEmphasized = false

        public enum BlendingMode: Int, Hashable, Sendable { case behindWindow, withinWindow }

        public enum State: Int, Hashable, Sendable { case followsWindowActiveState, active, inactive }
    }
#endif
