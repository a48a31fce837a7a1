// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// An action of an application's icon, which never occurs.
    @MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
        public let type: String
        public let localizedTitle: String
        open var localizedSubtitle: String? { nil }

        public init(type: String, localizedTitle: String) {
            self.type = type
            self.localizedTitle = localizedTitle
            super.init()
        }
    }

    public enum UIKeyboardAppearance: Int, Hashable, Sendable {
        case `default`, dark, light
        public static var alert: UIKeyboardAppearance { .dark }
    }

    extension UIApplication { public var statusBarOrientation: UIInterfaceOrientation { .portrait } }

    extension UIScreen { public var focusedView: UIView? { nil } }
#endif
