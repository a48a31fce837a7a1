/// An algorithm that moves the labels of a row apart, as little as possible and without changing their order.
enum LabelSpacing {
    /// Returns the centers of labels near their preferred centers, in order and with gaps between them.
    ///
    /// Overlapping neighbors form a block at the position with the smallest average movement. Overlapping blocks are
    /// joined. Each label is joined once, so the time is linear.
    static func middles(preferred: [Double], widths: [Double], gap: Double) -> [Double] {
        /// Adjacent labels, with the sum of the left edges of the block that the labels prefer.
        struct Block {
            var first: Int
            var count: Int
            var sum: Double
            var width: Double
            var start: Double { sum / Double(count) }
        }

        var blocks: [Block] = []
        for index in preferred.indices {
            // The preferred position of a label is expressed for the left edge of its block.
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
