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

            /// A set of these bits.
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

            /// A set of these bits.
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

    /// A view that scrolls.
    @MainActor @preconcurrency open class UIScrollView: UIView {
        /// The distance by which the content is moved.
        open var contentOffset = CGPoint.zero
        /// The size of the content.
        open var contentSize = CGSize.zero
        /// The room around the content.
        open var contentInset = UIEdgeInsets.zero
        /// Whether it scrolls.
        open var isScrollEnabled = true
        /// Whether it rests at pages.
        open var isPagingEnabled = false
        /// Whether it goes beyond its ends and back.
        open var bounces = true
        /// Whether it goes beyond its ends and back where there is nothing to scroll.
        open var alwaysBounceVertical = false
        /// Whether an indicator is shown.
        open var showsVerticalScrollIndicator = true
        /// Whether an indicator is shown.
        open var showsHorizontalScrollIndicator = true
        /// The way in which the keyboard goes away.
        open var keyboardDismissMode = KeyboardDismissMode.none
        /// The control that loads again.
        open var refreshControl: UIRefreshControl?
        /// Whether it goes beyond its ends and back where there is nothing to scroll.
        open var alwaysBounceHorizontal = false
        /// Whether it scrolls to its top when the bar is touched.
        open var scrollsToTop = true
        /// Whether touches wait for the content.
        open var delaysContentTouches = true
        /// Whether it keeps to one direction.
        open var isDirectionalLockEnabled = false
        /// The way in which bars change the room around the content.
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        /// The pace at which it slows down.
        open var decelerationRate = DecelerationRate.normal
        /// The smallest scale of the content.
        open var minimumZoomScale: CGFloat = 1
        /// The largest scale of the content.
        open var maximumZoomScale: CGFloat = 1
        /// The scale of the content.
        open var zoomScale: CGFloat = 1
        /// Whether scales go beyond their limits and back.
        open var bouncesZoom = true
        /// The room around indicators.
        open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
        /// The room around indicators.
        open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
        /// Whether it is moved by a finger: never.
        open var isDragging: Bool { false }
        /// Whether it moves on: never.
        open var isDecelerating: Bool { false }
        /// Whether it is touched: never.
        open var isTracking: Bool { false }
        /// The room around the content, with that of bars.
        open var adjustedContentInset: UIEdgeInsets { contentInset }

        /// The way in which bars change the room around content.
        public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
            /// As the view around it asks for.
            case automatic
            /// In directions that scroll.
            case scrollableAxes
            /// Not at all.
            case never
            /// In each direction.
            case always
        }

        /// A pace at which scrolling slows down.
        public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
            /// The factor of the speed for each millisecond.
            public let rawValue: CGFloat

            /// A pace with a factor.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            /// The slower pace.
            public static let normal = DecelerationRate(rawValue: 0.998)
            /// The faster pace.
            public static let fast = DecelerationRate(rawValue: 0.99)
        }

        /// The way in which the keyboard goes away.
        public enum KeyboardDismissMode: Int, Hashable, Sendable {
            /// A keyboard that stays.
            case none
            /// With the first movement.
            case onDrag
            /// With the finger.
            case interactive
        }

        /// Scrolls to a distance.
        open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

        /// Sets the scale of the content.
        open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

        /// Has no effect: nothing is scaled to an area.
        open func zoom(to rect: CGRect, animated: Bool) {}

        /// Has no effect: nothing is scrolled to an area.
        open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

        /// Returns settings for all views that scroll, which have no effect.
        open override class func appearance() -> UIScrollView { UIScrollView() }
    }

    /// A view that informs an object of what is scrolled; text views have a delegate of another type.
    @MainActor @preconcurrency public protocol _ScrollInforming: AnyObject {}

    extension _ScrollInforming {
        /// The object that is informed: none, since nothing is scrolled.
        public var delegate: (any UIScrollViewDelegate)? {
            get { nil }
            set {}
        }
    }

    extension UIScrollView: _ScrollInforming {}

    /// An object that a view that scrolls informs.
    @MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
        /// Responds when it has scrolled.
        func scrollViewDidScroll(_ scrollView: UIScrollView)

        /// Responds when a finger begins to move it.
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

        /// Responds when a finger leaves it.
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

        /// Responds when it has come to rest.
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

        /// Returns the view that is scaled.
        func viewForZooming(in scrollView: UIScrollView) -> UIView?
    }

    extension UIScrollViewDelegate {
        /// Does nothing.
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

        /// Does nothing.
        public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

        /// Does nothing.
        public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

        /// Does nothing.
        public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

        /// Returns the view that is scaled: none.
        public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    }

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

    /// A list of UIKit.
    @MainActor @preconcurrency open class UITableView: UIScrollView {
        /// The lines between rows.
        open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
        /// The color of lines between rows.
        open var separatorColor: KitColor?
        /// The room beside lines between rows.
        open var separatorInset = UIEdgeInsets.zero
        /// The view above the rows.
        open var tableHeaderView: UIView?
        /// The view below the rows.
        open var tableFooterView: UIView?
        /// The height of rows.
        open var rowHeight: CGFloat = -1
        /// The room above the header of a section.
        open var sectionHeaderTopPadding: CGFloat = 0
        /// Whether rows can be selected.
        open var allowsSelection = true

        /// Has no effect.
        open func reloadData() {}

        /// Returns settings for all lists, which have no effect.
        open override class func appearance() -> UITableView { UITableView() }
    }

    /// A row of a list of UIKit.
    @MainActor @preconcurrency open class UITableViewCell: UIView {
        /// The lines between rows.
        public enum SeparatorStyle: Int, Hashable, Sendable {
            /// No lines.
            case none
            /// Lines.
            case singleLine
        }

        /// The ground that marks what can be selected.
        public enum SelectionStyle: Int, Hashable, Sendable {
            /// No ground.
            case none
            /// As is usual.
            case `default`
        }

        /// The ground that marks what can be selected.
        open var selectionStyle = SelectionStyle.default
        /// The view behind a row that is selected.
        open var selectedBackgroundView: UIView?

        /// Returns settings for all rows, which have no effect.
        open override class func appearance() -> UITableViewCell { UITableViewCell() }
    }

    /// A header of a section of a list of UIKit.
    @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
        /// Returns settings for all headers, which have no effect.
        open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
    }

    /// A grid of UIKit.
    @MainActor @preconcurrency open class UICollectionView: UIScrollView {
        /// Returns settings for all grids, which have no effect.
        open override class func appearance() -> UICollectionView { UICollectionView() }
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
