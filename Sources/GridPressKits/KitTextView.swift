// Text views of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UITextView: UIScrollView {
        open var text: String! = ""
        open var attributedText: NSAttributedString!
        open var font: KitFont?
        open var textColor: KitColor?
        open var textAlignment = NSTextAlignment.natural
        open var isEditable = true
        open var isSelectable = true
        open var selectedRange = NSRange(location: 0, length: 0)
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        open weak var delegate: (any UITextViewDelegate)?
        open var keyboardType = UIKeyboardType.default
        open var returnKeyType = UIReturnKeyType.default
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        open var autocorrectionType = UITextAutocorrectionType.default
        open var adjustsFontForContentSizeCategory = false
        open var allowsEditingTextAttributes = false
        open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
        open var typingAttributes: [NSAttributedString.Key: Any] = [:]
        open var dataDetectorTypes: UIDataDetectorTypes = []
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

        public func textView(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool { true }
    }

    public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
        public static let link = UIDataDetectorTypes(rawValue: 2)
        public static let address = UIDataDetectorTypes(rawValue: 4)
        public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
        public static let all = UIDataDetectorTypes(rawValue: UInt.max)
    }

    public final class NSTextContainer: NSObject, @unchecked Sendable {
        public var size = CGSize.zero
        public var lineFragmentPadding: CGFloat = 5
        public var maximumNumberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var widthTracksTextView = false
        public var heightTracksTextView = false
        public override init() { super.init() }

        public init(size: CGSize) {
            self.size = size
            super.init()
        }
    }
#endif
