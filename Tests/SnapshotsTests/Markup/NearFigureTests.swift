import GridPress
import GridPressProperties
import GridPressSnapshots
import Testing

@Suite("A figure whose layout is a little off")
struct NearFigureTests {
    private func figure(_ more: CGFloat) -> Figure {
        Figure("Cards", width: 400, height: 300) {
            VStack(spacing: 8 + more) {
                Grid(tracks: [.pt(100 + more), .fr(1), .fr(2)], spacing: 6) {
                    ForEach(0..<9) { index in
                        RoundedRectangle(cornerRadius: 5 + more).fill(Color.blue).overlay { Text("\(index)") }
                    }
                }
                Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                HStack {
                    Text("Total 3").padding(4 + more)
                    Color.green.rotationEffect(.degrees(10 + Double(more)))
                }
            }
        }
    }

    private func forms(of figure: Figure) throws -> [(SnapshotFormat, String)] {
        [
            (.svg, try figure.svg()), (.html, try figure.html()), (.html, try figure.html(mode: .boxes)),
            (.json, try figure.json()),
        ]
    }

    @Test("is the same in every format, and another where it is more than a little", arguments: [0.003, 0.5])
    func near(more: Double) throws {
        let (olds, news) = (try forms(of: figure(0)), try forms(of: figure(more)))
        forEach(olds.indices) { index, check in
            let (old, new) = (olds[index], news[index])
            check(old.1 != new.1, "\(old.0): the texts are the same.")
            let difference = try SnapshotComparer().difference(
                of: SourceText(name: "new", bytes: Array(new.1.utf8)),
                from: SourceText(name: "golden", bytes: Array(old.1.utf8)),
                as: old.0
            )
            let lines = difference?.lines(atMost: 20).joined(separator: "\n") ?? ""
            check((difference == nil) == (more < 0.01), "\(old.0): \(lines)")
        }
    }
}
