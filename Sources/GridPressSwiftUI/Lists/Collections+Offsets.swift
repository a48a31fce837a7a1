// What rows are deleted and moved with; SwiftUI adds these to the collections of its standard library.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at some positions; positions outside of the collection change nothing.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
    }

    /// Moves the elements at some positions before the one at another, or to the end behind the last one.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let source = source.filteredIndexSet { indices.contains($0) }
        let moved = source.map { self[$0] }
        let destination = Swift.min(Swift.max(destination, startIndex), endIndex)
        let place = destination - source.count(in: startIndex..<destination)
        remove(atOffsets: source)
        insert(contentsOf: moved, at: place)
    }
}
