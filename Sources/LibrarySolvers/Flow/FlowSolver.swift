/// A solver that arranges items in lines, and starts a new line if an item doesn't fit.
///
/// The solver works with numbers, and has no axes. A flow in rows passes widths as lengths and heights as breadths. A
/// flow in columns passes heights as lengths and widths as breadths. The solver's time is proportional to the number of
/// items.
package struct FlowSolver: Hashable, Sendable {
    /// The maximum length of a line; infinity for no maximum.
    package let limit: Double
    /// The gap between two items of a line.
    package let gap: Double
    /// The gap between two lines.
    package let lineGap: Double
    /// The alignment of lines that are shorter than the flow.
    package let lines: LineAlignment
    /// The alignment of items that are less broad than their line; `justified` means `leading` here.
    package let items: LineAlignment
    /// Whether the flow is as long as its longest line, or at least as long as a finite limit.
    package let extent: LayoutExtent

    /// Creates a flow.
    ///
    /// A negative limit counts as 0, and one that is not a number as infinity. Gaps that aren't finite count as 0.
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

    /// Returns the positions of items.
    ///
    /// - Parameters:
    ///   - lengths: The length of each item along its line; values that aren't finite count as 0.
    ///   - breadths: The breadth of each item across its line; values that aren't finite count as 0.
    package func arrangement(lengths: [Double], breadths: [Double]) -> FlowArrangement {
        precondition(lengths.count == breadths.count, "every item needs a length and a breadth")
        var flow = filled(lengths, breadths)
        if lines == .justified { justify(&flow, lengths) }
        if lines == .center || lines == .trailing { align(&flow) }
        if items == .center || items == .trailing { alignItems(&flow, breadths) }
        return flow
    }

    /// Returns the length that a line may have at a limit: slightly more, so that rounding errors don't break a full
    /// line.
    package static func most(in limit: Double) -> Double { limit + limit * 1e-12 }

    // MARK: Steps

    /// Breaks items into lines (step 1): an item that doesn't fit into the line starts the next line.
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
        // Only plain memory is used in this loop, because it runs for each item.
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

    /// Widens the gaps of all lines but the last, so that they fill the limit (step 2).
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

    /// Moves lines that are shorter than the flow to its middle or its end (step 3).
    private func align(_ flow: inout FlowArrangement) {
        for line in flow.lines {
            let shift = lines.shift(of: flow.length - line.length)
            guard shift != 0 else { continue }
            for index in line.items { flow.along[index] += shift }
        }
    }

    /// Moves items that are less broad than their line to its middle or its end (step 4).
    private func alignItems(_ flow: inout FlowArrangement, _ breadths: [Double]) {
        for line in flow.lines {
            for index in line.items {
                flow.across[index] += items.shift(of: line.breadth - breadths[index].asFiniteLength)
            }
        }
    }
}
