// Table views of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A table view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UITableView: UIScrollView {
        /// The style of a table view.
        public enum Style: Int, Hashable, Sendable {
            /// Rows from edge to edge.
            case plain
            /// Separate groups of rows.
            case grouped
            /// Separate groups of rows with round corners.
            case insetGrouped
        }

        /// The position to which a row is scrolled.
        public enum ScrollPosition: Int, Hashable, Sendable {
            /// The nearest position that shows the row.
            case none
            /// The top.
            case top
            /// The middle.
            case middle
            /// The bottom.
            case bottom
        }

        /// The animation of inserted and deleted rows.
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
            /// No animation.
            case none
            /// From the middle.
            case middle
            /// The animation that the table view chooses.
            case automatic = 100
        }

        /// The height that requests self-sizing rows.
        public nonisolated static let automaticDimension: CGFloat = -1

        /// The style of the table view.
        public let style: Style
        /// The style of separators.
        open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
        /// The color of separators.
        open var separatorColor: KitColor?
        /// The insets of separators.
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
        /// The estimated height of rows.
        open var estimatedRowHeight: CGFloat = -1
        /// The estimated height of headers.
        open var estimatedSectionHeaderHeight: CGFloat = -1
        /// The estimated height of footers.
        open var estimatedSectionFooterHeight: CGFloat = -1
        /// The padding above section headers.
        open var sectionHeaderTopPadding: CGFloat = 0
        /// A Boolean value that indicates whether rows can be selected.
        open var allowsSelection = true
        /// A Boolean value that indicates whether several rows can be selected.
        open var allowsMultipleSelection = false
        /// A Boolean value that indicates whether rows can be selected during editing.
        open var allowsSelectionDuringEditing = false
        /// A Boolean value that indicates whether several rows can be selected during editing.
        open var allowsMultipleSelectionDuringEditing = false
        /// A Boolean value that indicates whether the table view is in editing mode.
        open var isEditing = false
        /// A Boolean value that indicates whether rows can be dragged.
        open var dragInteractionEnabled = false
        /// The data source.
        open weak var dataSource: (any UITableViewDataSource)?
        /// The delegate.
        open weak var delegate: (any UITableViewDelegate)?

        /// Creates a table view.
        public init(frame: CGRect, style: Style) {
            self.style = style
            super.init(frame: frame)
        }

        /// Creates a table view.
        public override init(frame: CGRect) {
            style = .plain
            super.init(frame: frame)
        }

        /// Creates a table view.
        public override init() {
            style = .plain
            super.init()
        }

        /// Creates a table view.
        public required init?(coder: NSCoder) {
            style = .plain
            super.init(coder: coder)
        }

        /// The index paths of visible rows; always `nil`.
        open var indexPathsForVisibleRows: [IndexPath]? { nil }
        /// The index paths of selected rows; always `nil`.
        open var indexPathsForSelectedRows: [IndexPath]? { nil }
        /// The index path of the selected row; always `nil`.
        open var indexPathForSelectedRow: IndexPath? { nil }
        /// The visible cells; always empty.
        open var visibleCells: [UITableViewCell] { [] }
        /// The number of sections.
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        /// Returns the number of rows of a section.
        open func numberOfRows(inSection section: Int) -> Int {
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }

        /// Has no effect: no cell is created.
        open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}

        /// Has no effect: no header is created.
        open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

        /// Returns a reusable cell; always `nil`.
        open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

        /// Returns a new cell.
        open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// Returns a reusable header; always `nil`.
        open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
            nil
        }

        /// Returns the cell at an index path; always `nil`.
        open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }

        /// Returns the index path of a cell; always `nil`.
        open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

        /// Returns the index path of the row at a point; always `nil`.
        open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

        /// Returns the frame of a row; always empty.
        open func rectForRow(at path: IndexPath) -> CGRect { .zero }

        /// Returns the frame of a section; always empty.
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

        /// Performs updates, which have no effect.
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

        /// Sets whether the table view is in editing mode.
        open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

        /// Returns an appearance of all table views, which has no effect.
        open override class func appearance() -> UITableView { UITableView() }
    }

    /// A data source of a table view, which is never called.
    @MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
        /// Returns the number of rows of a section.
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

        /// Returns the cell of a row.
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

        /// Returns the number of sections.
        func numberOfSections(in tableView: UITableView) -> Int

        /// Returns the title of a section's header.
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }

    extension UITableViewDataSource {
        /// Returns the number of sections; 1 by default.
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }

        /// Returns the title of a section's header; `nil` by default.
        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    }

    /// A delegate of a table view, which is never called.
    @MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
        /// Responds when a row is selected.
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

        /// Responds when a row is deselected.
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

        /// Responds when a cell will be displayed.
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

        /// Returns the height of a row.
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

        /// Returns the header view of a section.
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

        /// Returns the footer view of a section.
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

        /// Returns the height of a row; the height of the table view by default.
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }

        /// Returns the header view of a section; `nil` by default.
        public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

        /// Returns the footer view of a section; `nil` by default.
        public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    }

    /// A controller of a table view of UIKit.
    @MainActor @preconcurrency
    open class UITableViewController: UIViewController, UITableViewDataSource,
        UITableViewDelegate
    {
        /// The table view.
        open lazy var tableView: UITableView! = UITableView()

        /// Returns the number of rows of a section; 0 by default.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        /// Returns the cell of a row.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        /// Returns the number of sections.
        open func numberOfSections(in tableView: UITableView) -> Int { 1 }

        /// Does nothing.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
#endif
