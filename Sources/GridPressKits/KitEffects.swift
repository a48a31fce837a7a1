// Visual effects of UIKit and AppKit.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A visual effect on the content behind a view.
    open class UIVisualEffect: NSObject {}

    /// A blur of the content behind a view.
    public final class UIBlurEffect: UIVisualEffect {
        /// A style of a blur.
        public enum Style: Int, Hashable, Sendable {
            /// A very light blur.
            case extraLight
            /// A light blur.
            case light
            /// A dark blur.
            case dark
            /// The default style.
            case regular
            /// A prominent blur.
            case prominent
            /// A material that is mostly translucent.
            case systemUltraThinMaterial
            /// A material that is more translucent than opaque.
            case systemThinMaterial
            /// A material of medium translucency.
            case systemMaterial
            /// A material that is more opaque than translucent.
            case systemThickMaterial
            /// The material of system bars.
            case systemChromeMaterial
            /// A light material that is mostly translucent.
            case systemUltraThinMaterialLight
            /// A light material that is more translucent than opaque.
            case systemThinMaterialLight
            /// A light material of medium translucency.
            case systemMaterialLight
            /// A light material that is more opaque than translucent.
            case systemThickMaterialLight
            /// The light material of system bars.
            case systemChromeMaterialLight
            /// A dark material that is mostly translucent.
            case systemUltraThinMaterialDark
            /// A dark material that is more translucent than opaque.
            case systemThinMaterialDark
            /// A dark material of medium translucency.
            case systemMaterialDark
            /// A dark material that is more opaque than translucent.
            case systemThickMaterialDark
            /// The dark material of system bars.
            case systemChromeMaterialDark
        }

        /// Creates a blur.
        public init(style: Style) { super.init() }
    }

    /// A vibrancy effect on content above a blur, which isn't drawn.
    public final class UIVibrancyEffect: UIVisualEffect {
        /// Creates an effect.
        public init(blurEffect: UIBlurEffect) { super.init() }

        /// Creates an effect for a kind of content.
        public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
    }

    /// The kind of content above a blur.
    public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
        /// Labels.
        case label
        /// Secondary labels.
        case secondaryLabel
        /// Tertiary labels.
        case tertiaryLabel
        /// Quaternary labels.
        case quaternaryLabel
        /// Fills.
        case fill
        /// Secondary fills.
        case secondaryFill
        /// Tertiary fills.
        case tertiaryFill
        /// Separators.
        case separator
    }

    /// A view with a visual effect.
    ///
    /// Inside a representable, a picture shows a translucent background.
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
        public override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSView: NSResponder {
        /// The frame in the superview.
        open var frame = CGRect.zero
        /// A Boolean value that indicates whether the view is hidden.
        open var isHidden = false
        /// The lengths that change with the superview.
        open var autoresizingMask: AutoresizingMask = []
        /// The appearance.
        open var appearance: NSAppearance?
        /// A Boolean value that indicates whether the view has a layer.
        open var wantsLayer = false
        /// The layer of the view.
        open var layer: CALayer? = CALayer()
        /// The opacity, from 0 to 1.
        open var alphaValue: CGFloat = 1
        /// A Boolean value that indicates whether the frame is translated into constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// The subviews.
        open private(set) var subviews: [NSView] = []

        /// The lengths that change with the superview.
        public struct AutoresizingMask: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The width.
            public static let width = AutoresizingMask(rawValue: 2)
            /// The height.
            public static let height = AutoresizingMask(rawValue: 16)
            /// The left margin.
            public static let minXMargin = AutoresizingMask(rawValue: 1)
            /// The right margin.
            public static let maxXMargin = AutoresizingMask(rawValue: 4)
            /// The bottom margin.
            public static let minYMargin = AutoresizingMask(rawValue: 8)
            /// The top margin.
            public static let maxYMargin = AutoresizingMask(rawValue: 32)
        }

        /// Creates a view.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Creates a view.
        public override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init() }

        /// The bounds rectangle.
        open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
        /// The window; always `nil`.
        open var window: NSWindow? { nil }
        /// The superview; always `nil`.
        open var superview: NSView? { nil }

        /// Adds a view.
        open func addSubview(_ view: NSView) { subviews.append(view) }

        /// Has no effect: GridPress doesn't lay out views of AppKit.
        open func layout() {}

        /// Has no effect: GridPress doesn't draw views of AppKit.
        open func draw(_ dirtyRect: CGRect) {}

        /// Has no effect.
        open func viewDidMoveToWindow() {}
    }

    /// A view with a visual effect.
    ///
    /// Inside a representable, a picture shows a translucent background.
    @MainActor @preconcurrency open class NSVisualEffectView: NSView {
        /// The material.
        open var material = Material.contentBackground
        /// The blending mode.
        open var blendingMode = BlendingMode.behindWindow
        /// The state of the effect.
        open var state = State.followsWindowActiveState
        /// A Boolean value that indicates whether the effect is emphasized.
        open var isEmphasized = false

        /// A material, named after its use.
        public enum Material: Int, Hashable, Sendable {
            /// Titles of windows.
            case titlebar = 3
            /// Selections.
            case selection
            /// Menus.
            case menu
            /// Popovers.
            case popover
            /// Sidebars.
            case sidebar
            /// Table headers.
            case headerView = 10
            /// Sheets.
            case sheet
            /// Windows.
            case windowBackground
            /// Panels above other windows.
            case hudWindow
            /// Full-screen interfaces.
            case fullScreenUI = 15
            /// Tooltips.
            case toolTip = 17
            /// Content.
            case contentBackground
            /// The area behind windows.
            case underWindowBackground = 21
            /// The area behind pages.
            case underPageBackground
        }

        /// The content that is blurred.
        public enum BlendingMode: Int, Hashable, Sendable {
            /// The content behind the window.
            case behindWindow
            /// The content of the window.
            case withinWindow
        }

        /// The windows in which the effect is active.
        public enum State: Int, Hashable, Sendable {
            /// Active windows.
            case followsWindowActiveState
            /// All windows.
            case active
            /// No window.
            case inactive
        }
    }
#endif
