import GridPress
import Testing

@testable import GridPressComparisons

@Suite("A pass of a comparison")
struct ComparisonPassTests {
    private func comparison<Old: View, New: View>(
        from old: Old,
        to new: New,
        width: CGFloat? = nil
    ) throws -> DrawingComparison {
        try DrawingComparison(
            Figure("Row", width: 100) { old }.drawing(),
            Figure("Row", width: width ?? 100) { new }.drawing()
        )
    }

    private func lines(_ found: [FoundChange]) -> [String] { found.map(\.change.line) }

    private func row(spacing: CGFloat, _ color: Color = .red, padding: CGFloat = 2) -> some View {
        HStack(spacing: spacing) {
            Text("Alder").padding(padding)
            color.frame(width: 20, height: 20)
        }
    }

    @Test("finds the changes of one part, whatever else changed")
    func parts() throws {
        let comparison = try comparison(from: row(spacing: 8), to: row(spacing: 4, .blue, padding: 3), width: 90)
        #expect(lines(comparison.writtenSizes()) == ["the figure: width 100 → 90 (-10)"])
        #expect(
            lines(comparison.pairs.flatMap(comparison.writing))
                == ["spacing of the HStack: 8 → 4 (-4)", "padding of text \"Alder\": 2 → 3 (+1)"]
        )
        let marks = comparison.pairs.flatMap(comparison.marks)
        #expect(lines(marks) == ["the Color: fill #ff3b30/#ff453a → #007aff/#0a84ff"])
        #expect(marks.map(\.kind) == [.repainted] && !marks.explainLayout)
        #expect(comparison.presence().isEmpty && comparison.findings().isEmpty)
    }

    @Test("about added views explains moves of others")
    func presence() throws {
        let more = HStack(spacing: 8) {
            row(spacing: 8)
            Circle().frame(width: 9, height: 9)
        }
        let presence = try comparison(from: HStack(spacing: 8) { row(spacing: 8) }, to: more).presence()
        #expect(lines(presence) == ["the Circle is new"] && presence.explainLayout)
    }

    @Test("finds nothing in equal drawings")
    func same() throws {
        let comparison = try comparison(from: row(spacing: 8), to: row(spacing: 8))
        let frames = comparison.framePairs()
        #expect(comparison.pairs.allSatisfy { comparison.writing($0).isEmpty && comparison.marks($0).isEmpty })
        #expect(comparison.layout(frames, after: []).isEmpty && comparison.unexplainedProposals().isEmpty)
    }
}
