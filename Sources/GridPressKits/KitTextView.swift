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

    /// A delegate of a text view, which is never called.
    @MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
        func textViewDidChange(_ textView: UITextView)
        func textViewDidBeginEditing(_ textView: UITextView)
        func textViewDidEndEditing(_ textView: UITextView)
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    }

    extension UITextViewDelegate {
        public func textViewDidChange(_ textView: UITextView) {}
        public func textViewDidBeginEditing(_ textView: UITextView) {}
        public func textViewDidEndEditing(_ textView: UITextView) {}

        public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        { true }
    }

    public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phoneNumber = UIDataDetectorTypes(rawValue: 1), link = UIDataDetectorTypes(rawValue: 2)
        public static let address = UIDataDetectorTypes(rawValue: 4), calendarEvent = UIDataDetectorTypes(rawValue: 8)
        public static let all = UIDataDetectorTypes(rawValue: UInt.max)
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
