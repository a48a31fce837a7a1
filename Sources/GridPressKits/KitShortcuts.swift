import GridPressSwiftUI

#if !canImport(Darwin)
    /// An action of an application's icon, which never occurs.
    @MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
        /// The type of the action.
        public let type: String
        /// The title.
        public let localizedTitle: String
        /// The subtitle.
        open var localizedSubtitle: String? { nil }

        /// Creates an action.
        public init(type: String, localizedTitle: String) {
            self.type = type
            self.localizedTitle = localizedTitle
            super.init()
        }
    }

    /// The look of a keyboard, which no picture draws.
    public enum UIKeyboardAppearance: Int, Hashable, Sendable {
        /// The default look.
        case `default`
        /// Dark keys.
        case dark
        /// Light keys.
        case light

        /// Dark keys: an older name.
        public static var alert: UIKeyboardAppearance { .dark }
    }

    extension UIApplication {
        /// The orientation of the status bar; always upright.
        public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    }

    extension UIScreen {
        /// The view with the focus; always `nil`.
        public var focusedView: UIView? { nil }
    }
#endif
