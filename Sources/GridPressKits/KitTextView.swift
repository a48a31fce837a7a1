// Text views of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UITextView: UIScrollView {
        open var text: String! = ""
        open var attributedText: NSAttributedString!, font: KitFont?, textColor: KitColor?
        open var textAlignment = NSTextAlignment.natural, isEditable = true, isSelectable = true
        open var selectedRange = NSRange(location: 0, length: 0)
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        open weak var delegate: (any UITextViewDelegate)?
        open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        open var autocorrectionType = UITextAutocorrectionType.default, adjustsFontForContentSizeCategory = false
        open var allowsEditingTextAttributes = false, linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
        open var typingAttributes: [NSAttributedString.Key: Any] = [:], dataDetectorTypes: UIDataDetectorTypes = []
        public let textContainer = NSTextContainer()
        open func scrollRangeToVisible(_ range: NSRange) {}
        open override class func appearance() -> UITextView { UITextView() }
    }

    public final class NSTextContainer: NSObject, @unchecked Sendable {
        public var size = CGSize.zero, lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byWordWrapping, widthTracksTextView = false
        public var heightTracksTextView = false
        public override init() { super.init() }

        public init(size: CGSize) {
            self.size = size
            super.init()
        }
    }
#endif
