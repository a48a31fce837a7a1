// Controls of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UILabel: UIView {
        open var text: String?
        open var attributedText: NSAttributedString?, font: KitFont! = .systemFont(ofSize: 17)
        open var textColor: KitColor! = .label, textAlignment = NSTextAlignment.natural, numberOfLines = 1
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail, adjustsFontSizeToFitWidth = false
        open var adjustsFontForContentSizeCategory = false, minimumScaleFactor: CGFloat = 0
        open var preferredMaxLayoutWidth: CGFloat = 0
        open override class func appearance() -> UILabel { UILabel() }
    }

    @MainActor @preconcurrency open class UIImageView: UIView {
        open var image: KitImage?

        public init(image: KitImage?) {
            self.image = image
            super.init(frame: .zero)
        }

        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @MainActor @preconcurrency open class UIControl: UIView {
        open var isEnabled = true
        open var isSelected = false, contentHorizontalAlignment = ContentHorizontalAlignment.center
        open var contentVerticalAlignment = ContentVerticalAlignment.center
        open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
        open func addAction(_ action: UIAction, for events: Event) {}
        open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
        open func sendActions(for events: Event) {}
    }

    @MainActor @preconcurrency open class UIButton: UIControl {
        public enum ButtonType: Int, Hashable, Sendable { case custom, system, detailDisclosure, close }

        public convenience init(type: ButtonType) { self.init(frame: .zero) }
        open func setTitle(_ title: String?, for state: State) {}
        open func setImage(_ image: KitImage?, for state: State) {}
        open func setTitleColor(_ color: KitColor?, for state: State) {}
        public let titleLabel: UILabel? = UILabel(), imageView: UIImageView? = UIImageView()
        open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero
        open var imageEdgeInsets = UIEdgeInsets.zero, menu: UIMenu?, showsMenuAsPrimaryAction = false
        open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
        open func setBackgroundImage(_ image: KitImage?, for state: State) {}
        open func title(for state: State) -> String? { nil }
    }

    @MainActor @preconcurrency open class UITextField: UIControl {
        open var text: String?
        /// The placeholder text.
        open var placeholder: String?
        open var font: KitFont?, textColor: KitColor?, textAlignment = NSTextAlignment.natural
        open weak var delegate: (any UITextFieldDelegate)?
        open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        open var autocorrectionType = UITextAutocorrectionType.default, isSecureTextEntry = false
        open var textContentType: UITextContentType?, borderStyle = BorderStyle.none
        open var isEditing: Bool { false }
        /// The selected range; always `nil`.
        open var selectedTextRange: UITextRange?
        open var beginningOfDocument: UITextPosition { UITextPosition() }
        open var endOfDocument: UITextPosition { UITextPosition() }
        open var clearButtonMode = ViewMode.never, leftView: UIView?, leftViewMode = ViewMode.never, rightView: UIView?
        open var rightViewMode = ViewMode.never
        /// The placeholder with attributes.
        open var attributedPlaceholder: NSAttributedString?
        open var attributedText: NSAttributedString?, adjustsFontSizeToFitWidth = false, minimumFontSize: CGFloat = 0
        open var passwordRules: UITextInputPasswordRules?, typingAttributes: [NSAttributedString.Key: Any]?

        /// Returns a range; always an empty range.
        open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { UITextRange() }
        open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
        open func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
        open func text(in range: UITextRange) -> String? { nil }
        open func insertText(_ text: String) {}
        open func deleteBackward() {}
        open func caretRect(for position: UITextPosition) -> CGRect { .zero }
        open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
        open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

        /// Returns the frame of the placeholder.
        open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

        open override class func appearance() -> UITextField { UITextField() }
    }

    @MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
        open var color: KitColor?, hidesWhenStopped = true
        open private(set) var isAnimating = false
        public convenience init(style: Style) { self.init(frame: .zero) }
        open func startAnimating() { isAnimating = true }
        open func stopAnimating() { isAnimating = false }
    }

    @MainActor @preconcurrency open class UIRefreshControl: UIControl {
        open var attributedTitle: NSAttributedString?
        open var isRefreshing: Bool { false }
        open func endRefreshing() {}
        open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
    }

    @MainActor @preconcurrency open class UISwitch: UIControl {
        open var isOn = false
        open var onTintColor: KitColor?, thumbTintColor: KitColor?
        open override class func appearance() -> UISwitch { UISwitch() }
    }

    @MainActor @preconcurrency open class UISlider: UIControl {
        open var value: Float = 0
        open var minimumValue: Float = 0, maximumValue: Float = 1, minimumTrackTintColor: KitColor?
        open var maximumTrackTintColor: KitColor?, thumbTintColor: KitColor?
        open func setThumbImage(_ image: KitImage?, for state: State) {}
        open override class func appearance() -> UISlider { UISlider() }
    }

    @MainActor @preconcurrency open class UIStepper: UIControl {
        open func setDecrementImage(_ image: KitImage?, for state: State) {}
        open func setIncrementImage(_ image: KitImage?, for state: State) {}
        open override class func appearance() -> UIStepper { UIStepper() }
    }

    @MainActor @preconcurrency open class UISegmentedControl: UIControl {
        open var selectedSegmentIndex = -1
        open private(set) var numberOfSegments = 0

        public convenience init(items: [Any]?) {
            self.init(frame: .zero)
            numberOfSegments = items?.count ?? 0
        }

        open var selectedSegmentTintColor: KitColor?
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
        open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
    }

    @MainActor @preconcurrency open class UIPageControl: UIControl {
        public enum BackgroundStyle: Int, Hashable, Sendable { case automatic, prominent, minimal }

        open var backgroundStyle = BackgroundStyle.automatic, preferredIndicatorImage: KitImage?, numberOfPages = 0
        open var currentPage = 0, currentPageIndicatorTintColor: KitColor?, pageIndicatorTintColor: KitColor?
        open override class func appearance() -> UIPageControl { UIPageControl() }
    }

    @MainActor @preconcurrency open class UIDatePicker: UIControl {
        open var date = Date.figureDate
        open var datePickerMode = Mode.dateAndTime, preferredDatePickerStyle = UIDatePickerStyle.automatic
        open var minimumDate: Date?, maximumDate: Date?, minuteInterval = 1
        /// The duration of a countdown, in seconds.
        open var countDownDuration: TimeInterval = 0
        open var locale: Locale?

        open func setDate(_ date: Date, animated: Bool) { self.date = date }
        open override class func appearance() -> UIDatePicker { UIDatePicker() }
    }

    @MainActor @preconcurrency open class UIStackView: UIView {
        open var axis = NSLayoutConstraint.Axis.horizontal
        open var spacing: CGFloat = 0, alignment = Alignment.fill, distribution = Distribution.fill
        open var isLayoutMarginsRelativeArrangement = false
        open var arrangedSubviews: [UIView] { subviews }

        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            for view in views { addArrangedSubview(view) }
        }

        public enum Alignment: Int, Hashable, Sendable {
            case fill, leading, firstBaseline, center, trailing, lastBaseline
            public static var top: Alignment { .leading }
            public static var bottom: Alignment { .trailing }
        }

        open func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
        open func insertArrangedSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }
        open func addArrangedSubview(_ view: UIView) { addSubview(view) }
    }
#endif
