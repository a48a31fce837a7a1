import GridPress
import GridPressComparisons
import GridPressFindings
import GridPressSnapshots
import Testing

@Suite("Differences of pictures with another layout in the dark scheme")
struct SchemeDifferenceTests {
    private struct Row: NonisolatedView {
        @Environment(\.colorScheme) private var scheme
        let light: CGFloat
        let dark: CGFloat

        var body: some View {
            HStack(spacing: scheme == .dark ? dark : light) {
                ForEach(0..<3, id: \.self) { Color.red.frame(width: 30, height: 20).named("cell-\($0)") }
            }
            .named("row")
        }
    }

    private func figure(light: CGFloat = 8, dark: CGFloat = 20) -> Figure {
        Figure("Row", width: 200) { Row(light: light, dark: dark) }
    }

    /// Returns the lines about the differences of two figures' golden files.
    private func lines(
        from old: Figure,
        to new: Figure,
        as format: SnapshotFormat = .svg,
        _ write: (Figure) throws -> String = { try $0.svg(embedsLayoutRecord: true) }
    ) throws -> [String] {
        let files = try [old, new].map { SourceText(name: "row", bytes: Array(try write($0).utf8)) }
        let difference = try SnapshotComparer().difference(of: files[1], from: files[0], as: format)
        return ((difference?.causes ?? []) + (difference?.rest ?? [])).map(\.line)
    }

    @Test("name the cause in the dark scheme")
    func dark() throws {
        let expected = ["in the dark scheme, spacing of the HStack \"row\": 20 → 24 (+4)"]
        #expect(try lines(from: figure(), to: figure(dark: 24)) == expected)
        #expect(try lines(from: figure(), to: figure(dark: 24), as: .json) { try $0.json() } == expected)
        for mode in HTMLMode.allCases {
            let lines = try lines(from: figure(), to: figure(dark: 24), as: .html) {
                try $0.html(mode: mode, embedsLayoutRecord: true)
            }
            #expect(lines == expected)
        }
    }

    @Test("name the cause in the light scheme, and a cause of both schemes once")
    func light() throws {
        let cause = "spacing of the HStack \"row\": 8 → 12 (+4)"
        #expect(try lines(from: figure(), to: figure(light: 12)) == [cause])
        #expect(try lines(from: figure(), to: figure(light: 12, dark: 20)) == [cause])
    }

    @Test("say that a layout became one for both schemes")
    func layouts() throws {
        let lines = try lines(from: figure(), to: figure(dark: 8))
        #expect(lines.first == "the figure: layout one for each scheme → one for both schemes")
    }
}
