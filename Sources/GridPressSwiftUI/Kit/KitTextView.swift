// Text views of UIKit, which no picture draws.

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
#endif
