/// Positions of some elements, sorted into numbered buckets that lie beside each other in one list.
struct Buckets {
    private var starts: [Int]
    private var positions: [Int]

    /// Puts each element into the bucket that the closure returns, or into none for `nil`.
    init<Element>(count: Int, _ elements: [Element], bucket: (Element) -> Int?) {
        starts = Array(repeating: 0, count: count + 1)
        for element in elements {
            if let bucket = bucket(element) { starts[bucket + 1] += 1 }
        }
        for bucket in 0..<count { starts[bucket + 1] += starts[bucket] }
        positions = Array(repeating: 0, count: starts[count])
        var next = starts
        for (position, element) in elements.enumerated() {
            guard let bucket = bucket(element) else { continue }
            positions[next[bucket]] = position
            next[bucket] += 1
        }
    }

    /// The positions of the elements in a bucket.
    subscript(bucket: Int) -> ArraySlice<Int> { positions[starts[bucket]..<starts[bucket + 1]] }
}
