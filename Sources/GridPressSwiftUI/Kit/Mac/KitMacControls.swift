// Controls of AppKit, which no picture draws.

#if !canImport(Darwin)
    /// A control of AppKit.
    @MainActor @preconcurrency open class NSControl: NSView {
        /// The sign of a control that is on or off.
        public struct StateValue: RawRepresentable, Hashable, Sendable {
            /// The number of the sign.
            public let rawValue: Int

            /// A sign by its number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// On.
            public static let on = StateValue(rawValue: 1)
            /// Off.
            public static let off = StateValue(rawValue: 0)
            /// Partly on.
            public static let mixed = StateValue(rawValue: -1)
        }

        /// The size of a control.
        public enum ControlSize: UInt, Hashable, Sendable {
            /// That of most controls.
            case regular
            /// Smaller.
            case small
            /// Smallest.
            case mini
            /// Larger.
            case large
        }

        /// Whether it can be used.
        open var isEnabled = true
        /// The text.
        open var stringValue = ""
        /// The number.
        open var doubleValue = 0.0
        /// The method that it calls.
        open var action: Selector?
        /// The object whose method it calls.
        open weak var target: AnyObject?
        /// The typeface.
        open var font: KitFont?
        /// The alignment of lines.
        open var alignment = NSTextAlignment.natural
        /// The size.
        open var controlSize = ControlSize.regular

        /// The notification of a change, which never comes.
        public nonisolated static let textDidChangeNotification = Notification.Name(
            "NSControlTextDidChangeNotification"
        )
    }

    /// A button of AppKit.
    @MainActor @preconcurrency open class NSButton: NSControl {
        /// The title.
        open var title = ""
        /// The image.
        open var image: KitImage?
        /// The sign.
        open var state = StateValue.off
        /// Whether it has an edge.
        open var isBordered = true
        /// The key.
        open var keyEquivalent = ""

        /// Creates a button.
        public convenience init(title: String, target: Any?, action: Selector?) {
            self.init(frame: .zero)
            self.title = title
            self.action = action
        }
    }

    /// A field of text of AppKit.
    @MainActor @preconcurrency open class NSTextField: NSControl {
        /// The form of the edge.
        public enum BezelStyle: UInt, Hashable, Sendable {
            /// With corners.
            case squareBezel
            /// With round corners.
            case roundedBezel
        }

        /// The words of an empty field.
        open var placeholderString: String?
        /// The object that is asked and informed.
        open weak var delegate: (any NSTextFieldDelegate)?
        /// The color of letters.
        open var textColor: KitColor?
        /// The color of the ground.
        open var backgroundColor: KitColor?
        /// Whether the ground is drawn.
        open var drawsBackground = true
        /// Whether it has an edge.
        open var isBezeled = true
        /// The form of the edge.
        open var bezelStyle = BezelStyle.squareBezel
        /// Whether it has a line around.
        open var isBordered = false
        /// Whether it can be written in.
        open var isEditable = true
        /// Whether letters can be selected.
        open var isSelectable = true
        /// The ring around the field that is used.
        open var focusRingType = NSFocusRingType.default
        /// The way in which lines end.
        open var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The largest number of lines; 0 for any.
        open var maximumNumberOfLines = 0

        /// Creates a field.
        public convenience init(string: String) {
            self.init(frame: .zero)
            stringValue = string
        }

        /// Creates a label.
        public convenience init(labelWithString string: String) {
            self.init(string: string)
            isEditable = false
        }
    }

    /// A field of what is searched for.
    @MainActor @preconcurrency open class NSSearchField: NSTextField {
        /// Whether each letter is searched for.
        open var sendsSearchStringImmediately = false
        /// Whether only whole words are searched for.
        open var sendsWholeSearchString = false
    }

    /// The ring around a view that is used.
    public enum NSFocusRingType: UInt, Hashable, Sendable {
        /// That of the view.
        case `default`
        /// No ring.
        case none
        /// Around it.
        case exterior
    }

    /// An object that a control asks and informs, which it never does.
    @MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
        /// Responds when the text has changed.
        func controlTextDidChange(_ notification: Notification)

        /// Responds when somebody begins to write.
        func controlTextDidBeginEditing(_ notification: Notification)

        /// Responds when somebody ends to write.
        func controlTextDidEndEditing(_ notification: Notification)
    }

    extension NSControlTextEditingDelegate {
        /// Does nothing.
        public func controlTextDidChange(_ notification: Notification) {}

        /// Does nothing.
        public func controlTextDidBeginEditing(_ notification: Notification) {}

        /// Does nothing.
        public func controlTextDidEndEditing(_ notification: Notification) {}
    }

    /// An object that a field of text asks and informs, which it never does.
    @MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

    /// An object that a field of searches asks and informs, which it never does.
    @MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
#endif
