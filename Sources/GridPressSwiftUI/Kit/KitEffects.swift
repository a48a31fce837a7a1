// Effects of UIKit and AppKit on what is behind a view.

#if !canImport(Darwin)
    /// An effect on what is behind a view.
    open class UIVisualEffect: NSObject {}

    /// A blur of what is behind a view.
    public final class UIBlurEffect: UIVisualEffect {
        /// The look of a blur.
        public enum Style: Int, Hashable, Sendable {
            /// Very light.
            case extraLight
            /// Light.
            case light
            /// Dark.
            case dark
            /// As is usual.
            case regular
            /// Clearly to be seen.
            case prominent
            /// Most shines through.
            case systemUltraThinMaterial
            /// Much shines through.
            case systemThinMaterial
            /// Some shines through.
            case systemMaterial
            /// Little shines through.
            case systemThickMaterial
            /// The ground of bars.
            case systemChromeMaterial
            /// Most shines through, light.
            case systemUltraThinMaterialLight
            /// Much shines through, light.
            case systemThinMaterialLight
            /// Some shines through, light.
            case systemMaterialLight
            /// Little shines through, light.
            case systemThickMaterialLight
            /// The ground of bars, light.
            case systemChromeMaterialLight
            /// Most shines through, dark.
            case systemUltraThinMaterialDark
            /// Much shines through, dark.
            case systemThinMaterialDark
            /// Some shines through, dark.
            case systemMaterialDark
            /// Little shines through, dark.
            case systemThickMaterialDark
            /// The ground of bars, dark.
            case systemChromeMaterialDark
        }

        /// Creates a blur.
        public init(style: Style) { super.init() }
    }

    /// An effect on letters above a blur.
    public final class UIVibrancyEffect: UIVisualEffect {
        /// Creates an effect.
        public init(blurEffect: UIBlurEffect) { super.init() }

        /// Creates an effect for a kind of content.
        public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
    }

    /// The kind of content above a blur.
    public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
        /// Words.
        case label
        /// Words that matter less.
        case secondaryLabel
        /// Words that matter little.
        case tertiaryLabel
        /// Words that matter least.
        case quaternaryLabel
        /// Areas.
        case fill
        /// Areas that matter less.
        case secondaryFill
        /// Areas that matter little.
        case tertiaryFill
        /// Lines.
        case separator
    }

    /// A view that blurs what is behind it; a picture shows a translucent ground.
    @MainActor @preconcurrency open class UIVisualEffectView: UIView {
        /// The effect.
        open var effect: UIVisualEffect?
        /// The view for content.
        public lazy var contentView = UIView()

        /// Creates a view.
        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
        }

        /// Creates a view.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a view.
        public nonisolated override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSView: NSObject {
        /// The area in the view around.
        open var frame = CGRect.zero
        /// Whether it isn't drawn.
        open var isHidden = false
        /// Whether it has a layer.
        open var wantsLayer = false
        /// The layer that it is drawn on.
        open var layer: CALayer? = CALayer()
        /// From 0, clear, to 1, opaque.
        open var alphaValue: CGFloat = 1
        /// Whether its frame makes constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// The views in it.
        open private(set) var subviews: [NSView] = []

        /// Creates a view.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Creates a view.
        public nonisolated override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init() }

        /// Its area.
        open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
        /// The window around: none.
        open var window: NSWindow? { nil }
        /// The view around: none.
        open var superview: NSView? { nil }

        /// Adds a view.
        open func addSubview(_ view: NSView) { subviews.append(view) }

        /// Has no effect: views of AppKit aren't laid out.
        open func layout() {}

        /// Has no effect: views of AppKit aren't drawn.
        open func draw(_ dirtyRect: CGRect) {}

        /// Has no effect.
        open func viewDidMoveToWindow() {}
    }

    /// A view that blurs what is behind it; a picture shows a translucent ground.
    @MainActor @preconcurrency open class NSVisualEffectView: NSView {
        /// The ground.
        open var material = Material.contentBackground
        /// The things that are blurred.
        open var blendingMode = BlendingMode.behindWindow
        /// The windows in which it is active.
        open var state = State.followsWindowActiveState
        /// Whether it is emphasized.
        open var isEmphasized = false

        /// The ground by its use.
        public enum Material: Int, Hashable, Sendable {
            /// Titles of windows.
            case titlebar = 3
            /// Selections.
            case selection
            /// Menus.
            case menu
            /// Bubbles.
            case popover
            /// Columns at the side.
            case sidebar
            /// The top of tables.
            case headerView = 10
            /// Sheets.
            case sheet
            /// Windows.
            case windowBackground
            /// Panels above everything.
            case hudWindow
            /// The whole screen.
            case fullScreenUI = 15
            /// Hints.
            case toolTip = 17
            /// Content.
            case contentBackground
            /// Behind windows.
            case underWindowBackground = 21
            /// Behind pages.
            case underPageBackground
        }

        /// The things that are blurred.
        public enum BlendingMode: Int, Hashable, Sendable {
            /// The content behind the window.
            case behindWindow
            /// The content of the window.
            case withinWindow
        }

        /// The windows in which it is active.
        public enum State: Int, Hashable, Sendable {
            /// Those that are.
            case followsWindowActiveState
            /// All.
            case active
            /// No window.
            case inactive
        }
    }
#endif
