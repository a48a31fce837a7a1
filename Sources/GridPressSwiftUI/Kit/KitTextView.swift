// Views of UIKit for long texts, which no picture draws.

#if !canImport(Darwin)
    /// A view of text that can be written in.
    @MainActor @preconcurrency open class UITextView: UIScrollView {
        /// The text.
        open var text: String! = ""
        /// The text with attributes.
        open var attributedText: NSAttributedString!
        /// The typeface.
        open var font: KitFont?
        /// The color of letters.
        open var textColor: KitColor?
        /// The alignment of lines.
        open var textAlignment = NSTextAlignment.natural
        /// Whether it can be written in.
        open var isEditable = true
        /// Whether letters can be selected.
        open var isSelectable = true
        /// The letters that are selected.
        open var selectedRange = NSRange(location: 0, length: 0)
        /// The room around the text.
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        /// The object that is asked and informed.
        open weak var delegate: (any UITextViewDelegate)?
        /// The keyboard that opens.
        open var keyboardType = UIKeyboardType.default
        /// The words of the key at the end.
        open var returnKeyType = UIReturnKeyType.default
        /// The letters that become capitals.
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        /// Whether words are corrected.
        open var autocorrectionType = UITextAutocorrectionType.default

        /// Returns settings for all views of text, which have no effect.
        open override class func appearance() -> UITextView { UITextView() }
    }

    /// An object that a view of text asks and informs.
    @MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
        /// Responds when the text has changed.
        func textViewDidChange(_ textView: UITextView)

        /// Responds when somebody begins to write.
        func textViewDidBeginEditing(_ textView: UITextView)

        /// Responds when somebody ends to write.
        func textViewDidEndEditing(_ textView: UITextView)

        /// Returns whether letters are replaced.
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    }

    extension UITextViewDelegate {
        /// Does nothing.
        public func textViewDidChange(_ textView: UITextView) {}

        /// Does nothing.
        public func textViewDidBeginEditing(_ textView: UITextView) {}

        /// Does nothing.
        public func textViewDidEndEditing(_ textView: UITextView) {}

        /// Returns whether letters are replaced: they are.
        public func textView(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            true
        }
    }
#endif
