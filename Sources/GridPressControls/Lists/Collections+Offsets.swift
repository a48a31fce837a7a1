// Functions to delete and move rows, which SwiftUI adds to the collections of the standard library.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at some offsets.
    ///
    /// Offsets outside of the collection are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
    }

    /// Moves the elements at some offsets to a position before the element at another offset.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements.
    ///   - destination: The offset of the element to move them before; the number of elements to move them to the
    ///     end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let source = source.filteredIndexSet { indices.contains($0) }
        let moved = source.map { self[$0] }
        let destination = Swift.min(Swift.max(destination, startIndex), endIndex)
        let place = destination - source.count(in: startIndex..<destination)
        remove(atOffsets: source)
        insert(contentsOf: moved, at: place)
    }
}
