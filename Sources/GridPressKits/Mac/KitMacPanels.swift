// Alerts, menus and panels of AppKit, which are never shown.

#if !canImport(Darwin)
    /// An alert, which is never shown.
    @MainActor @preconcurrency open class NSAlert: NSObject {
        public enum Style: UInt, Hashable, Sendable { case warning, informational, critical }

        open var messageText = "", informativeText = "", alertStyle = Style.warning, icon: KitImage?
        open var accessoryView: NSView?
        public override init() { super.init() }

        public convenience init(error: any Error) {
            self.init()
            messageText = error.localizedDescription
        }

        @discardableResult open func addButton(withTitle title: String) -> NSButton {
            NSButton(title: title, target: nil, action: nil)
        }

        /// Returns the response of cancelling, because the alert isn't shown.
        @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }

        open func beginSheetModal(
            for window: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
        ) {}
    }

    /// A menu, which is never shown.
    @MainActor @preconcurrency open class NSMenu: NSObject {
        open var title = ""
        open var items: [NSMenuItem] = []
        public override init() { super.init() }

        public convenience init(title: String) {
            self.init()
            self.title = title
        }

        open func addItem(_ item: NSMenuItem) { items.append(item) }

        @discardableResult open func addItem(withTitle title: String, action: Selector?, keyEquivalent: String)
            -> NSMenuItem
        {
            let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
            items.append(item)
            return item
        }

        open func removeAllItems() { items = [] }
    }

    @MainActor @preconcurrency open class NSMenuItem: NSObject {
        open var title: String
        open var action: Selector?
        open weak var target: AnyObject?
        open var keyEquivalent: String, isEnabled = true, isHidden = false, state = NSControl.StateValue.off
        open var image: KitImage?, submenu: NSMenu?, tag = 0

        public init(title: String, action: Selector?, keyEquivalent: String) {
            self.title = title
            self.action = action
            self.keyEquivalent = keyEquivalent
            super.init()
        }

        public required init(coder: NSCoder) {
            title = ""
            keyEquivalent = ""
            super.init()
        }

        public class func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
    }

    /// A save panel, which is never shown.
    @MainActor @preconcurrency open class NSSavePanel: NSObject {
        open var title: String! = ""
        open var message: String! = "", prompt: String! = "", nameFieldStringValue = "", directoryURL: URL?
        open var allowedContentTypes: [UTType] = [], allowedFileTypes: [String]?, canCreateDirectories = true
        open var isExtensionHidden = false
        public override init() { super.init() }
        open var url: URL? { nil }

        /// Returns the response of cancelling, because the panel isn't shown.
        @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
        open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}

        open func beginSheetModal(
            for window: NSWindow, completionHandler: @escaping (NSApplication.ModalResponse) -> Void
        ) {}
    }

    /// An open panel, which is never shown.
    @MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
        open var canChooseFiles = true
        open var canChooseDirectories = false, allowsMultipleSelection = false, resolvesAliases = true
        open var urls: [URL] { [] }
    }

    /// A sampler of screen colors, which GridPress never shows.
    @MainActor @preconcurrency public final class NSColorSampler: NSObject {
        public override init() { super.init() }

        /// Passes `nil` to the closure: no color is sampled.
        public func show(selectionHandler: @escaping (KitColor?) -> Void) { selectionHandler(nil) }
        public func sample() async -> KitColor? { nil }
    }
#endif
