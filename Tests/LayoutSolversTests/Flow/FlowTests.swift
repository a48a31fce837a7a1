import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("A flow")
struct FlowTests {
    private let lengths: [Double] = [80, 60, 40, 100, 50]
    private let breadths: [Double] = [20, 30, 50, 20, 10]

    @Test("starts a new line where one is full, and keeps a line that is just full")
    func lines() {
        let flow = FlowSolver(limit: 200, gap: 10, lineGap: 10).arrangement(lengths: lengths, breadths: breadths)
        #expect(flow.along == [0, 90, 160, 0, 110])
        #expect(flow.across == [0, 0, 0, 60, 60])
        #expect(flow.lines.map(\.items) == [0..<3, 3..<5])
        #expect(flow.length == 200 && flow.breadth == 80)
    }

    @Test("keeps a line that is full but for rounding")
    func rounding() {
        let third = (100.0 - 20) / 3
        let flow = FlowSolver(limit: 100.0.nextDown, gap: 10)
            .arrangement(lengths: [third, third, third], breadths: [1, 1, 1])
        #expect(flow.lines.count == 1)
    }

    @Test("gives an item that is too long a line for itself")
    func tooLong() {
        let flow = FlowSolver(limit: 100, gap: 10, lineGap: 10)
            .arrangement(lengths: [30, 150, 30], breadths: [10, 20, 10])
        #expect(flow.along == [0, 0, 0] && flow.across == [0, 20, 50])
        #expect(flow.length == 150)
    }

    @Test("justifies all lines but the last")
    func justified() {
        let flow = FlowSolver(limit: 220, gap: 10, lines: .justified)
            .arrangement(lengths: lengths, breadths: breadths)
        #expect(flow.along == [0, 100, 180, 0, 110])
        #expect(flow.length == 220)
        let endless = FlowSolver(limit: .infinity, gap: 10, lines: .justified)
            .arrangement(lengths: lengths, breadths: breadths)
        #expect(endless.lines.count == 1 && endless.length == 370)
    }

    @Test("aligns lines in all the room where it fills it")
    func filling() {
        let flow = FlowSolver(limit: 300, lines: .trailing, extent: .filling).arrangement(
            lengths: [100],
            breadths: [10]
        )
        #expect(flow.along == [200] && flow.length == 300)
        let endless = FlowSolver(limit: .infinity, lines: .trailing, extent: .filling)
            .arrangement(lengths: [100], breadths: [10])
        #expect(endless.along == [0] && endless.length == 100)
    }

    @Test("of nothing has no lines")
    func nothing() {
        let flow = FlowSolver(limit: 100).arrangement(lengths: [], breadths: [])
        #expect(flow.lines.isEmpty && flow.length == 0 && flow.breadth == 0)
    }

    @Test("puts ten thousand items where the rules carried out word by word put them")
    func manyItems() {
        let lengths = (0..<10_000).map { Double($0 * 7 % 50) }
        let solver = FlowSolver(limit: 500, gap: 4, lineGap: 4, lines: .center, items: .center)
        let flow = solver.arrangement(lengths: lengths, breadths: lengths)
        let model = FlowModel(solver, lengths, lengths)
        #expect(flow.lines.map(\.items) == model.lines)
        #expect(flow.along.isClose(to: model.along) && flow.across.isClose(to: model.across))
        #expect([flow.length, flow.breadth].isClose(to: [model.length, model.breadth]))
    }
}
