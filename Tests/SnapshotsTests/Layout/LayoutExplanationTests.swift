import Foundation
import GridPress
import Testing

@testable import GridPressGoldens

@Suite("What the words of a layout tell stands for the rest, and for no more than that:")
struct LayoutExplanationTests {
    /// Returns the lines about the differences of two figures, as pictures with layout records.
    private func lines(_ old: Figure, _ new: Figure) throws -> [String] {
        try GoldenKind.picture.lines(from: old.drawing(), to: new.drawing())
    }

    /// Returns the lines about the difference from a golden file in which a text was replaced.
    private func lines(_ figure: Figure, replacing words: String, with others: String) throws -> [String] {
        let golden = try GoldenKind.picture.golden(of: figure.drawing())
        let text = String(decoding: golden.bytes, as: UTF8.self)
        try #require(text.contains(words))
        let changed = SourceText(name: "new", bytes: Array(text.replacingOccurrences(of: words, with: others).utf8))
        return try SnapshotComparer().difference(of: changed, from: golden, as: .svg)?.lines() ?? []
    }

    // MARK: Nothing passes unnoticed

    private var shapes: Figure {
        Figure("Shapes", width: 100, height: 60) {
            HStack(spacing: 0) {
                Rectangle().fill(Color.red)
                Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }
        }
    }

    @Test(
        "what somebody made transparent in a picture alone is noticed, and so are its stops",
        arguments: ["<rect opacity", "<rect fill-opacity", "<rect stroke-width", "<stop stop-opacity"]
    )
    func seenThrough(start: String) throws {
        let lines = try lines(shapes, replacing: start.prefix(6).description, with: "\(start)=\"0\" ")
        #expect(lines.contains { $0.contains("→ \(start)=\"0\"") }, "\(lines)")
        #expect(lines.last?.hasPrefix("Both layout records are equal") == true, "\(lines)")
    }

    @Test("a coordinate of nothing says no more than none")
    func coordinates() throws {
        let golden = try GoldenKind.picture.golden(of: shapes.drawing())
        let text = String(decoding: golden.bytes, as: UTF8.self)
        let rest = text.replacingOccurrences(of: "<rect x=\"0\" ", with: "<rect ")
            .replacingOccurrences(of: "<rect y=\"0\" ", with: "<rect ")
        let more = rest.replacingOccurrences(of: "<rect width", with: "<rect x=\"0\" width")
        let other = SourceText(name: "new", bytes: Array(more.utf8))
        let lines = try SnapshotComparer().difference(of: other, from: golden, as: .svg)?.lines() ?? []
        #expect(lines.isEmpty, "\(lines)")
    }

    // MARK: Texts that are cut and broken

    @Test("a text in a larger font is broken elsewhere, and isn't another one")
    func brokenText() throws {
        func figure(_ size: CGFloat) -> Figure {
            Figure("Coast") { Text("Lighthouses").font(.system(size: size)).frame(width: 70).named("coast") }
        }
        let lines = try lines(figure(12), figure(17))
        #expect(lines.first?.contains("font 12 → 17") == true, "\(lines)")
    }

    @Test("a text that is cut before what is different says what it isn't long enough to show")
    func hiddenText() throws {
        func figure(_ end: String) -> Figure {
            Figure("Coast", width: 70) { Text("Lighthouses of the \(end)").lineLimit(1).named("coast") }
        }
        let lines = try lines(figure("north"), figure("south"))
        #expect(lines.count == 1 && lines[0].contains("north") && lines[0].contains("south"), "\(lines)")
    }

    @Test("a text with less room is cut elsewhere, and isn't another one")
    func cutText() throws {
        func figure(_ width: CGFloat) -> Figure {
            Figure("Herbs", width: width, height: 60) {
                HStack {
                    Color.green.frame(width: 40)
                    Text("Sweet marjoram").lineLimit(1)
                }
            }
        }
        let lines = try lines(figure(140), figure(120))
        #expect(lines.first?.hasPrefix("text:") == false, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("text: \"Sweet") }, "\(lines)")
    }

    // MARK: Consequences are left out

    @Test("texts that stand elsewhere after a new cell didn't change")
    func newCell() throws {
        func figure(_ names: [String]) -> Figure {
            Figure("Week", width: 300, height: 120) {
                Grid(tracks: [.fr(1), .fr(1)], spacing: 8) {
                    ForEach(names, id: \.self) { name in Text(name).padding(4).background(Color.yellow) }
                }
                .named("week")
            }
        }
        let names = ["Ferry", "Bread prices", "Weather", "Letters"]
        let lines = try lines(figure(names), figure(names.prefix(2) + ["Choir"] + names.suffix(2)))
        #expect(!lines.contains { $0.contains("svg") }, "\(lines)")
    }

    @Test("texts that are broken elsewhere didn't change")
    func otherLines() throws {
        func figure(_ spacing: CGFloat) -> Figure {
            Figure("News", width: 240, height: 120) {
                HStack(spacing: spacing) {
                    Color.blue.frame(width: 20)
                    Text("The new ferry sails on Monday and comes back later")
                    Color.red.frame(width: 20)
                }
            }
        }
        let lines = try lines(figure(8), figure(20))
        #expect(!lines.isEmpty && !lines.contains { $0.contains("svg") }, "\(lines)")
    }

    @Test("the colour of letters is reported once")
    func lettersInAnotherColor() throws {
        func figure(_ color: Color) -> Figure {
            Figure("Letters") {
                VStack {
                    Text("One").foregroundStyle(color)
                    Text("Two")
                    Text("Three").foregroundStyle(color)
                }
            }
        }
        let lines = try lines(figure(.secondary), figure(.primary))
        #expect(!lines.isEmpty && !lines.contains { $0.contains("svg") }, "\(lines)")
    }

    @Test("a line through letters is reported once")
    func struckLetters() throws {
        let lines = try lines(
            Figure("Struck") { Text("One").underline() },
            Figure("Struck") { Text("One").strikethrough() }
        )
        #expect(lines.count == 1 && lines[0].contains("underline → strikethrough"), "\(lines)")
    }

    @Test("a cut that is gone is reported once")
    func clip() throws {
        let lines = try lines(
            Figure("Cut") { Color.red.frame(width: 40, height: 40).clipShape(Circle()) },
            Figure("Cut") { Color.red.frame(width: 40, height: 40) }
        )
        #expect(!lines.isEmpty && !lines.contains { $0.contains("svg") }, "\(lines)")
    }

    // MARK: Common changes

    @Test("the same in many stacks is reported once")
    func manyStacks() throws {
        func figure(_ spacing: CGFloat) -> Figure {
            Figure("Stacks", width: 200, height: 400) {
                VStack {
                    ForEach(0..<9) { _ in
                        HStack(spacing: spacing) {
                            Color.blue.frame(width: 20, height: 20)
                            Color.red.frame(width: 20, height: 20)
                        }
                    }
                }
            }
        }
        let lines = try lines(figure(8), figure(5))
        #expect(lines.first?.hasPrefix("spacing of 9 boxes: 8 → 5 (-3): ") == true, "\(lines)")
        #expect(lines.count { $0.contains("8 → 5") } == 1, "\(lines)")
    }

    @Test("the same in many grids is reported once")
    func manyGrids() throws {
        func figure(_ spacing: CGFloat) -> Figure {
            Figure("Grids", width: 200, height: 400) {
                VStack {
                    ForEach(0..<9) { _ in
                        Grid(tracks: [.fr(1), .fr(1)], spacing: [spacing, 4]) {
                            Color.blue
                            Color.red
                        }
                    }
                }
            }
        }
        let lines = try lines(figure(8), figure(6))
        #expect(lines.first?.hasPrefix("9 grids: spacing 8, 4 → 6, 4") == true, "\(lines)")
        #expect(lines.count { $0.contains("spacing") } == 1, "\(lines)")
    }
}
