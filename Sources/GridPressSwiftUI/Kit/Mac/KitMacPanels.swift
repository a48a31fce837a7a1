// Questions, menus and panels of AppKit, which are never shown.

#if !canImport(Darwin)
    extension NSApplication {
        /// An answer to a question.
        public struct ModalResponse: RawRepresentable, Hashable, Sendable {
            /// The number of the answer.
            public let rawValue: Int

            /// An answer by its number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// Yes.
            public static let OK = ModalResponse(rawValue: 1)
            /// No.
            public static let cancel = ModalResponse(rawValue: 0)
            /// The first button.
            public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
            /// The second button.
            public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
            /// The third button.
            public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
        }
    }

    /// A question, which is never shown.
    @MainActor @preconcurrency open class NSAlert: NSObject {
        /// The weight of a question.
        public enum Style: UInt, Hashable, Sendable {
            /// A warning.
            case warning
            /// A word.
            case informational
            /// A serious warning.
            case critical
        }

        /// The question.
        open var messageText = ""
        /// The words below it.
        open var informativeText = ""
        /// The weight.
        open var alertStyle = Style.warning
        /// The image.
        open var icon: KitImage?
        /// The view below the words.
        open var accessoryView: NSView?

        /// Creates a question.
        public nonisolated override init() { super.init() }

        /// Creates a question about an error.
        public convenience init(error: any Error) {
            self.init()
            messageText = error.localizedDescription
        }

        /// Adds an answer.
        @discardableResult
        open func addButton(withTitle title: String) -> NSButton { NSButton(title: title, target: nil, action: nil) }

        /// Returns the answer: no, since nothing is asked.
        @discardableResult
        open func runModal() -> NSApplication.ModalResponse { .cancel }

        /// Has no effect: nothing is asked.
        open func beginSheetModal(
            for window: NSWindow,
            completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
        ) {}
    }

    /// A menu, which is never shown.
    @MainActor @preconcurrency open class NSMenu: NSObject {
        /// The title.
        open var title = ""
        /// The lines.
        open var items: [NSMenuItem] = []

        /// Creates a menu.
        public nonisolated override init() { super.init() }

        /// Creates a menu with a title.
        public convenience init(title: String) {
            self.init()
            self.title = title
        }

        /// Adds a line.
        open func addItem(_ item: NSMenuItem) { items.append(item) }

        /// Adds a line that does something.
        @discardableResult
        open func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
            let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
            items.append(item)
            return item
        }

        /// Removes all lines.
        open func removeAllItems() { items = [] }
    }

    /// A line of a menu, which is never shown.
    @MainActor @preconcurrency open class NSMenuItem: NSObject {
        /// The title.
        open var title: String
        /// The method that it calls.
        open var action: Selector?
        /// The object whose method it calls.
        open weak var target: AnyObject?
        /// The key.
        open var keyEquivalent: String
        /// Whether it can be chosen.
        open var isEnabled = true
        /// Whether it isn't shown.
        open var isHidden = false
        /// The sign before it.
        open var state = NSControl.StateValue.off
        /// The image before it.
        open var image: KitImage?
        /// The menu that it opens.
        open var submenu: NSMenu?
        /// A number to find it by.
        open var tag = 0

        /// Creates a line.
        public init(title: String, action: Selector?, keyEquivalent: String) {
            self.title = title
            self.action = action
            self.keyEquivalent = keyEquivalent
            super.init()
        }

        /// Creates a line.
        public required init(coder: NSCoder) {
            title = ""
            keyEquivalent = ""
            super.init()
        }

        /// Returns a line between others.
        public class func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
    }

    /// A panel for a place to save at, which is never shown.
    @MainActor @preconcurrency open class NSSavePanel: NSObject {
        /// The title.
        open var title: String! = ""
        /// The words above.
        open var message: String! = ""
        /// The title of the button.
        open var prompt: String! = ""
        /// The name of the file.
        open var nameFieldStringValue = ""
        /// The folder.
        open var directoryURL: URL?
        /// The kinds of files.
        open var allowedContentTypes: [UTType] = []
        /// The ends of names of files.
        open var allowedFileTypes: [String]?
        /// Whether folders can be made.
        open var canCreateDirectories = true
        /// Whether the end of a name is hidden.
        open var isExtensionHidden = false

        /// Creates a panel.
        public nonisolated override init() { super.init() }

        /// The file that was chosen: none.
        open var url: URL? { nil }

        /// Returns the answer: no, since nothing is asked.
        @discardableResult
        open func runModal() -> NSApplication.ModalResponse { .cancel }

        /// Has no effect: nothing is asked.
        open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}

        /// Has no effect: nothing is asked.
        open func beginSheetModal(
            for window: NSWindow,
            completionHandler: @escaping (NSApplication.ModalResponse) -> Void
        ) {}
    }

    /// A panel for files to open, which is never shown.
    @MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
        /// Whether files can be chosen.
        open var canChooseFiles = true
        /// Whether folders can be chosen.
        open var canChooseDirectories = false
        /// Whether several can be chosen.
        open var allowsMultipleSelection = false
        /// Whether links are followed.
        open var resolvesAliases = true

        /// The files that were chosen: none.
        open var urls: [URL] { [] }
    }

    /// A glass to pick a color of the screen with, which picks none.
    @MainActor @preconcurrency public final class NSColorSampler: NSObject {
        /// Creates a glass.
        public nonisolated override init() { super.init() }

        /// Passes on no color.
        public func show(selectionHandler: @escaping (KitColor?) -> Void) { selectionHandler(nil) }
    }
#endif
