import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("A walk through a span grid by keys")
struct SpanGridSelectionTests {
    @Test("starts at the first item, whichever key is pressed", arguments: SpanGridSelection.Direction.allCases)
    func start(step: SpanGridSelection.Direction) {
        let assignment = SpanGridAssignment([.cell, .row, .cell], columnCount: 2)
        #expect(SpanGridSelection.item(after: [], in: assignment) == nil)
        #expect(SpanGridSelection.item(after: [step], in: assignment) == 0)
        #expect(SpanGridSelection.item(after: [step], in: SpanGridAssignment([], columnCount: 2)) == nil)
    }

    @Test("comes back to its column behind an item that takes a row")
    func column() {
        let assignment = SpanGridAssignment([.cell, .cell, .cell, .row, .cell, .cell, .cell], columnCount: 3)
        #expect(SpanGridSelection.item(after: [.down, .right, .right, .down, .down], in: assignment) == 6)
        #expect(SpanGridSelection.item(after: [.down, .right, .down, .up], in: assignment) == 1)
    }

    @Test("passes by the whitespace before an item that didn't fit")
    func whitespace() {
        let assignment = SpanGridAssignment([.cell, .cell, .cell, .cell, .span(2), .cell, .cell], columnCount: 3)
        // The second row contains the fourth cell and two empty slots.
        #expect(assignment.places[4].whitespace == 0 && assignment.places[4].column == 1)
        let wrapped = SpanGridAssignment([.cell, .cell, .span(2), .cell, .cell, .cell], columnCount: 3)
        #expect(wrapped.places[2].whitespace == 1 && wrapped.places[2].row == 1)
        // The cell after the wide one has whitespace above it, and no item above that.
        #expect(SpanGridSelection.item(after: [.down, .right, .right, .right, .up], in: wrapped) == 3)
        #expect(SpanGridSelection.item(after: [.down, .right, .down, .up], in: wrapped) == 1)
    }

    @Test("in another assignment goes on at its first item where its own isn't there any more")
    func otherItems() {
        let long = SpanGridAssignment([.cell, .cell, .cell], columnCount: 1)
        let selection = [SpanGridSelection.Direction.down, .down, .down].reduce(SpanGridSelection()) {
            $0.moved($1, in: long)
        }
        #expect(selection.item == 2)
        #expect(selection.moved(.up, in: SpanGridAssignment([.cell], columnCount: 1)).item == 0)
        #expect(selection.moved(.up, in: SpanGridAssignment([], columnCount: 1)).item == nil)
    }

    @Test("stays inside, moves by one item sideways and by rows up and down")
    func properties() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let grid = RandomSpanGrid(&random)
            let assignment = grid.solver.assignment
            var selection = SpanGridSelection()
            for _ in 0..<12 {
                let step = SpanGridSelection.Direction.allCases.randomElement(using: &random) ?? .down
                let before = selection
                selection = selection.moved(step, in: assignment)
                guard let item = selection.item else {
                    check(grid.sizes.isEmpty, "\(grid)")
                    break
                }
                let place = assignment.places[item]
                // 1. The selection is on the item, or in the whitespace before it.
                let end = place.spanIndex + place.whitespace + place.span
                check((place.spanIndex..<end).contains(selection.slot), "\(grid)")
                guard let old = before.item, selection != before else { continue }
                switch step {
                case .right:
                    check(item == old + 1, "\(grid)")
                    // 2. Moving back returns to the item, except for whitespace before a wide item.
                    if place.whitespace == 0 {
                        check(selection.moved(.left, in: assignment).item == old, "\(grid)")
                    }
                case .left: check(item == old - 1 || item == old, "\(grid)")
                // 3. Moving up and down keeps the column, and never ends in whitespace.
                case .up, .down:
                    check(selection.slot % assignment.columnCount == before.slot % assignment.columnCount, "\(grid)")
                    check(selection.slot - place.spanIndex >= place.whitespace, "\(grid)")
                    check(step == .up ? item <= old : item >= old, "\(grid)")
                }
            }
        }
    }
}
