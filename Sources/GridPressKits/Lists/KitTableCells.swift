// Cells and headers of UIKit table views, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A cell of a table view.
    @MainActor @preconcurrency open class UITableViewCell: UIView {
        /// The style of a cell, which determines its labels.
        public enum CellStyle: Int, Hashable, Sendable {
            /// A title.
            case `default`
            /// A title, and a value at the end.
            case value1
            /// A title at the side, and a value.
            case value2
            /// A title, and a subtitle below it.
            case subtitle
        }

        /// A style of the separators between rows.
        public enum SeparatorStyle: Int, Hashable, Sendable {
            /// No separators.
            case none
            /// A single line.
            case singleLine
        }

        /// A style of a selected cell.
        public enum SelectionStyle: Int, Hashable, Sendable {
            /// No highlight.
            case none
            /// The default highlight.
            case `default`
        }

        /// A type of the accessory at the end of a cell.
        public enum AccessoryType: Int, Hashable, Sendable {
            /// No accessory.
            case none
            /// A disclosure indicator.
            case disclosureIndicator
            /// A disclosure indicator and an info button.
            case detailDisclosureButton
            /// A checkmark.
            case checkmark
            /// An info button.
            case detailButton
        }

        /// A style of editing a row.
        public enum EditingStyle: Int, Hashable, Sendable {
            /// No editing.
            case none
            /// Deletion.
            case delete
            /// Insertion.
            case insert
        }

        /// The reuse identifier.
        public let reuseIdentifier: String?
        /// The style of a selected cell.
        open var selectionStyle = SelectionStyle.default
        /// The type of the accessory.
        open var accessoryType = AccessoryType.none
        /// The accessory view.
        open var accessoryView: UIView?
        /// The view for content.
        public lazy var contentView = UIView()
        /// The title.
        open lazy var textLabel: UILabel? = UILabel()
        /// The subtitle.
        open lazy var detailTextLabel: UILabel? = UILabel()
        /// The image.
        open lazy var imageView: UIImageView? = UIImageView()
        /// The view behind the content.
        open var backgroundView: UIView?
        /// The view behind the content of a selected cell.
        open var selectedBackgroundView: UIView?
        /// A Boolean value that indicates whether the cell is selected.
        open var isSelected = false
        /// A Boolean value that indicates whether the cell is highlighted.
        open var isHighlighted = false
        /// A Boolean value that indicates whether the cell is being edited.
        open var isEditing = false
        /// The insets of the separator.
        open var separatorInset = UIEdgeInsets.zero

        /// Creates a cell.
        public init(style: CellStyle, reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        /// Creates a cell.
        public override init(frame: CGRect) {
            reuseIdentifier = nil
            super.init(frame: frame)
        }

        /// Creates a cell.
        public override init() {
            reuseIdentifier = nil
            super.init()
        }

        /// Creates a cell.
        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
        }

        /// Has no effect: cells aren't reused.
        open func prepareForReuse() {}

        /// Sets whether the cell is selected.
        open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

        /// Sets whether the cell is highlighted.
        open func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }

        /// Returns an appearance of all cells, which has no effect.
        open override class func appearance() -> UITableViewCell { UITableViewCell() }
    }

    /// A header or footer of a table view's section.
    @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
        /// The reuse identifier.
        public let reuseIdentifier: String?
        /// The view for content.
        public lazy var contentView = UIView()
        /// The title.
        open lazy var textLabel: UILabel? = UILabel()
        /// The view behind the content.
        open var backgroundView: UIView?

        /// Creates a header or footer.
        public init(reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        /// Creates a header or footer.
        public override init(frame: CGRect) {
            reuseIdentifier = nil
            super.init(frame: frame)
        }

        /// Creates a header or footer.
        public override init() {
            reuseIdentifier = nil
            super.init()
        }

        /// Creates a header or footer.
        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
        }

        /// Has no effect: headers aren't reused.
        open func prepareForReuse() {}

        /// Returns an appearance of all headers, which has no effect.
        open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
    }
#endif
