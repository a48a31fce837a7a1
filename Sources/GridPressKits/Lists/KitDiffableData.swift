// Diffable data sources of UIKit.

#if !canImport(Darwin)
    public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
        private var sections: [(section: Section, items: [Item])] = []
        public init() {}
        public var sectionIdentifiers: [Section] { sections.map(\.section) }
        public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
        public var numberOfSections: Int { sections.count }
        public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
        public mutating func appendSections(_ added: [Section]) { sections += added.map { ($0, []) } }

        /// Appends items to a section; `nil` for the last section.
        public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
            guard let section else {
                if !sections.isEmpty { sections[sections.count - 1].items += items }
                return
            }
            if let index = indexOfSection(section) { sections[index].items += items }
        }

        public mutating func deleteItems(_ items: [Item]) {
            let removed = Set(items)
            for index in sections.indices { sections[index].items.removeAll(where: removed.contains) }
        }

        public mutating func deleteSections(_ removed: [Section]) {
            sections.removeAll { removed.contains($0.section) }
        }

        public mutating func deleteAllItems() { sections = [] }
        public mutating func reloadItems(_ items: [Item]) {}
        public mutating func reconfigureItems(_ items: [Item]) {}
        public mutating func reloadSections(_ sections: [Section]) {}

        public func itemIdentifiers(inSection section: Section) -> [Item] {
            indexOfSection(section).map { sections[$0].items } ?? []
        }

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

    @MainActor @preconcurrency open class _DiffableData<Section: Hashable, Item: Hashable>: NSObject {
        fileprivate var current = NSDiffableDataSourceSnapshot<Section, Item>()

        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
            completion: (() -> Void)? = nil
        ) {
            current = snapshot
            completion?()
        }

        open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

        /// Returns the item at an index path; `nil` if it is missing.
        open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }

        /// Returns the index path of an item; `nil` if it is missing.
        open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }

        fileprivate func itemCount(_ section: Int) -> Int {
            let sections = current.sectionIdentifiers
            return sections.indices.contains(section) ? current.numberOfItems(inSection: sections[section]) : 0
        }
    }

    @MainActor @preconcurrency
    open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: _DiffableData<Section, Item>,
        UITableViewDataSource
    {
        public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
        open var defaultRowAnimation = UITableView.RowAnimation.automatic
        private let provider: CellProvider

        public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
            provider = cellProvider
            super.init()
            tableView.dataSource = self
        }

        open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { itemCount(section) }

        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
        }
    }

    @MainActor @preconcurrency
    open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: _DiffableData<Section, Item>,
        UICollectionViewDataSource
    {
        public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
        public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
        open var supplementaryViewProvider: SupplementaryViewProvider?
        private let provider: CellProvider

        public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
            provider = cellProvider
            super.init()
            collectionView.dataSource = self
        }

        open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

        open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            itemCount(section)
        }

        open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
                ?? UICollectionViewCell(frame: .zero)
        }
    }

    extension IndexPath {
        public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
        public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

        public var section: Int {
            get { self[0] }
            set { self[0] = newValue }
        }

        public var item: Int {
            get { self[1] }
            set { self[1] = newValue }
        }

        public var row: Int {
            get { self[1] }
            set { self[1] = newValue }
        }
    }
#endif
