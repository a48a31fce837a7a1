/// Puts items into lines, one after the other, and starts a new line when one is full.
///
/// Nothing but numbers, and no axes: a flow in rows passes widths as lengths and heights as breadths, one in columns the
/// other way round. All work is in proportion to the number of items.
package struct FlowSolver: Hashable, Sendable {
    /// How long a line may be; infinity for any length.
    package let limit: Double
    /// The gap between two items of a line.
    package let gap: Double
    /// The gap between two lines.
    package let lineGap: Double
    /// Where lines lie that are shorter than others.
    package let lines: LineAlignment
    /// Where items lie that are less broad than their line; justified ones lie at its start.
    package let items: LineAlignment
    /// Whether lines have all the room that they may have.
    package let extent: LayoutExtent

    /// A flow; a limit below 0 counts as 0 and one that is no number as none, gaps that aren't finite as 0.
    package init(
        limit: Double,
        gap: Double = 0,
        lineGap: Double = 0,
        lines: LineAlignment = .leading,
        items: LineAlignment = .leading,
        extent: LayoutExtent = .hugging
    ) {
        self.limit = limit < .infinity ? limit.asFiniteLength : .infinity
        self.gap = gap.asGap
        self.lineGap = lineGap.asGap
        self.lines = lines
        self.items = items
        self.extent = extent
    }

    /// The items in their lines; lengths and breadths that aren't finite count as 0.
    package func arrangement(lengths: [Double], breadths: [Double]) -> FlowArrangement {
        precondition(lengths.count == breadths.count, "every item needs a length and a breadth")
        var flow = filled(lengths, breadths)
        if lines == .justified { justify(&flow, lengths) }
        if lines == .center || lines == .trailing { align(&flow) }
        if items == .center || items == .trailing { alignItems(&flow, breadths) }
        return flow
    }

    /// How long a line may become that may have a length: one that is full but for rounding is not too long.
    package static func most(in limit: Double) -> Double { limit + limit * 1e-12 }

    // MARK: Steps

    /// 1. Each item joins the line where it fits, and starts the next one where it doesn't.
    private func filled(_ lengths: [Double], _ breadths: [Double]) -> FlowArrangement {
        let count = lengths.count
        let most = Self.most(in: limit)
        var across = [Double](repeating: 0, count: count)
        var lines: [FlowArrangement.Line] = []
        var (first, start, end, breadth, longest) = (0, 0.0, 0.0, 0.0, 0.0)
        func close(before index: Int) {
            lines.append(FlowArrangement.Line(items: first..<index, length: end, start: start, breadth: breadth))
            longest = Swift.max(longest, end)
        }
        // What is done for each item touches plain memory only.
        let along = [Double](unsafeUninitializedCapacity: count) { along, initialized in
            across.withUnsafeMutableBufferPointer { across in
                for index in 0..<count {
                    let length = lengths[index].asFiniteLength
                    var position = index == first ? 0 : end + gap
                    if index > first, !(position + length <= most) {
                        close(before: index)
                        start += breadth + lineGap
                        (first, position, breadth) = (index, 0, 0)
                    }
                    along[index] = position
                    across[index] = start
                    end = position + length
                    let breadthOfItem = breadths[index].asFiniteLength
                    breadth = breadthOfItem > breadth ? breadthOfItem : breadth
                }
            }
            initialized = count
        }
        if count > 0 { close(before: count) }
        if extent == .filling, limit < .infinity { longest = Swift.max(longest, limit) }
        return FlowArrangement(
            along: along,
            across: across,
            lines: lines,
            length: longest,
            breadth: Swift.max(start + breadth, 0)
        )
    }

    /// 2. All lines but the last reach from start to end: their gaps grow.
    private func justify(_ flow: inout FlowArrangement, _ lengths: [Double]) {
        guard limit < .infinity else { return }
        for number in flow.lines.indices.dropLast() where flow.lines[number].items.count > 1 {
            let items = flow.lines[number].items
            let more = (limit - flow.lines[number].length) / Double(items.count - 1)
            for index in items { flow.along[index] += Double(index - items.lowerBound) * more }
            flow.lines[number].length = limit
            flow.length = Swift.max(flow.length, limit)
        }
    }

    /// 3. Lines that are shorter than the room lie in its middle or at its end.
    private func align(_ flow: inout FlowArrangement) {
        for line in flow.lines {
            let shift = lines.shift(of: flow.length - line.length)
            guard shift != 0 else { continue }
            for index in line.items { flow.along[index] += shift }
        }
    }

    /// 4. Items that are less broad than their line lie in its middle or at its end.
    private func alignItems(_ flow: inout FlowArrangement, _ breadths: [Double]) {
        for line in flow.lines {
            for index in line.items {
                flow.across[index] += items.shift(of: line.breadth - breadths[index].asFiniteLength)
            }
        }
    }
}
