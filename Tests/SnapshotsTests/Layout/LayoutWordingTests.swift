import GridPress
import Testing

@testable import Snapshots

@Suite("What changed in a layout is told in its words")
struct LayoutWordingTests {
    /// The lines about what differs between two figures, as each kind of golden file.
    private func lines(
        _ old: Figure,
        _ new: Figure,
        as format: SnapshotFormat = .svg,
        mode: HTMLMode = .picture
    ) throws -> [String] {
        func text(_ figure: Figure) throws -> SourceText {
            let text =
                switch format {
                case .svg: try figure.svg(carriesLayout: true)
                case .html: try figure.html(mode: mode, carriesLayout: true)
                case .json: try figure.json()
                case .text: try figure.text()
                }
            return SourceText(name: "golden", bytes: Array(text.utf8))
        }
        let difference = try SnapshotComparer().difference(of: text(new), from: text(old), as: format)
        return difference?.lines(atMost: 20) ?? []
    }

    private func cards(_ tracks: [GridTrack] = [.fr(1), .fr(1), .fr(1)], spacing: GridSpacing = 8) -> Figure {
        Figure("Cards", width: 316, height: 136) {
            Grid(tracks: tracks, spacing: spacing) {
                ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { name in
                    ZStack {
                        Color.blue
                        Text(name)
                    }
                    .named(name)
                }
            }
            .named("cards")
        }
    }

    @Test("a track: what was written, and what came of it")
    func track() throws {
        for (format, mode) in [(SnapshotFormat.svg, HTMLMode.picture), (.html, .picture), (.html, .boxes), (.json, .picture)] {
            print(format, mode)
            print(try lines(cards(), cards([.fr(1), .fr(2), .fr(1)]), as: format, mode: mode).joined(separator: "\n"))
        }
        print(try lines(cards(), cards(spacing: 12)).joined(separator: "\n"))
        print(try lines(cards(), cards([.fr(1), .pt(60), .fr(1)])).joined(separator: "\n"))
        print(try lines(cards(), cards([.fr(1), .fr(1)])).joined(separator: "\n"))
    }

    private func bar(_ spacing: CGFloat = 8, _ words: String = "Old", _ color: Color = .red, alignment: VerticalAlignment = .center, size: CGFloat = 40, padding: CGFloat = 8, opacity: Double = 1) -> Figure {
        Figure("Bar") {
            HStack(alignment: alignment, spacing: spacing) {
                Text(words)
                color.frame(width: size, height: 60).named("hero").opacity(opacity)
                Color.green.frame(width: 20, height: 20)
                Text("End").padding(padding).background(Color.yellow)
            }
            .named("bar")
        }
    }

    @Test("others")
    func others() throws {
        for (format, mode) in [(SnapshotFormat.svg, HTMLMode.picture), (.html, .picture), (.html, .boxes), (.json, .picture)] {
            print("-----", format, mode)
            for new in [bar(12), bar(8, "New words"), bar(8, "Old", .blue), bar(alignment: .top), bar(size: 50), bar(padding: 10), bar(opacity: 0.5)] {
                print(try lines(bar(), new, as: format, mode: mode).joined(separator: "\n"), "\n")
            }
        }
    }
}
