// Alerts, menus and panels of AppKit, which are never shown.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension NSApplication {
        /// A response to an alert or a panel.
        public struct ModalResponse: RawRepresentable, Hashable, Sendable {
            /// The number of the response.
            public let rawValue: Int

            /// Creates a response with a number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// The response that confirms.
            public static let OK = ModalResponse(rawValue: 1)
            /// The response that cancels.
            public static let cancel = ModalResponse(rawValue: 0)
            /// The first button.
            public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
            /// The second button.
            public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
            /// The third button.
            public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
        }
    }

    /// An alert, which is never shown.
    @MainActor @preconcurrency open class NSAlert: NSObject {
        /// The style of an alert.
        public enum Style: UInt, Hashable, Sendable {
            /// A warning.
            case warning
            /// An informational alert.
            case informational
            /// A critical alert.
            case critical
        }

        /// The message.
        open var messageText = ""
        /// The text below the message.
        open var informativeText = ""
        /// The style.
        open var alertStyle = Style.warning
        /// The icon.
        open var icon: KitImage?
        /// The accessory view below the text.
        open var accessoryView: NSView?

        /// Creates an alert.
        public override init() { super.init() }

        /// Creates an alert about an error.
        public convenience init(error: any Error) {
            self.init()
            messageText = error.localizedDescription
        }

        /// Adds a button, and returns it.
        @discardableResult
        open func addButton(withTitle title: String) -> NSButton { NSButton(title: title, target: nil, action: nil) }

        /// Returns the response of cancelling, because the alert isn't shown.
        @discardableResult
        open func runModal() -> NSApplication.ModalResponse { .cancel }

        /// Has no effect: the alert isn't shown.
        open func beginSheetModal(
            for window: NSWindow,
            completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
        ) {}
    }

    /// A menu, which is never shown.
    @MainActor @preconcurrency open class NSMenu: NSObject {
        /// The title.
        open var title = ""
        /// The items.
        open var items: [NSMenuItem] = []

        /// Creates a menu.
        public override init() { super.init() }

        /// Creates a menu with a title.
        public convenience init(title: String) {
            self.init()
            self.title = title
        }

        /// Adds an item.
        open func addItem(_ item: NSMenuItem) { items.append(item) }

        /// Adds an item with a title and an action, and returns it.
        @discardableResult
        open func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
            let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
            items.append(item)
            return item
        }

        /// Removes all items.
        open func removeAllItems() { items = [] }
    }

    /// An item of a menu.
    @MainActor @preconcurrency open class NSMenuItem: NSObject {
        /// The title.
        open var title: String
        /// The action that the item sends.
        open var action: Selector?
        /// The target of the action.
        open weak var target: AnyObject?
        /// The key equivalent.
        open var keyEquivalent: String
        /// A Boolean value that indicates whether the item is enabled.
        open var isEnabled = true
        /// A Boolean value that indicates whether the item is hidden.
        open var isHidden = false
        /// The state.
        open var state = NSControl.StateValue.off
        /// The image before it.
        open var image: KitImage?
        /// The submenu.
        open var submenu: NSMenu?
        /// A number that identifies the item.
        open var tag = 0

        /// Creates an item.
        public init(title: String, action: Selector?, keyEquivalent: String) {
            self.title = title
            self.action = action
            self.keyEquivalent = keyEquivalent
            super.init()
        }

        /// Creates an item.
        public required init(coder: NSCoder) {
            title = ""
            keyEquivalent = ""
            super.init()
        }

        /// Returns a separator item.
        public class func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
    }

    /// A save panel, which is never shown.
    @MainActor @preconcurrency open class NSSavePanel: NSObject {
        /// The title.
        open var title: String! = ""
        /// The message.
        open var message: String! = ""
        /// The title of the button.
        open var prompt: String! = ""
        /// The default name of the file.
        open var nameFieldStringValue = ""
        /// The folder.
        open var directoryURL: URL?
        /// The allowed content types.
        open var allowedContentTypes: [UTType] = []
        /// The allowed file extensions.
        open var allowedFileTypes: [String]?
        /// A Boolean value that indicates whether people can create folders.
        open var canCreateDirectories = true
        /// A Boolean value that indicates whether the file extension is hidden.
        open var isExtensionHidden = false

        /// Creates a panel.
        public override init() { super.init() }

        /// The selected file; always `nil`.
        open var url: URL? { nil }

        /// Returns the response of cancelling, because the panel isn't shown.
        @discardableResult
        open func runModal() -> NSApplication.ModalResponse { .cancel }

        /// Has no effect: the panel isn't shown.
        open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}

        /// Has no effect: the panel isn't shown.
        open func beginSheetModal(
            for window: NSWindow,
            completionHandler: @escaping (NSApplication.ModalResponse) -> Void
        ) {}
    }

    /// An open panel, which is never shown.
    @MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
        /// A Boolean value that indicates whether files can be chosen.
        open var canChooseFiles = true
        /// A Boolean value that indicates whether folders can be chosen.
        open var canChooseDirectories = false
        /// A Boolean value that indicates whether several files can be chosen.
        open var allowsMultipleSelection = false
        /// A Boolean value that indicates whether aliases are resolved.
        open var resolvesAliases = true

        /// The selected files; always empty.
        open var urls: [URL] { [] }
    }

    /// A sampler of screen colors, which GridPress never shows.
    @MainActor @preconcurrency public final class NSColorSampler: NSObject {
        /// Creates a sampler.
        public override init() { super.init() }

        /// Passes `nil` to the closure: no color is sampled.
        public func show(selectionHandler: @escaping (KitColor?) -> Void) { selectionHandler(nil) }

        /// Returns `nil`: no color is sampled.
        public func sample() async -> KitColor? { nil }
    }
#endif
