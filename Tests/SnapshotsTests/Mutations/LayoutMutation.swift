import GridPress
import GridPressProperties

/// A change to a layout, and the words that the first line about it has to contain.
struct LayoutMutation {
    var old: SampleLayout
    var new: SampleLayout
    /// The words that the first line has to contain: the changed property, the old value and the new one.
    var words: [String]

    /// Creates a random layout, and changes a property of its kind.
    ///
    /// - Parameter part: The changed property: any seven in a row are all of them.
    init(part: Int, _ generator: inout SeededGenerator) {
        old = SampleLayout(&generator)
        new = old
        words = []
        let index = Int.random(in: 0..<old.cells.count, using: &generator)
        switch part % 7 {
        case 0: changeTrack(index, &generator)
        case 1: changeSpan(index)
        case 2:
            new.spacing += CGFloat(Int.random(in: 1...8, using: &generator))
            words = ["pacing", "\(Int(old.spacing)) → \(Int(new.spacing))"]
        case 3: changeAlignment(&generator)
        case 4:
            new.cells[index].words = "Willow"
            words = ["\"\(old.cells[index].words)\" → \"Willow\""]
        case 5:
            let color = SampleLayout.colors.other(than: old.cells[index].color, using: &generator)
            new.cells[index].color = color
            let hexes = [old.cells[index].color, color].map { SampleLayout.colors[$0].hex }
            words = ["\"\(old.cells[index].name)\"", hexes.joined(separator: " → ")]
        default: changeStart(index, &generator)
        }
    }

    private mutating func changeTrack(_ cell: Int, _ generator: inout SeededGenerator) {
        switch old.kind {
        case .trackGrid:
            let index = Int.random(in: 0..<old.columns.count, using: &generator)
            while new.columns[index] == old.columns[index] { new.columns[index] = SampleLayout.track(&generator) }
            words = ["column \(index + 1) of the grid \"holder\"", "\(old.columns[index]) → \(new.columns[index])"]
        case .lazyGrid:
            let index = Int.random(in: 0..<old.items.count, using: &generator)
            new.items[index] += CGFloat(Int.random(in: 1...20, using: &generator))
            let sizes = [old, new].map { "fixed(\(Int($0.items[index])))" }
            words = ["column \(index + 1) of the grid \"holder\"", sizes.joined(separator: " → ")]
        case .rowGrid, .horizontalStack, .verticalStack:
            new.cells[cell].width += CGFloat(Int.random(in: 1...40, using: &generator))
            words = [
                "\"\(old.cells[cell].name)\"", "width",
                "\(Int(old.cells[cell].width)) → \(Int(new.cells[cell].width))",
            ]
        }
    }

    private mutating func changeSpan(_ index: Int) {
        guard [.trackGrid, .rowGrid].contains(old.kind) else {
            new.cells[index].height += 7
            let heights = [old, new].map { "\(Int($0.cells[index].height))" }
            words = ["\"\(old.cells[index].name)\"", "height", heights.joined(separator: " → ")]
            return
        }
        new.cells[index].columns = old.cells[index].columns == 2 ? 1 : 2
        words = ["\"\(old.cells[index].name)\"", "column", "→"]
    }

    private mutating func changeAlignment(_ generator: inout SeededGenerator) {
        new.alignment = SampleLayout.alignments.other(than: old.alignment, using: &generator)
        func word(_ layout: SampleLayout) -> String {
            switch layout.kind {
            case .trackGrid, .rowGrid, .lazyGrid: ["topLeading", "center", "bottomTrailing"][layout.alignment]
            case .horizontalStack: ["top", "center", "bottom"][layout.alignment]
            case .verticalStack: ["leading", "center", "trailing"][layout.alignment]
            }
        }
        words = ["lignment", "\"holder\"", "\(word(old)) → \(word(new))"]
    }

    private mutating func changeStart(_ index: Int, _ generator: inout SeededGenerator) {
        guard old.kind == .trackGrid else {
            new.cells[index].words = "Linden"
            words = ["\"\(old.cells[index].words)\" → \"Linden\""]
            return
        }
        let column = Int.random(in: 0..<old.columns.count, using: &generator)
        new.cells[index].columns = 1
        old.cells[index].columns = 1
        new.cells[index].start = [column, nil]
        words = ["\"\(old.cells[index].name)\"", "start anywhere → column \(column + 1)"]
    }
}
