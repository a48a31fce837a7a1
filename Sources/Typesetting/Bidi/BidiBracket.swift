/// A bracket that comes in pairs.
struct BidiBracket: Sendable {
    let scalar: UInt32
    let isOpening: Bool
    /// What an opening bracket and its closing one have in common: the opening one of the pair.
    let pair: UInt32

    /// The bracket that a scalar is; `nil` for all others.
    static func bracket(_ scalar: Unicode.Scalar) -> BidiBracket? {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].scalar < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].scalar == scalar.value ? all[low] : nil
    }
}
