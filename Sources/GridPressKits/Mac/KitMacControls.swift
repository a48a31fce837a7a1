// Controls of AppKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A control of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSControl: NSView {
        /// The state of a control that is on or off.
        public struct StateValue: RawRepresentable, Hashable, Sendable {
            /// The number of the state.
            public let rawValue: Int

            /// Creates a state with a number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// On.
            public static let on = StateValue(rawValue: 1)
            /// Off.
            public static let off = StateValue(rawValue: 0)
            /// Mixed.
            public static let mixed = StateValue(rawValue: -1)
        }

        /// The size of a control.
        public enum ControlSize: UInt, Hashable, Sendable {
            /// The regular size.
            case regular
            /// The small size.
            case small
            /// The mini size.
            case mini
            /// The large size.
            case large
        }

        /// A Boolean value that indicates whether the control is enabled.
        open var isEnabled = true
        /// The text.
        open var stringValue = ""
        /// The number.
        open var doubleValue = 0.0
        /// The action that the control sends.
        open var action: Selector?
        /// The target of the action.
        open weak var target: AnyObject?
        /// The font.
        open var font: KitFont?
        /// The text alignment.
        open var alignment = NSTextAlignment.natural
        /// The size.
        open var controlSize = ControlSize.regular

        /// The notification of changed text, which is never posted.
        public nonisolated static let textDidChangeNotification = Notification.Name(
            "NSControlTextDidChangeNotification"
        )
    }

    /// A button of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSButton: NSControl {
        /// The title.
        open var title = ""
        /// The image.
        open var image: KitImage?
        /// The state.
        open var state = StateValue.off
        /// A Boolean value that indicates whether the button has a border.
        open var isBordered = true
        /// The key equivalent.
        open var keyEquivalent = ""

        /// Creates a button.
        public convenience init(title: String, target: Any?, action: Selector?) {
            self.init(frame: .zero)
            self.title = title
            self.action = action
        }
    }

    /// A text field of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSTextField: NSControl {
        /// The style of the bezel.
        public enum BezelStyle: UInt, Hashable, Sendable {
            /// A bezel with square corners.
            case squareBezel
            /// A bezel with round corners.
            case roundedBezel
        }

        /// The placeholder text.
        open var placeholderString: String?
        /// The delegate.
        open weak var delegate: (any NSTextFieldDelegate)?
        /// The text color.
        open var textColor: KitColor?
        /// The background color.
        open var backgroundColor: KitColor?
        /// A Boolean value that indicates whether the background is drawn.
        open var drawsBackground = true
        /// A Boolean value that indicates whether the field has a bezel.
        open var isBezeled = true
        /// The style of the bezel.
        open var bezelStyle = BezelStyle.squareBezel
        /// A Boolean value that indicates whether the field has a border.
        open var isBordered = false
        /// A Boolean value that indicates whether the text is editable.
        open var isEditable = true
        /// A Boolean value that indicates whether the text is selectable.
        open var isSelectable = true
        /// The focus ring of the field.
        open var focusRingType = NSFocusRingType.default
        /// The line break mode.
        open var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines; 0 for any number.
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

    /// A search field of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSSearchField: NSTextField {
        /// A Boolean value that indicates whether each change starts a search.
        open var sendsSearchStringImmediately = false
        /// A Boolean value that indicates whether only the complete text is searched for.
        open var sendsWholeSearchString = false
    }

    /// A focus ring.
    public enum NSFocusRingType: UInt, Hashable, Sendable {
        /// The default focus ring.
        case `default`
        /// No focus ring.
        case none
        /// A focus ring around the view.
        case exterior
    }

    /// A delegate of an editable control, which is never called.
    @MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
        /// Responds when the text has changed.
        func controlTextDidChange(_ notification: Notification)

        /// Responds when editing begins.
        func controlTextDidBeginEditing(_ notification: Notification)

        /// Responds when editing ends.
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

    /// A delegate of a text field, which is never called.
    @MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

    /// A delegate of a search field, which is never called.
    @MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
#endif
