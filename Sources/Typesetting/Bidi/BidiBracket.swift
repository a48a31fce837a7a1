/// A bracket that is part of a pair.
struct BidiBracket: Sendable {
    let scalar: UInt32
    let isOpening: Bool
    /// The opening bracket of the pair, which both brackets share.
    let pair: UInt32

    /// Returns the bracket for a scalar; `nil` if the scalar isn't a paired bracket.
    static func bracket(_ scalar: Unicode.Scalar) -> BidiBracket? {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].scalar < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].scalar == scalar.value ? all[low] : nil
    }
}
