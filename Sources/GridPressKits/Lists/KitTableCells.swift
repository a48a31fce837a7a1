// Cells and headers of UIKit table views, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UITableViewCell: UIView {
        public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }

        public private(set) var reuseIdentifier: String?
        open var selectionStyle = SelectionStyle.default, accessoryType = AccessoryType.none, accessoryView: UIView?
        public lazy var contentView = UIView()
        open lazy var textLabel: UILabel? = UILabel()
        open lazy var detailTextLabel: UILabel? = UILabel()
        open lazy var imageView: UIImageView? = UIImageView()
        open var backgroundView: UIView?, selectedBackgroundView: UIView?, isSelected = false, isHighlighted = false
        open var isEditing = false, separatorInset = UIEdgeInsets.zero

        public init(style: CellStyle, reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open func prepareForReuse() {}
        open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
        open func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }
        open override class func appearance() -> UITableViewCell { UITableViewCell() }
    }

    @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
        public private(set) var reuseIdentifier: String?
        public lazy var contentView = UIView()
        open lazy var textLabel: UILabel? = UILabel()
        open var backgroundView: UIView?

        public init(reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
        }

        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open func prepareForReuse() {}
        open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
    }
#endif
