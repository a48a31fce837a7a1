import LayoutSolvers
import LibrarySolvers

/// The rules of a flow in their simplest form, regardless of speed.
struct FlowModel {
    var along: [Double] = []
    var across: [Double] = []
    var lines: [Range<Int>] = []
    var length = 0.0
    var breadth = 0.0

    init(_ flow: FlowSolver, _ lengths: [Double], _ breadths: [Double]) {
        guard !lengths.isEmpty else {
            if flow.extent == .filling, flow.limit.isFinite { length = flow.limit }
            return
        }
        // The items of each line.
        var start = 0
        for end in 1...lengths.count {
            let isEnd = end == lengths.count
            let next = isEnd ? 0 : Self.sum(lengths[start...end]) + flow.gap * Double(end - start)
            if isEnd || next > flow.limit + 1e-9 {
                lines.append(start..<end)
                start = end
            }
        }
        // The minimum and the final length of each line.
        let least = lines.map { Self.sum(lengths[$0]) + flow.gap * Double($0.count - 1) }
        var gaps = lines.map { _ in flow.gap }
        var drawn = least
        if flow.lines == .justified, flow.limit.isFinite {
            for number in lines.indices.dropLast() where lines[number].count > 1 {
                gaps[number] = (flow.limit - Self.sum(lengths[lines[number]])) / Double(lines[number].count - 1)
                drawn[number] = flow.limit
            }
        }
        length = drawn.max() ?? 0
        if flow.extent == .filling, flow.limit.isFinite { length = max(length, flow.limit) }
        // The positions of items.
        var top = 0.0
        for (number, line) in lines.enumerated() {
            let spare = length - drawn[number]
            var position = flow.lines == .center ? spare / 2 : flow.lines == .trailing ? spare : 0
            let highest = breadths[line].max() ?? 0
            for index in line {
                along.append(position)
                position += lengths[index] + gaps[number]
                let room = highest - breadths[index]
                across.append(top + (flow.items == .center ? room / 2 : flow.items == .trailing ? room : 0))
            }
            breadth = top + highest
            top += highest + flow.lineGap
        }
    }

    private static func sum(_ numbers: ArraySlice<Double>) -> Double { numbers.reduce(0, +) }
}
