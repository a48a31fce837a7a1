// What rows are deleted and moved with; SwiftUI adds these to the collections of its standard library.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at some positions.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }

    /// Moves the elements at some positions before the one at another.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let place = destination - source.count(in: 0..<Swift.max(destination, 0))
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
    }
}
