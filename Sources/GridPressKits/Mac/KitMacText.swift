// Text views of AppKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class NSScrollView: NSView {
        open var documentView: NSView?
        open var hasVerticalScroller = false, hasHorizontalScroller = false, autohidesScrollers = false
        open var drawsBackground = true, backgroundColor = KitColor.white
    }

    @MainActor @preconcurrency open class NSTextView: NSView {
        open var string = ""
        open var font: KitFont?, textColor: KitColor?, backgroundColor = KitColor.white, drawsBackground = true
        open var isEditable = true, isSelectable = true, isRichText = true, allowsUndo = false
        open var alignment = NSTextAlignment.natural, textContainerInset = CGSize.zero
        open weak var delegate: (any NSTextViewDelegate)?
        open var selectedRanges: [NSValue] = []

        open class func scrollableTextView() -> NSScrollView {
            let view = NSScrollView()
            view.documentView = NSTextView()
            return view
        }

        open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
        open func setSelectedRange(_ range: NSRange) {}
    }
#endif
