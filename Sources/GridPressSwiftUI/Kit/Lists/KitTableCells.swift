// Rows and headers of lists of UIKit, which no picture draws.

#if !canImport(Darwin)
    /// A row of a list of UIKit.
    @MainActor @preconcurrency open class UITableViewCell: UIView {
        /// The parts of a row.
        public enum CellStyle: Int, Hashable, Sendable {
            /// A title.
            case `default`
            /// A title, and a value at the end.
            case value1
            /// A title at the side, and a value.
            case value2
            /// A title, and words below it.
            case subtitle
        }

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

        /// The sign at the end of a row.
        public enum AccessoryType: Int, Hashable, Sendable {
            /// No sign.
            case none
            /// An arrow.
            case disclosureIndicator
            /// An arrow and a button.
            case detailDisclosureButton
            /// A checkmark.
            case checkmark
            /// A button.
            case detailButton
        }

        /// The change that a row can have.
        public enum EditingStyle: Int, Hashable, Sendable {
            /// No change.
            case none
            /// Being deleted.
            case delete
            /// Being inserted.
            case insert
        }

        /// The name under which rows are used again.
        public let reuseIdentifier: String?
        /// The ground that marks what can be selected.
        open var selectionStyle = SelectionStyle.default
        /// The sign at the end.
        open var accessoryType = AccessoryType.none
        /// The view at the end.
        open var accessoryView: UIView?
        /// The view for content.
        public lazy var contentView = UIView()
        /// The title.
        open lazy var textLabel: UILabel? = UILabel()
        /// The words below the title.
        open lazy var detailTextLabel: UILabel? = UILabel()
        /// The image.
        open lazy var imageView: UIImageView? = UIImageView()
        /// The view behind a row.
        open var backgroundView: UIView?
        /// The view behind a row that is selected.
        open var selectedBackgroundView: UIView?
        /// Whether it is selected.
        open var isSelected = false
        /// Whether it is touched.
        open var isHighlighted = false
        /// Whether it is edited.
        open var isEditing = false
        /// The room beside the line below.
        open var separatorInset = UIEdgeInsets.zero

        /// Creates a row.
        public init(style: CellStyle, reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        /// Creates a row.
        public override init(frame: CGRect) {
            reuseIdentifier = nil
            super.init(frame: frame)
        }

        /// Creates a row.
        public nonisolated override init() {
            reuseIdentifier = nil
            super.init()
        }

        /// Creates a row.
        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
        }

        /// Has no effect: no row is used again.
        open func prepareForReuse() {}

        /// Selects the row.
        open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

        /// Marks the row as touched.
        open func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }

        /// Returns settings for all rows, which have no effect.
        open override class func appearance() -> UITableViewCell { UITableViewCell() }
    }

    /// A header of a section of a list of UIKit.
    @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
        /// The name under which headers are used again.
        public let reuseIdentifier: String?
        /// The view for content.
        public lazy var contentView = UIView()
        /// The title.
        open lazy var textLabel: UILabel? = UILabel()
        /// The view behind a header.
        open var backgroundView: UIView?

        /// Creates a header.
        public init(reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        /// Creates a header.
        public override init(frame: CGRect) {
            reuseIdentifier = nil
            super.init(frame: frame)
        }

        /// Creates a header.
        public nonisolated override init() {
            reuseIdentifier = nil
            super.init()
        }

        /// Creates a header.
        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
        }

        /// Has no effect: no header is used again.
        open func prepareForReuse() {}

        /// Returns settings for all headers, which have no effect.
        open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
    }
#endif
