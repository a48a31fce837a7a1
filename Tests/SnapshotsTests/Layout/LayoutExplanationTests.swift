import Foundation
import GridPress
import Testing

@testable import Snapshots

@Suite("What the words of a layout tell stands for the rest, and for no more than that:")
struct LayoutExplanationTests {
    /// The lines about what differs between two figures, as pictures that carry records.
    private func lines(_ old: Figure, _ new: Figure) throws -> [String] {
        try GoldenKind.picture.lines(from: old.drawing(), to: new.drawing())
    }

    /// The lines about a golden file in which somebody wrote something else.
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
        "what is seen through is noticed, although a number of nothing came",
        arguments: ["opacity", "fill-opacity", "stroke-width"]
    )
    func seenThrough(attribute: String) throws {
        let lines = try lines(shapes, replacing: "<rect ", with: "<rect \(attribute)=\"0\" ")
        #expect(lines.contains { $0.contains("\(attribute) is new: 0") }, "\(lines)")
    }

    @Test("so are stops of gradients that nobody sees any more")
    func seenThroughStops() throws {
        let lines = try lines(shapes, replacing: "<stop ", with: "<stop stop-opacity=\"0\" ")
        #expect(lines.contains { $0.contains("stop-opacity is new: 0") }, "\(lines)")
    }

    @Test("a coordinate of nothing says no more than none")
    func coordinates() throws {
        let golden = try GoldenKind.picture.golden(of: shapes.drawing())
        let text = String(decoding: golden.bytes, as: UTF8.self)
        let rest = text.replacingOccurrences(of: "<rect x=\"0\" ", with: "<rect ")
            .replacingOccurrences(of: "<rect y=\"0\" ", with: "<rect ")
        let more = rest.replacingOccurrences(of: "<rect width", with: "<rect x=\"0\" width")
        let other = SourceText(name: "new", bytes: Array(more.utf8))
        #expect(try SnapshotComparer().difference(of: other, from: golden, as: .svg) == nil)
    }
}
