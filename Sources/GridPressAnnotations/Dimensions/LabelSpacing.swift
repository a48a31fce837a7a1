/// Moves labels of a row apart, as little as possible and without changing their order.
enum LabelSpacing {
    /// Where labels go whose middles were wanted at some places, in order, so that a gap remains between them.
    ///
    /// Neighbours that overlap become a block, which lies where its labels are moved least on average; blocks that come
    /// to overlap are joined. Each label is joined once, so that the work is linear.
    static func middles(preferred: [Double], widths: [Double], gap: Double) -> [Double] {
        /// Labels side by side: where the middle of the first wants to be, as the mean of what all want.
        struct Block {
            var first: Int
            var count: Int
            var sum: Double
            var width: Double
            var start: Double { sum / Double(count) }
        }

        var blocks: [Block] = []
        for index in preferred.indices {
            // What a label wants counts for the left edge of its block.
            var block = Block(
                first: index,
                count: 1,
                sum: preferred[index] - widths[index] / 2,
                width: widths[index] + gap
            )
            while let last = blocks.last, last.start + last.width > block.start {
                blocks.removeLast()
                block = Block(
                    first: last.first,
                    count: last.count + block.count,
                    sum: last.sum + block.sum - Double(block.count) * last.width,
                    width: last.width + block.width
                )
            }
            blocks.append(block)
        }
        var middles: [Double] = []
        middles.reserveCapacity(preferred.count)
        for block in blocks {
            var place = block.start
            for index in block.first..<block.first + block.count {
                middles.append(place + widths[index] / 2)
                place += widths[index] + gap
            }
        }
        return middles
    }
}
