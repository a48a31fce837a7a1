// Table views of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UITableView: UIScrollView {
        public nonisolated static let automaticDimension: CGFloat = -1
        public private(set) var style = Style.plain
        open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine, separatorColor: KitColor?
        open var separatorInset = UIEdgeInsets.zero, tableHeaderView: UIView?, tableFooterView: UIView?
        open var backgroundView: UIView?, rowHeight: CGFloat = -1, sectionHeaderHeight: CGFloat = -1
        open var sectionFooterHeight: CGFloat = -1, estimatedRowHeight: CGFloat = -1
        open var estimatedSectionHeaderHeight: CGFloat = -1, estimatedSectionFooterHeight: CGFloat = -1
        open var sectionHeaderTopPadding: CGFloat = 0, allowsSelection = true, allowsMultipleSelection = false
        open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false, isEditing = false
        open var dragInteractionEnabled = false
        open weak var dataSource: (any UITableViewDataSource)?, delegate: (any UITableViewDelegate)?

        public init(frame: CGRect, style: Style) {
            self.style = style
            super.init(frame: frame)
        }

        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open var indexPathsForVisibleRows: [IndexPath]? { nil }
        open var indexPathsForSelectedRows: [IndexPath]? { nil }
        open var indexPathForSelectedRow: IndexPath? { nil }
        open var visibleCells: [UITableViewCell] { [] }
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        open func numberOfRows(inSection section: Int) -> Int {
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }

        open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
        open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
        open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

        open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// Returns a reusable header; always `nil`.
        open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
            nil
        }

        open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
        open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
        open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
        open func rectForRow(at path: IndexPath) -> CGRect { .zero }
        open func rect(forSection section: Int) -> CGRect { .zero }
        open func reloadData() {}
        open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
        open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
        open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
        open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
        open func beginUpdates() {}
        open func endUpdates() {}

        open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            updates?()
            completion?(true)
        }

        open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
        open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
        open func deselectRow(at path: IndexPath, animated: Bool) {}
        open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
        open override class func appearance() -> UITableView { UITableView() }
    }

    @MainActor @preconcurrency
    open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        open lazy var tableView: UITableView! = UITableView()
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        open func numberOfSections(in tableView: UITableView) -> Int { 1 }
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
#endif
