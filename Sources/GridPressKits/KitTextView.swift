// Text views of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A text view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UITextView: UIScrollView {
        /// The text.
        open var text: String! = ""
        /// The attributed text.
        open var attributedText: NSAttributedString!
        /// The font.
        open var font: KitFont?
        /// The text color.
        open var textColor: KitColor?
        /// The text alignment.
        open var textAlignment = NSTextAlignment.natural
        /// A Boolean value that indicates whether the text is editable.
        open var isEditable = true
        /// A Boolean value that indicates whether the text is selectable.
        open var isSelectable = true
        /// The selected range.
        open var selectedRange = NSRange(location: 0, length: 0)
        /// The insets of the text.
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        /// The delegate.
        open weak var delegate: (any UITextViewDelegate)?
        /// The type of the keyboard.
        open var keyboardType = UIKeyboardType.default
        /// The type of the return key.
        open var returnKeyType = UIReturnKeyType.default
        /// The automatic capitalization.
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        /// The automatic correction.
        open var autocorrectionType = UITextAutocorrectionType.default

        /// A Boolean value that indicates whether the text scales with the content size category.
        open var adjustsFontForContentSizeCategory = false
        /// A Boolean value that indicates whether text attributes can be edited.
        open var allowsEditingTextAttributes = false
        /// The attributes of links.
        open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
        /// The attributes of text that is typed next.
        open var typingAttributes: [NSAttributedString.Key: Any] = [:]
        /// The kinds of text that become links.
        open var dataDetectorTypes: UIDataDetectorTypes = []
        /// The area of the text.
        public let textContainer = NSTextContainer()

        /// Has no effect.
        open func scrollRangeToVisible(_ range: NSRange) {}

        /// Returns an appearance of all text views, which has no effect.
        open override class func appearance() -> UITextView { UITextView() }
    }

    /// A delegate of a text view, which is never called.
    @MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
        /// Responds when the text has changed.
        func textViewDidChange(_ textView: UITextView)

        /// Responds when editing begins.
        func textViewDidBeginEditing(_ textView: UITextView)

        /// Responds when editing ends.
        func textViewDidEndEditing(_ textView: UITextView)

        /// Returns whether text may be replaced.
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    }

    extension UITextViewDelegate {
        /// Does nothing.
        public func textViewDidChange(_ textView: UITextView) {}

        /// Does nothing.
        public func textViewDidBeginEditing(_ textView: UITextView) {}

        /// Does nothing.
        public func textViewDidEndEditing(_ textView: UITextView) {}

        /// Returns whether text may be replaced; `true` by default.
        public func textView(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            true
        }
    }

    /// The kinds of text that become links in a text view.
    public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Phone numbers.
        public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
        /// Links.
        public static let link = UIDataDetectorTypes(rawValue: 2)
        /// Addresses.
        public static let address = UIDataDetectorTypes(rawValue: 4)
        /// Events.
        public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
        /// All kinds.
        public static let all = UIDataDetectorTypes(rawValue: UInt.max)
    }

    /// The area of the text of a text view, which isn't laid out.
    public final class NSTextContainer: NSObject, @unchecked Sendable {
        /// The size.
        public var size = CGSize.zero
        /// The padding at both ends of a line.
        public var lineFragmentPadding: CGFloat = 5
        /// The maximum number of lines; 0 for any number.
        public var maximumNumberOfLines = 0
        /// The line break mode of the last line.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// A Boolean value that indicates whether the width follows the view.
        public var widthTracksTextView = false
        /// A Boolean value that indicates whether the height follows the view.
        public var heightTracksTextView = false

        /// Creates an area without a size.
        public override init() { super.init() }

        /// Creates an area.
        public init(size: CGSize) {
            self.size = size
            super.init()
        }
    }
#endif
