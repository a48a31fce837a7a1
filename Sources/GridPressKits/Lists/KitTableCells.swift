// Cells and headers of UIKit table views, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UITableViewCell: UIView {
        public enum CellStyle: Int, Hashable, Sendable {
            case `default`, value1, value2, subtitle
        }

        public enum SeparatorStyle: Int, Hashable, Sendable {
            case none, singleLine
        }

        public enum SelectionStyle: Int, Hashable, Sendable {
            case none, `default`
        }

        public enum AccessoryType: Int, Hashable, Sendable {
            case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        public enum EditingStyle: Int, Hashable, Sendable {
            case none, delete, insert
        }

        public let reuseIdentifier: String?
        open var selectionStyle = SelectionStyle.default
        open var accessoryType = AccessoryType.none
        open var accessoryView: UIView?
        public lazy var contentView = UIView()
        open lazy var textLabel: UILabel? = UILabel()
        open lazy var detailTextLabel: UILabel? = UILabel()
        open lazy var imageView: UIImageView? = UIImageView()
        open var backgroundView: UIView?
        open var selectedBackgroundView: UIView?
        open var isSelected = false
        open var isHighlighted = false
        open var isEditing = false
        open var separatorInset = UIEdgeInsets.zero

        public init(style: CellStyle, reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        public override init(frame: CGRect) {
            reuseIdentifier = nil
            super.init(frame: frame)
        }

        public override init() {
            reuseIdentifier = nil
            super.init()
        }

        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
        }

        open func prepareForReuse() {}
        open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
        open func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }
        open override class func appearance() -> UITableViewCell { UITableViewCell() }
    }

    @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
        public let reuseIdentifier: String?
        public lazy var contentView = UIView()
        open lazy var textLabel: UILabel? = UILabel()
        open var backgroundView: UIView?

        public init(reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        public override init(frame: CGRect) {
            reuseIdentifier = nil
            super.init(frame: frame)
        }

        public override init() {
            reuseIdentifier = nil
            super.init()
        }

        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
        }

        open func prepareForReuse() {}
        open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
    }
#endif
