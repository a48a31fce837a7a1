// Lists of UIKit, which no picture draws.

#if !canImport(Darwin)
    /// A list of UIKit.
    @MainActor @preconcurrency open class UITableView: UIScrollView {
        /// The look of a list.
        public enum Style: Int, Hashable, Sendable {
            /// Rows from edge to edge.
            case plain
            /// Sections apart.
            case grouped
            /// Sections apart, with round corners.
            case insetGrouped
        }

        /// The place to which a row is scrolled.
        public enum ScrollPosition: Int, Hashable, Sendable {
            /// Just as far as it has to be.
            case none
            /// The top.
            case top
            /// The middle.
            case middle
            /// The bottom.
            case bottom
        }

        /// The movement of rows that come and go.
        public enum RowAnimation: Int, Hashable, Sendable {
            /// Fading.
            case fade
            /// From the right.
            case right
            /// From the left.
            case left
            /// From the top.
            case top
            /// From the bottom.
            case bottom
            /// No movement.
            case none
            /// From the middle.
            case middle
            /// As the list likes.
            case automatic = 100
        }

        /// The height of rows that are measured.
        public nonisolated static let automaticDimension: CGFloat = -1

        /// The look of the list.
        public let style: Style
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
        /// The view behind the rows.
        open var backgroundView: UIView?
        /// The height of rows.
        open var rowHeight: CGFloat = -1
        /// The height of headers.
        open var sectionHeaderHeight: CGFloat = -1
        /// The height of footers.
        open var sectionFooterHeight: CGFloat = -1
        /// The height of rows before they are measured.
        open var estimatedRowHeight: CGFloat = -1
        /// The height of headers before they are measured.
        open var estimatedSectionHeaderHeight: CGFloat = -1
        /// The height of footers before they are measured.
        open var estimatedSectionFooterHeight: CGFloat = -1
        /// The room above the header of a section.
        open var sectionHeaderTopPadding: CGFloat = 0
        /// Whether rows can be selected.
        open var allowsSelection = true
        /// Whether several rows can be selected.
        open var allowsMultipleSelection = false
        /// Whether rows can be selected while they are edited.
        open var allowsSelectionDuringEditing = false
        /// Whether several rows can be selected while they are edited.
        open var allowsMultipleSelectionDuringEditing = false
        /// Whether rows are edited.
        open var isEditing = false
        /// Whether rows can be dragged.
        open var dragInteractionEnabled = false
        /// The object that gives rows.
        open weak var dataSource: (any UITableViewDataSource)?
        /// The object that is asked and informed.
        open weak var delegate: (any UITableViewDelegate)?

        /// Creates a list.
        public init(frame: CGRect, style: Style) {
            self.style = style
            super.init(frame: frame)
        }

        /// Creates a list.
        public override init(frame: CGRect) {
            style = .plain
            super.init(frame: frame)
        }

        /// Creates a list.
        public nonisolated override init() {
            style = .plain
            super.init()
        }

        /// Creates a list.
        public required init?(coder: NSCoder) {
            style = .plain
            super.init(coder: coder)
        }

        /// The places of rows that are seen: none.
        open var indexPathsForVisibleRows: [IndexPath]? { nil }
        /// The places of rows that are selected: none.
        open var indexPathsForSelectedRows: [IndexPath]? { nil }
        /// The place of the row that is selected: none.
        open var indexPathForSelectedRow: IndexPath? { nil }
        /// The rows that are seen: none.
        open var visibleCells: [UITableViewCell] { [] }
        /// The number of sections.
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        /// Returns the number of rows of a section.
        open func numberOfRows(inSection section: Int) -> Int {
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }

        /// Has no effect: no row is made.
        open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}

        /// Has no effect: no header is made.
        open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

        /// Returns a row to fill: none.
        open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

        /// Returns a row to fill.
        open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// Returns a header to fill: none.
        open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
            nil
        }

        /// Returns the row of a place: none.
        open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }

        /// Returns the place of a row: none.
        open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

        /// Returns the place of the row at a point: none.
        open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

        /// Returns the area of a row: an empty one.
        open func rectForRow(at path: IndexPath) -> CGRect { .zero }

        /// Returns the area of a section: an empty one.
        open func rect(forSection section: Int) -> CGRect { .zero }

        /// Has no effect.
        open func reloadData() {}

        /// Has no effect.
        open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}

        /// Has no effect.
        open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

        /// Has no effect.
        open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}

        /// Has no effect.
        open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}

        /// Has no effect.
        open func beginUpdates() {}

        /// Has no effect.
        open func endUpdates() {}

        /// Makes changes, which have no effect.
        open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            updates?()
            completion?(true)
        }

        /// Has no effect.
        open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}

        /// Has no effect.
        open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}

        /// Has no effect.
        open func deselectRow(at path: IndexPath, animated: Bool) {}

        /// Lets rows be edited.
        open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

        /// Returns settings for all lists, which have no effect.
        open override class func appearance() -> UITableView { UITableView() }
    }

    /// An object that gives a list its rows, which none asks for.
    @MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
        /// Returns the number of rows of a section.
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

        /// Returns a row.
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

        /// Returns the number of sections.
        func numberOfSections(in tableView: UITableView) -> Int

        /// Returns the title of a section.
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }

    extension UITableViewDataSource {
        /// Returns the number of sections: one.
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }

        /// Returns the title of a section: none.
        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    }

    /// An object that a list asks and informs, which it never does.
    @MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
        /// Responds when a row is selected.
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

        /// Responds when a row isn't selected any more.
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

        /// Responds when a row is about to be seen.
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

        /// Returns the height of a row.
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

        /// Returns the header of a section.
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

        /// Returns the footer of a section.
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    }

    extension UITableViewDelegate {
        /// Does nothing.
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

        /// Does nothing.
        public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

        /// Does nothing.
        public func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {}

        /// Returns the height of a row: that of the list.
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }

        /// Returns the header of a section: none.
        public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

        /// Returns the footer of a section: none.
        public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    }

    /// A controller of a list of UIKit.
    @MainActor @preconcurrency
    open class UITableViewController: UIViewController, UITableViewDataSource,
        UITableViewDelegate
    {
        /// The list.
        open lazy var tableView: UITableView! = UITableView()

        /// Returns the number of rows of a section: none.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        /// Returns a row.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        /// Returns the number of sections.
        open func numberOfSections(in tableView: UITableView) -> Int { 1 }

        /// Does nothing.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
#endif
