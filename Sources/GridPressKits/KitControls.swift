// Controls of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A label of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UILabel: UIView {
        /// The text.
        open var text: String?
        /// The attributed text.
        open var attributedText: NSAttributedString?
        /// The font.
        open var font: KitFont! = .systemFont(ofSize: 17)
        /// The text color.
        open var textColor: KitColor! = .label
        /// The text alignment.
        open var textAlignment = NSTextAlignment.natural
        /// The maximum number of lines; 0 for any number.
        open var numberOfLines = 1
        /// The line break mode.
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// A Boolean value that indicates whether the text shrinks to fit the width.
        open var adjustsFontSizeToFitWidth = false
        /// A Boolean value that indicates whether the text scales with the content size category.
        open var adjustsFontForContentSizeCategory = false
        /// The smallest scale factor of the text.
        open var minimumScaleFactor: CGFloat = 0
        /// The width at which lines are broken.
        open var preferredMaxLayoutWidth: CGFloat = 0

        /// Returns an appearance of all labels, which has no effect.
        open override class func appearance() -> UILabel { UILabel() }
    }

    /// An image view of UIKit, which no picture draws.
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
        public override init() { super.init() }

        /// Creates a view.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A control of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIControl: UIView {
        /// A Boolean value that indicates whether it is enabled.
        open var isEnabled = true
        /// A Boolean value that indicates whether the control is selected.
        open var isSelected = false

        /// The horizontal alignment of the content.
        open var contentHorizontalAlignment = ContentHorizontalAlignment.center
        /// The vertical alignment of the content.
        open var contentVerticalAlignment = ContentVerticalAlignment.center

        /// Has no effect: no action runs.
        open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

        /// Has no effect: no action runs.
        open func addAction(_ action: UIAction, for events: Event) {}

        /// Has no effect: no action runs.
        open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}

        /// Has no effect: no action runs.
        open func sendActions(for events: Event) {}

        /// The horizontal alignment of the content of a control.
        public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
            /// The center.
            case center
            /// The left edge.
            case left
            /// The right edge.
            case right
            /// From edge to edge.
            case fill
            /// The leading edge.
            case leading
            /// The trailing edge.
            case trailing
        }

        /// The vertical alignment of the content of a control.
        public enum ContentVerticalAlignment: Int, Hashable, Sendable {
            /// The center.
            case center
            /// The top edge.
            case top
            /// The bottom edge.
            case bottom
            /// From edge to edge.
            case fill
        }

        /// The events of a control.
        public struct Event: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// A touch begins inside the control.
            public static let touchDown = Event(rawValue: 1)
            /// A touch ends outside the control.
            public static let touchUpOutside = Event(rawValue: 128)
            /// A touch is canceled.
            public static let touchCancel = Event(rawValue: 256)
            /// Editing begins.
            public static let editingDidBegin = Event(rawValue: 1 << 16)
            /// Editing ends.
            public static let editingDidEnd = Event(rawValue: 1 << 18)
            /// The return key ends editing.
            public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
            /// A touch ends inside the control.
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

            /// The default.
            public static let normal = State([])
            /// Pressed.
            public static let highlighted = State(rawValue: 1)
            /// Disabled.
            public static let disabled = State(rawValue: 2)
            /// Selected.
            public static let selected = State(rawValue: 4)
        }
    }

    /// A button of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIButton: UIControl {
        /// The type of a button.
        public enum ButtonType: Int, Hashable, Sendable {
            /// A button without a style.
            case custom
            /// The default.
            case system
            /// A button with an info icon.
            case detailDisclosure
            /// A close button.
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

        /// The label of the title.
        public let titleLabel: UILabel? = UILabel()
        /// The view of the image.
        public let imageView: UIImageView? = UIImageView()
        /// The insets of the content.
        open var contentEdgeInsets = UIEdgeInsets.zero
        /// The insets of the title.
        open var titleEdgeInsets = UIEdgeInsets.zero
        /// The insets of the image.
        open var imageEdgeInsets = UIEdgeInsets.zero
        /// The menu.
        open var menu: UIMenu?
        /// A Boolean value that indicates whether a tap shows the menu.
        open var showsMenuAsPrimaryAction = false

        /// Has no effect.
        open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}

        /// Has no effect.
        open func setBackgroundImage(_ image: KitImage?, for state: State) {}

        /// Returns the title of a state; always `nil`.
        open func title(for state: State) -> String? { nil }
    }

    /// A text field of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UITextField: UIControl {
        /// The text.
        open var text: String?
        /// The placeholder text.
        open var placeholder: String?
        /// The font.
        open var font: KitFont?
        /// The text color.
        open var textColor: KitColor?
        /// The alignment of the line.
        open var textAlignment = NSTextAlignment.natural
        /// The delegate.
        open weak var delegate: (any UITextFieldDelegate)?
        /// The type of the keyboard.
        open var keyboardType = UIKeyboardType.default
        /// The type of the return key.
        open var returnKeyType = UIReturnKeyType.default
        /// The automatic capitalization.
        open var autocapitalizationType = UITextAutocapitalizationType.sentences
        /// The automatic correction.
        open var autocorrectionType = UITextAutocorrectionType.default
        /// A Boolean value that indicates whether the text is hidden.
        open var isSecureTextEntry = false
        /// The content type.
        open var textContentType: UITextContentType?
        /// The border style.
        open var borderStyle = BorderStyle.none
        /// A Boolean value that indicates whether the field is being edited; always `false`.
        open var isEditing: Bool { false }
        /// The selected range; always `nil`.
        open var selectedTextRange: UITextRange?
        /// The start of the text.
        open var beginningOfDocument: UITextPosition { UITextPosition() }
        /// The end of the text.
        open var endOfDocument: UITextPosition { UITextPosition() }
        /// The visibility of the button that clears the text.
        open var clearButtonMode = ViewMode.never
        /// The view at the left.
        open var leftView: UIView?
        /// The visibility of the view at the left.
        open var leftViewMode = ViewMode.never
        /// The view at the right.
        open var rightView: UIView?
        /// The visibility of the view at the right.
        open var rightViewMode = ViewMode.never
        /// The placeholder with attributes.
        open var attributedPlaceholder: NSAttributedString?
        /// The text with attributes.
        open var attributedText: NSAttributedString?
        /// A Boolean value that indicates whether the letters shrink for the width.
        open var adjustsFontSizeToFitWidth = false
        /// The minimum font size.
        open var minimumFontSize: CGFloat = 0
        /// The requirements of a new password.
        open var passwordRules: UITextInputPasswordRules?
        /// The attributes of typed text.
        open var typingAttributes: [NSAttributedString.Key: Any]?

        /// Returns a range; always an empty range.
        open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { UITextRange() }

        /// Returns a position; always `nil`.
        open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }

        /// Returns the distance between positions; always 0.
        open func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }

        /// Returns the text in a range; always `nil`.
        open func text(in range: UITextRange) -> String? { nil }

        /// Has no effect: no text is typed.
        open func insertText(_ text: String) {}

        /// Has no effect: no text is deleted.
        open func deleteBackward() {}

        /// Returns the frame of the insertion point; always an empty rectangle.
        open func caretRect(for position: UITextPosition) -> CGRect { .zero }

        /// Returns the frame of the text.
        open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

        /// Returns the frame of the text while it is edited.
        open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

        /// Returns the frame of the placeholder.
        open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

        /// The visibility of a view in a text field.
        public enum ViewMode: Int, Hashable, Sendable {
            /// Never visible.
            case never
            /// Visible while the text is edited.
            case whileEditing
            /// Visible while the text isn't edited.
            case unlessEditing
            /// Always visible.
            case always
        }

        /// A border style of a text field.
        public enum BorderStyle: Int, Hashable, Sendable {
            /// No border.
            case none
            /// A line.
            case line
            /// A bezel.
            case bezel
            /// A line with round corners.
            case roundedRect
        }

        /// Returns an appearance of all fields, which has no effect.
        open override class func appearance() -> UITextField { UITextField() }
    }

    /// A delegate of a text field, which is never called.
    @MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
        /// Returns whether the return key acts.
        func textFieldShouldReturn(_ textField: UITextField) -> Bool

        /// Responds when editing begins.
        func textFieldDidBeginEditing(_ textField: UITextField)

        /// Responds when editing ends.
        func textFieldDidEndEditing(_ textField: UITextField)

        /// Responds when the selection has changed.
        func textFieldDidChangeSelection(_ textField: UITextField)

        /// Returns whether text may be replaced.
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool
    }

    extension UITextFieldDelegate {
        /// Returns whether the return key acts; `true` by default.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

        /// Does nothing.
        public func textFieldDidBeginEditing(_ textField: UITextField) {}

        /// Does nothing.
        public func textFieldDidEndEditing(_ textField: UITextField) {}

        /// Does nothing.
        public func textFieldDidChangeSelection(_ textField: UITextField) {}

        /// Returns whether text may be replaced; `true` by default.
        public func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            true
        }
    }

    /// The type of a return key.
    public enum UIReturnKeyType: Int, Hashable, Sendable {
        /// The default.
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

    /// Whether text is corrected automatically.
    public enum UITextAutocorrectionType: Int, Hashable, Sendable {
        /// The default.
        case `default`
        /// No correction.
        case no
        /// Correction.
        case yes
    }

    /// An activity indicator of UIKit, which is drawn as a progress view inside a representable.
    @MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
        /// The style of the indicator.
        public enum Style: Int, Hashable, Sendable {
            /// The default size.
            case medium = 100
            /// A large indicator.
            case large
        }

        /// The color.
        open var color: KitColor?
        /// A Boolean value that indicates whether the indicator hides while it is stopped.
        open var hidesWhenStopped = true
        /// A Boolean value that indicates whether the indicator is animating.
        open private(set) var isAnimating = false

        /// Creates an indicator.
        public convenience init(style: Style) { self.init(frame: .zero) }

        /// Sets the indicator to animating.
        open func startAnimating() { isAnimating = true }

        /// Sets the indicator to stopped.
        open func stopAnimating() { isAnimating = false }
    }

    /// A refresh control of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIRefreshControl: UIControl {
        /// The title.
        open var attributedTitle: NSAttributedString?
        /// A Boolean value that indicates whether content is refreshed; always `false`.
        open var isRefreshing: Bool { false }

        /// Has no effect.
        open func endRefreshing() {}

        /// Returns an appearance of all refresh controls, which has no effect.
        open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
    }

    /// A switch of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UISwitch: UIControl {
        /// A Boolean value that indicates whether it is on.
        open var isOn = false
        /// The color of a switch that is on.
        open var onTintColor: KitColor?
        /// The color of the thumb.
        open var thumbTintColor: KitColor?

        /// Returns an appearance of all switches, which has no effect.
        open override class func appearance() -> UISwitch { UISwitch() }
    }

    /// A slider of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UISlider: UIControl {
        /// The value.
        open var value: Float = 0
        /// The smallest value.
        open var minimumValue: Float = 0
        /// The largest value.
        open var maximumValue: Float = 1
        /// The color of the track before the thumb.
        open var minimumTrackTintColor: KitColor?
        /// The color of the track after the thumb.
        open var maximumTrackTintColor: KitColor?
        /// The color of the thumb.
        open var thumbTintColor: KitColor?

        /// Has no effect.
        open func setThumbImage(_ image: KitImage?, for state: State) {}

        /// Returns an appearance of all sliders, which has no effect.
        open override class func appearance() -> UISlider { UISlider() }
    }

    /// A stepper of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIStepper: UIControl {
        /// Has no effect.
        open func setDecrementImage(_ image: KitImage?, for state: State) {}

        /// Has no effect.
        open func setIncrementImage(_ image: KitImage?, for state: State) {}

        /// Returns an appearance of all steppers, which has no effect.
        open override class func appearance() -> UIStepper { UIStepper() }
    }

    /// A segmented control of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UISegmentedControl: UIControl {
        /// The index of the selected segment; -1 for none.
        open var selectedSegmentIndex = -1
        /// The number of segments.
        open private(set) var numberOfSegments = 0

        /// Creates a control with the titles or images of its segments.
        public convenience init(items: [Any]?) {
            self.init(frame: .zero)
            numberOfSegments = items?.count ?? 0
        }

        /// The color of the selected segment.
        open var selectedSegmentTintColor: KitColor?

        /// Has no effect.
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

        /// Returns an appearance of all segmented controls, which has no effect.
        open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
    }

    /// A page control of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIPageControl: UIControl {
        /// The background of a page control.
        public enum BackgroundStyle: Int, Hashable, Sendable {
            /// The default background.
            case automatic
            /// A visible background.
            case prominent
            /// No background.
            case minimal
        }

        /// The style of the background.
        open var backgroundStyle = BackgroundStyle.automatic
        /// The image of the dots.
        open var preferredIndicatorImage: KitImage?
        /// The number of pages.
        open var numberOfPages = 0
        /// The current page.
        open var currentPage = 0
        /// The color of the current page's dot.
        open var currentPageIndicatorTintColor: KitColor?
        /// The color of the dots.
        open var pageIndicatorTintColor: KitColor?

        /// Returns an appearance of all page controls, which has no effect.
        open override class func appearance() -> UIPageControl { UIPageControl() }
    }

    /// A date picker of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIDatePicker: UIControl {
        /// The date.
        open var date = Date.figureDate

        /// The parts of the date that can be picked.
        open var datePickerMode = Mode.dateAndTime
        /// The style.
        open var preferredDatePickerStyle = UIDatePickerStyle.automatic
        /// The earliest date.
        open var minimumDate: Date?
        /// The latest date.
        open var maximumDate: Date?
        /// The interval of minutes.
        open var minuteInterval = 1
        /// The duration of a countdown, in seconds.
        open var countDownDuration: TimeInterval = 0
        /// The locale.
        open var locale: Locale?

        /// The parts of the date that can be picked.
        public enum Mode: Int, Hashable, Sendable {
            /// A time.
            case time
            /// A date.
            case date
            /// A date with a time.
            case dateAndTime
            /// A duration.
            case countDownTimer
        }

        /// Sets the date.
        open func setDate(_ date: Date, animated: Bool) { self.date = date }

        /// Returns an appearance of all date pickers, which has no effect.
        open override class func appearance() -> UIDatePicker { UIDatePicker() }
    }

    /// A stack view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIStackView: UIView {
        /// The axis along which views are arranged.
        open var axis = NSLayoutConstraint.Axis.horizontal
        /// The spacing between views.
        open var spacing: CGFloat = 0
        /// The alignment of views across the axis.
        open var alignment = Alignment.fill
        /// The distribution of views along the axis.
        open var distribution = Distribution.fill
        /// A Boolean value that indicates whether spacing is relative to the layout margins.
        open var isLayoutMarginsRelativeArrangement = false
        /// The views, in order.
        open var arrangedSubviews: [UIView] { subviews }

        /// Creates a stack of views.
        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            for view in views { addArrangedSubview(view) }
        }

        /// The alignment of views across the axis.
        public enum Alignment: Int, Hashable, Sendable {
            /// From edge to edge.
            case fill
            /// The leading or top edge.
            case leading
            /// The first baseline.
            case firstBaseline
            /// The center.
            case center
            /// The trailing or bottom edge.
            case trailing
            /// The last baseline.
            case lastBaseline

            /// The top edge.
            public static var top: Alignment { .leading }
            /// The bottom edge.
            public static var bottom: Alignment { .trailing }
        }

        /// The distribution of views along the axis.
        public enum Distribution: Int, Hashable, Sendable {
            /// Views fill the stack.
            case fill
            /// Views have equal lengths.
            case fillEqually
            /// Views fill the stack in proportion to their lengths.
            case fillProportionally
            /// The spacing between views is equal.
            case equalSpacing
            /// The distances between the centers of views are equal.
            case equalCentering
        }

        /// Removes a view.
        open func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }

        /// Inserts a view at an index.
        open func insertArrangedSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }

        /// Adds a view.
        open func addArrangedSubview(_ view: UIView) { addSubview(view) }
    }

    /// A style of a date picker.
    public enum UIDatePickerStyle: Int, Hashable, Sendable {
        /// The style of the system.
        case automatic
        /// Wheels.
        case wheels
        /// A small field.
        case compact
        /// A calendar.
        case inline
    }
#endif
