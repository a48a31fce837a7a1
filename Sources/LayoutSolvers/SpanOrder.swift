/// The order in which spanning items are processed: small spans first, and items of one span as declared.
public enum SpanOrder {
    /// Returns the indices of the elements that span more than one track, in this order.
    ///
    /// - Parameters:
    ///   - count: The number of elements.
    ///   - largest: The largest span that occurs.
    ///   - span: The span of an element. Called several times for each, and has to return the same value.
    @inlinable
    @inline(__always)
    public static func ofSpanning(_ count: Int, upTo largest: Int, span: (Int) -> Int) -> [Int32] {
        // A counting sort: its time is proportional to the number of elements.
        var places = [Int](repeating: 0, count: max(largest, 1) + 1)
        for index in 0..<count where span(index) > 1 { places[span(index)] += 1 }
        var sum = 0
        for span in places.indices { (places[span], sum) = (sum, sum + places[span]) }
        return [Int32](unsafeUninitializedCapacity: sum) { order, initialized in
            for index in 0..<count where span(index) > 1 {
                precondition(places[span(index)] < sum, "spans are the same when they are asked for again")
                order[places[span(index)]] = Int32(truncatingIfNeeded: index)
                places[span(index)] += 1
            }
            initialized = sum
        }
    }
}
