// Controls of AppKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class NSControl: NSView {
        open var isEnabled = true, stringValue = "", doubleValue = 0.0, action: Selector?
        open weak var target: AnyObject?
        open var font: KitFont?, alignment = NSTextAlignment.natural, controlSize = ControlSize.regular

        /// The notification of changed text, which is never posted.
        public nonisolated static let textDidChangeNotification = Notification.Name(
            "NSControlTextDidChangeNotification")
    }

    @MainActor @preconcurrency open class NSButton: NSControl {
        open var title = ""
        open var image: KitImage?, state = StateValue.off, isBordered = true, keyEquivalent = ""

        public convenience init(title: String, target: Any?, action: Selector?) {
            self.init(frame: .zero)
            self.title = title
            self.action = action
        }
    }

    @MainActor @preconcurrency open class NSTextField: NSControl {
        /// The placeholder text.
        open var placeholderString: String?
        open weak var delegate: (any NSTextFieldDelegate)?
        open var textColor: KitColor?, backgroundColor: KitColor?, drawsBackground = true, isBezeled = true
        open var bezelStyle = BezelStyle.squareBezel, isBordered = false, isEditable = true, isSelectable = true
        open var focusRingType = NSFocusRingType.default, lineBreakMode = NSLineBreakMode.byWordWrapping
        open var maximumNumberOfLines = 0

        public convenience init(string: String) {
            self.init(frame: .zero)
            stringValue = string
        }

        public convenience init(labelWithString string: String) {
            self.init(string: string)
            isEditable = false
        }
    }

    @MainActor @preconcurrency open class NSSearchField: NSTextField {
        open var sendsSearchStringImmediately = false
        open var sendsWholeSearchString = false
    }
#endif
