// Controls of UIKit, which no picture draws.

#if !canImport(Darwin)
    /// A label of UIKit.
    @MainActor @preconcurrency open class UILabel: UIView {
        /// The text.
        open var text: String?
        /// The text with attributes.
        open var attributedText: NSAttributedString?
        /// The typeface.
        open var font: KitFont! = .systemFont(ofSize: 17)
        /// The color of letters.
        open var textColor: KitColor! = .label
        /// The alignment of lines.
        open var textAlignment = NSTextAlignment.natural
        /// The largest number of lines; 0 for any.
        open var numberOfLines = 1
        /// The way in which lines end.
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether letters become smaller where there is no room.
        open var adjustsFontSizeToFitWidth = false
        /// Whether letters grow with the size in which people like to read.
        open var adjustsFontForContentSizeCategory = false
        /// The smallest factor of letters.
        open var minimumScaleFactor: CGFloat = 0
        /// The width from which on lines are broken.
        open var preferredMaxLayoutWidth: CGFloat = 0

        /// Returns settings for all labels, which have no effect.
        open override class func appearance() -> UILabel { UILabel() }
    }

    /// A view of an image.
    @MainActor @preconcurrency open class UIImageView: UIView {
        /// The image.
        open var image: KitImage?

        /// Creates a view.
        public init(image: KitImage?) {
            self.image = image
            super.init(frame: .zero)
        }

        /// Creates a view.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a view.
        public nonisolated override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A control of UIKit.
    @MainActor @preconcurrency open class UIControl: UIView {
        /// Whether it can be used.
        open var isEnabled = true
        /// Whether it is selected.
        open var isSelected = false

        /// Has no effect: nothing is used.
        open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

        /// The events of a control.
        public struct Event: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// A finger is lifted.
            public static let touchUpInside = Event(rawValue: 64)
            /// The value changes.
            public static let valueChanged = Event(rawValue: 4096)
            /// The text changes.
            public static let editingChanged = Event(rawValue: 1 << 17)
        }

        /// The state of a control.
        public struct State: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The usual one.
            public static let normal = State([])
            /// Touched.
            public static let highlighted = State(rawValue: 1)
            /// Not to be used.
            public static let disabled = State(rawValue: 2)
            /// Selected.
            public static let selected = State(rawValue: 4)
        }
    }

    /// A button of UIKit.
    @MainActor @preconcurrency open class UIButton: UIControl {
        /// The kind of a button.
        public enum ButtonType: Int, Hashable, Sendable {
            /// Without a look.
            case custom
            /// As is usual.
            case system
            /// With a sign.
            case detailDisclosure
            /// With a cross.
            case close
        }

        /// Creates a button.
        public convenience init(type: ButtonType) { self.init(frame: .zero) }

        /// Has no effect.
        open func setTitle(_ title: String?, for state: State) {}

        /// Has no effect.
        open func setImage(_ image: KitImage?, for state: State) {}

        /// Has no effect.
        open func setTitleColor(_ color: KitColor?, for state: State) {}

        /// The label of its title.
        public let titleLabel: UILabel? = UILabel()
    }

    /// A field of UIKit.
    @MainActor @preconcurrency open class UITextField: UIControl {
        /// The text.
        open var text: String?
        /// The words in an empty field.
        open var placeholder: String?
        /// The typeface.
        open var font: KitFont?
        /// The color of letters.
        open var textColor: KitColor?
        /// The alignment of the line.
        open var textAlignment = NSTextAlignment.natural
        /// The object that is asked and informed.
        open weak var delegate: (any UITextFieldDelegate)?
        /// The keyboard that opens.
        open var keyboardType = UIKeyboardType.default
        /// The words of the key at the end.
        open var returnKeyType = UIReturnKeyType.default
        /// The letters that become capitals.
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        /// Whether words are corrected.
        open var autocorrectionType = UITextAutocorrectionType.default
        /// Whether letters are hidden.
        open var isSecureTextEntry = false
        /// The kind of the content.
        open var textContentType: UITextContentType?
        /// The line around.
        open var borderStyle = BorderStyle.none
        /// Whether it is written in.
        open var isEditing: Bool { false }

        /// The line around a field.
        public enum BorderStyle: Int, Hashable, Sendable {
            /// No line.
            case none
            /// A line.
            case line
            /// A line with a shadow.
            case bezel
            /// A line with round corners.
            case roundedRect
        }

        /// Returns settings for all fields, which have no effect.
        open override class func appearance() -> UITextField { UITextField() }
    }

    /// An object that a field asks and informs.
    @MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
        /// Returns whether the key at the end does anything.
        func textFieldShouldReturn(_ textField: UITextField) -> Bool

        /// Responds when somebody begins to write.
        func textFieldDidBeginEditing(_ textField: UITextField)

        /// Responds when somebody ends to write.
        func textFieldDidEndEditing(_ textField: UITextField)

        /// Responds when the selection has changed.
        func textFieldDidChangeSelection(_ textField: UITextField)

        /// Returns whether letters are replaced.
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool
    }

    extension UITextFieldDelegate {
        /// Returns whether the key at the end does anything: it does.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

        /// Does nothing.
        public func textFieldDidBeginEditing(_ textField: UITextField) {}

        /// Does nothing.
        public func textFieldDidEndEditing(_ textField: UITextField) {}

        /// Does nothing.
        public func textFieldDidChangeSelection(_ textField: UITextField) {}

        /// Returns whether letters are replaced: they are.
        public func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            true
        }
    }

    /// The words of the key at the end of a keyboard.
    public enum UIReturnKeyType: Int, Hashable, Sendable {
        /// As is usual.
        case `default`
        /// Go.
        case go
        /// Search.
        case search
        /// Send.
        case send
        /// Next.
        case next
        /// Done.
        case done
        /// Continue.
        case `continue`
    }

    /// Whether words are corrected.
    public enum UITextAutocorrectionType: Int, Hashable, Sendable {
        /// As is usual.
        case `default`
        /// No correction.
        case no
        /// Correction.
        case yes
    }

    /// A sign that something goes on.
    @MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
        /// The size of the sign.
        public enum Style: Int, Hashable, Sendable {
            /// As is usual.
            case medium = 100
            /// Large.
            case large
        }

        /// The color.
        open var color: KitColor?
        /// Whether it isn't drawn while nothing goes on.
        open var hidesWhenStopped = true
        /// Whether something goes on.
        open private(set) var isAnimating = false

        /// Creates a sign.
        public convenience init(style: Style) { self.init(frame: .zero) }

        /// Lets it move.
        open func startAnimating() { isAnimating = true }

        /// Lets it rest.
        open func stopAnimating() { isAnimating = false }
    }

    /// A control that loads again.
    @MainActor @preconcurrency open class UIRefreshControl: UIControl {
        /// Has no effect.
        open func endRefreshing() {}

        /// Returns settings for all of them, which have no effect.
        open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
    }

    /// A switch of UIKit.
    @MainActor @preconcurrency open class UISwitch: UIControl {
        /// Whether it is on.
        open var isOn = false
        /// The color where it is on.
        open var onTintColor: KitColor?
        /// The color of the knob.
        open var thumbTintColor: KitColor?

        /// Returns settings for all switches, which have no effect.
        open override class func appearance() -> UISwitch { UISwitch() }
    }

    /// A slider of UIKit.
    @MainActor @preconcurrency open class UISlider: UIControl {
        /// The value.
        open var value: Float = 0
        /// The least value.
        open var minimumValue: Float = 0
        /// The largest value.
        open var maximumValue: Float = 1
        /// The color before the knob.
        open var minimumTrackTintColor: KitColor?
        /// The color after the knob.
        open var maximumTrackTintColor: KitColor?
        /// The color of the knob.
        open var thumbTintColor: KitColor?

        /// Has no effect.
        open func setThumbImage(_ image: KitImage?, for state: State) {}

        /// Returns settings for all sliders, which have no effect.
        open override class func appearance() -> UISlider { UISlider() }
    }

    /// A stepper of UIKit.
    @MainActor @preconcurrency open class UIStepper: UIControl {
        /// Has no effect.
        open func setDecrementImage(_ image: KitImage?, for state: State) {}

        /// Has no effect.
        open func setIncrementImage(_ image: KitImage?, for state: State) {}

        /// Returns settings for all steppers, which have no effect.
        open override class func appearance() -> UIStepper { UIStepper() }
    }

    /// A control of segments of UIKit.
    @MainActor @preconcurrency open class UISegmentedControl: UIControl {
        /// The color of the segment that is selected.
        open var selectedSegmentTintColor: KitColor?

        /// Has no effect.
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

        /// Returns settings for all of them, which have no effect.
        open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
    }

    /// A control of pages of UIKit.
    @MainActor @preconcurrency open class UIPageControl: UIControl {
        /// The number of pages.
        open var numberOfPages = 0
        /// The page that is seen.
        open var currentPage = 0
        /// The color of the sign of the page that is seen.
        open var currentPageIndicatorTintColor: KitColor?
        /// The color of the signs of pages.
        open var pageIndicatorTintColor: KitColor?

        /// Returns settings for all of them, which have no effect.
        open override class func appearance() -> UIPageControl { UIPageControl() }
    }

    /// A control of dates of UIKit.
    @MainActor @preconcurrency open class UIDatePicker: UIControl {
        /// The date.
        open var date = Date.figureDate

        /// Returns settings for all of them, which have no effect.
        open override class func appearance() -> UIDatePicker { UIDatePicker() }
    }

    /// A row of views of UIKit.
    @MainActor @preconcurrency open class UIStackView: UIView {
        /// The axis along which views stand.
        open var axis = NSLayoutConstraint.Axis.horizontal
        /// The room between views.
        open var spacing: CGFloat = 0

        /// Adds a view.
        open func addArrangedSubview(_ view: UIView) { addSubview(view) }
    }
#endif
