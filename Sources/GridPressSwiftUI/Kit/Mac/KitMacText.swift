// Views of AppKit for long texts, which no picture draws.

#if !canImport(Darwin)
    /// A view of AppKit that scrolls.
    @MainActor @preconcurrency open class NSScrollView: NSView {
        /// The view that is scrolled.
        open var documentView: NSView?
        /// Whether it has a bar at the side.
        open var hasVerticalScroller = false
        /// Whether it has a bar at the bottom.
        open var hasHorizontalScroller = false
        /// Whether bars are hidden while nothing is scrolled.
        open var autohidesScrollers = false
        /// Whether the ground is drawn.
        open var drawsBackground = true
        /// The color of the ground.
        open var backgroundColor = KitColor.white

        /// Makes room for a view of text.
        open class func scrollableTextView() -> NSScrollView {
            let view = NSScrollView()
            view.documentView = NSTextView()
            return view
        }
    }

    /// A view of text of AppKit.
    @MainActor @preconcurrency open class NSTextView: NSView {
        /// The text.
        open var string = ""
        /// The typeface.
        open var font: KitFont?
        /// The color of letters.
        open var textColor: KitColor?
        /// The color of the ground.
        open var backgroundColor = KitColor.white
        /// Whether the ground is drawn.
        open var drawsBackground = true
        /// Whether it can be written in.
        open var isEditable = true
        /// Whether letters can be selected.
        open var isSelectable = true
        /// Whether letters have attributes.
        open var isRichText = true
        /// Whether changes can be taken back.
        open var allowsUndo = false
        /// The alignment of lines.
        open var alignment = NSTextAlignment.natural
        /// The room around the text.
        open var textContainerInset = CGSize.zero
        /// The object that is asked and informed.
        open weak var delegate: (any NSTextViewDelegate)?
        /// The parts that are selected.
        open var selectedRanges: [NSValue] = []

        /// Returns the part that is selected.
        open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }

        /// Has no effect: nothing is selected.
        open func setSelectedRange(_ range: NSRange) {}
    }

    /// An object that a view of text asks and informs, which it never does.
    @MainActor @preconcurrency public protocol NSTextViewDelegate: NSObjectProtocol {
        /// Responds when the text has changed.
        func textDidChange(_ notification: Notification)

        /// Responds when somebody begins to write.
        func textDidBeginEditing(_ notification: Notification)

        /// Responds when somebody ends to write.
        func textDidEndEditing(_ notification: Notification)

        /// Responds when another part is selected.
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
