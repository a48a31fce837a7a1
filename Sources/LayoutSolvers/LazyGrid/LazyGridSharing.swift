/// The state of dividing a length among the items of a lazy grid, one after the other.
struct LazyGridSharing {
    private var remaining: Double
    private var itemsLeft = 0

    /// Creates the state before the first item.
    init(_ items: [LazyGridItem], of total: Double) {
        remaining = total
        // 1. Gaps and items of fixed length are subtracted first.
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { remaining = remaining.subtracting(item.gap) }
            if case .fixed(let length) = item.size { remaining = remaining.subtracting(length) } else { itemsLeft += 1 }
        }
    }

    /// Returns the share of the next item (step 2), and subtracts it from the length that is left.
    mutating func next(_ item: LazyGridItem) -> LazyGridPass.Share {
        var share = LazyGridPass.Share(remaining: remaining, itemsLeft: itemsLeft, length: 0)
        let part = remaining / Double(itemsLeft)
        switch item.size {
        case .fixed(let length):
            return LazyGridPass.Share(remaining: nil, itemsLeft: itemsLeft, length: length)
        case .flexible(let minimum, let maximum): share.length = Swift.min(Swift.max(part, minimum), maximum)
        case .adaptive: share.length = part.asOffer
        }
        remaining = remaining.subtracting(share.length)
        itemsLeft -= 1
        return share
    }
}
