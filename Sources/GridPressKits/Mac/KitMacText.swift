// Text views of AppKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A scroll view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSScrollView: NSView {
        /// The document view.
        open var documentView: NSView?
        /// A Boolean value that indicates whether the view has a vertical scroll bar.
        open var hasVerticalScroller = false
        /// A Boolean value that indicates whether the view has a horizontal scroll bar.
        open var hasHorizontalScroller = false
        /// A Boolean value that indicates whether scroll bars are hidden while the content doesn't scroll.
        open var autohidesScrollers = false
        /// A Boolean value that indicates whether the background is drawn.
        open var drawsBackground = true
        /// The background color.
        open var backgroundColor = KitColor.white
    }

    /// A text view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSTextView: NSView {
        /// The text.
        open var string = ""
        /// The font.
        open var font: KitFont?
        /// The text color.
        open var textColor: KitColor?
        /// The background color.
        open var backgroundColor = KitColor.white
        /// A Boolean value that indicates whether the background is drawn.
        open var drawsBackground = true
        /// A Boolean value that indicates whether the text is editable.
        open var isEditable = true
        /// A Boolean value that indicates whether the text is selectable.
        open var isSelectable = true
        /// A Boolean value that indicates whether the text has attributes.
        open var isRichText = true
        /// A Boolean value that indicates whether changes can be undone.
        open var allowsUndo = false
        /// The text alignment.
        open var alignment = NSTextAlignment.natural
        /// The insets of the text.
        open var textContainerInset = CGSize.zero
        /// The delegate.
        open weak var delegate: (any NSTextViewDelegate)?
        /// The selected ranges.
        open var selectedRanges: [NSValue] = []

        /// Returns a scroll view with a text view.
        open class func scrollableTextView() -> NSScrollView {
            let view = NSScrollView()
            view.documentView = NSTextView()
            return view
        }

        /// Returns the selected range, which is empty.
        open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }

        /// Has no effect: no text is selected.
        open func setSelectedRange(_ range: NSRange) {}
    }

    /// A delegate of a text view, which is never called.
    @MainActor @preconcurrency public protocol NSTextViewDelegate: NSObjectProtocol {
        /// Responds when the text has changed.
        func textDidChange(_ notification: Notification)

        /// Responds when editing begins.
        func textDidBeginEditing(_ notification: Notification)

        /// Responds when editing ends.
        func textDidEndEditing(_ notification: Notification)

        /// Responds when the selection has changed.
        func textViewDidChangeSelection(_ notification: Notification)
    }

    extension NSTextViewDelegate {
        /// Does nothing.
        public func textDidChange(_ notification: Notification) {}

        /// Does nothing.
        public func textDidBeginEditing(_ notification: Notification) {}

        /// Does nothing.
        public func textDidEndEditing(_ notification: Notification) {}

        /// Does nothing.
        public func textViewDidChangeSelection(_ notification: Notification) {}
    }
#endif
