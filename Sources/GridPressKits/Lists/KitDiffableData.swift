// Diffable data sources of UIKit.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A snapshot of the sections and items of a data source.
    public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
        private var sections: [(section: Section, items: [Item])] = []

        /// Creates a snapshot without sections.
        public init() {}

        /// The sections, in order.
        public var sectionIdentifiers: [Section] { sections.map(\.section) }
        /// The items of all sections, in order.
        public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
        /// The number of sections.
        public var numberOfSections: Int { sections.count }
        /// The number of items.
        public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

        /// Appends sections.
        public mutating func appendSections(_ added: [Section]) { sections += added.map { ($0, []) } }

        /// Appends items to a section; `nil` for the last section.
        public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
            guard let section else {
                if !sections.isEmpty { sections[sections.count - 1].items += items }
                return
            }
            if let index = indexOfSection(section) { sections[index].items += items }
        }

        /// Removes items.
        public mutating func deleteItems(_ items: [Item]) {
            let removed = Set(items)
            for index in sections.indices { sections[index].items.removeAll(where: removed.contains) }
        }

        /// Removes sections and their items.
        public mutating func deleteSections(_ removed: [Section]) {
            sections.removeAll { removed.contains($0.section) }
        }

        /// Removes all sections and items.
        public mutating func deleteAllItems() { sections = [] }

        /// Has no effect: nothing is drawn anew.
        public mutating func reloadItems(_ items: [Item]) {}

        /// Has no effect: nothing is drawn anew.
        public mutating func reconfigureItems(_ items: [Item]) {}

        /// Has no effect: nothing is drawn anew.
        public mutating func reloadSections(_ sections: [Section]) {}

        /// Returns the items of a section.
        public func itemIdentifiers(inSection section: Section) -> [Item] {
            indexOfSection(section).map { sections[$0].items } ?? []
        }

        /// Returns the number of items of a section.
        public func numberOfItems(inSection section: Section) -> Int { itemIdentifiers(inSection: section).count }

        /// Returns the index of a section; `nil` if it is missing.
        public func indexOfSection(_ section: Section) -> Int? { sections.firstIndex { $0.section == section } }

        /// Returns the index of an item among all items; `nil` if it is missing.
        public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }

        /// Returns the section that contains an item; `nil` if no section does.
        public func sectionIdentifier(containingItem item: Item) -> Section? {
            sections.first { $0.items.contains(item) }?.section
        }

        /// Returns the item at an index path; `nil` if it is missing.
        fileprivate func item(at path: IndexPath) -> Item? {
            guard path.count == 2, sections.indices.contains(path.section) else { return nil }
            let items = sections[path.section].items
            return items.indices.contains(path.item) ? items[path.item] : nil
        }

        /// Returns the index path of an item; `nil` if it is missing.
        fileprivate func path(of item: Item) -> IndexPath? {
            for (section, content) in sections.enumerated() {
                if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
            }
            return nil
        }
    }

    /// A diffable data source, the base class of the data sources for table views and collection views.
    @MainActor @preconcurrency open class _DiffableData<Section: Hashable, Item: Hashable>: NSObject {
        fileprivate var current = NSDiffableDataSourceSnapshot<Section, Item>()

        /// Sets the current snapshot.
        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
            animatingDifferences: Bool = true,
            completion: (() -> Void)? = nil
        ) {
            current = snapshot
            completion?()
        }

        /// Returns the current snapshot.
        open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

        /// Returns the item at an index path; `nil` if it is missing.
        open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }

        /// Returns the index path of an item; `nil` if it is missing.
        open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }

        /// Returns the number of items of a section; 0 for a missing section.
        fileprivate func itemCount(_ section: Int) -> Int {
            let sections = current.sectionIdentifiers
            return sections.indices.contains(section) ? current.numberOfItems(inSection: sections[section]) : 0
        }
    }

    /// A diffable data source of a table view.
    @MainActor @preconcurrency
    open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
        _DiffableData<Section, Item>, UITableViewDataSource
    {
        /// A closure that makes a cell.
        public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

        /// The animation of changed rows.
        open var defaultRowAnimation = UITableView.RowAnimation.automatic
        private let provider: CellProvider

        /// Creates a data source of a table view.
        public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
            provider = cellProvider
            super.init()
            tableView.dataSource = self
        }

        /// Returns the number of sections.
        open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

        /// Returns the number of rows of a section.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { itemCount(section) }

        /// Returns the cell of a row.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
        }
    }

    /// A diffable data source of a collection view.
    @MainActor @preconcurrency
    open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
        _DiffableData<Section, Item>, UICollectionViewDataSource
    {
        /// A closure that makes a cell.
        public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
        /// A closure that makes a header.
        public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

        /// The closure that makes headers.
        open var supplementaryViewProvider: SupplementaryViewProvider?
        private let provider: CellProvider

        /// Creates a data source of a collection view.
        public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
            provider = cellProvider
            super.init()
            collectionView.dataSource = self
        }

        /// Returns the number of sections.
        open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

        /// Returns the number of items of a section.
        open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            itemCount(section)
        }

        /// Returns the cell of an item.
        open func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
                ?? UICollectionViewCell(frame: .zero)
        }
    }

    extension IndexPath {
        /// Creates an index path of an item in a section.
        public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

        /// Creates an index path of a row in a section.
        public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

        /// The index of the section.
        public var section: Int {
            get { self[0] }
            set { self[0] = newValue }
        }

        /// The index of the item in its section.
        public var item: Int {
            get { self[1] }
            set { self[1] = newValue }
        }

        /// The index of the row in its section.
        public var row: Int {
            get { self[1] }
            set { self[1] = newValue }
        }
    }
#endif
