import Foundation
import GridPressProperties
import GridPressRenderers
import SampleFigures
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The sample figures")
struct SampleFigureTests {
    // MARK: - Requirements

    @Test("There are at least 44, and their names and titles are unique")
    func unique() {
        #expect(SampleFigure.all.count >= 44)
        #expect(Set(SampleFigure.all.map(\.name)).count == SampleFigure.all.count)
        #expect(Set(SampleFigure.all.map { $0.make().title }).count == SampleFigure.all.count)
    }

    @Test("Each name is one of a file: lower-case words with hyphens between them")
    func kebabCase() {
        forEach(SampleFigure.all.map(\.name)) { name, check in
            check(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
        }
    }

    @Test("Each knows where it is declared")
    func place() {
        // Each file is read once for all of its samples.
        forEach(Dictionary(grouping: SampleFigure.all, by: \.file)) { input, check in
            let (file, samples) = input
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            for sample in samples {
                let start = lines[(sample.line - 1)...].prefix(2).joined()
                check(start.contains("SampleFigure(") && start.contains("\"\(sample.name)\""), sample.name)
            }
        }
    }

    @Test("Each topic has figures, and each figure stands under its topic", arguments: Topic.allCases)
    func topics(topic: Topic) {
        #expect(!topic.samples.isEmpty)
        #expect(topic.samples.allSatisfy { $0.topic == topic })
    }

    @Test("Each says what it shows, names a part, and is drawn without a finding but those it shows")
    func complete() {
        forEach(DrawnSample.all) { drawn, check in
            let drawing = try drawn.drawing.get()
            check(!drawing.title.isEmpty, "It has no title.")
            check(drawing.summary?.hasSuffix(".") == true, "A description is a sentence.")
            check(!drawing.names.isEmpty, "It names no part.")
            check.equal(Set(drawing.findings.map(\.code)), drawn.sample.findings)
        }
    }

    @Test("Each is laid out alike in the light and the dark scheme")
    func schemes() {
        forEach(DrawnSample.all.sampled(oneIn: 12, from: 1)) { drawn, check in
            let light = try drawn.sample.make().drawing(scheme: .light)
            let dark = try drawn.sample.make().drawing(scheme: .dark)
            check(light.elements.map(\.frame) == dark.elements.map(\.frame))
        }
    }

    @Test("Each is well-formed XML")
    func wellFormed() {
        forEach(DrawnSample.all) { drawn, check in
            let parser = XMLParser(data: Data(try drawn.svg.get().utf8))
            check(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "no reason given")")
        }
    }

    // MARK: - Frames worked out by hand

    @Test(
        "Parts lie where the rules of layout put them",
        arguments: [
            // Each of three is (320 − 2 × 8) / 3 wide.
            Part("equal-shares", "second share", x: 24 + 101.333 + 8, y: 24, width: 101.333, height: 72),
            // 400 − 3 × 8 − 56 − 80 is left for two views.
            Part("least-flexible-first", "last flexible", x: 24 + 280, y: 24, width: 120, height: 64),
            // The width is 320 − 2 × 8 − 2 × 60, because the others keep their minimum.
            Part("priority-first", "with priority", x: 24 + 68, y: 24 + 60, width: 184, height: 48),
            // Rows are 50 high. A view of 100 is centered in 60, which are centered in 240.
            Part("flexible-frame", "offered 60", x: 24 + 90 - 20, y: 24 + 5, width: 100, height: 40),
            // 110 + 40 + 110 are centered in 220, which are centered in 300.
            Part("least-spacer", "spacer", x: 24 + 40 - 20 + 110, y: 24 + 40, width: 40, height: 0),
            // The third step is two steps of 28 to the right, and two of 28 + 6 down.
            Part("staircase", "step 3", x: 24 + 56, y: 24 + 68, width: 96, height: 28),
            // The left mark's center is at 24 + 8 + 44 + 8 + 16 = 100, the right one's at 28 in its column.
            Part("across-columns", "right mark", x: 24 + 126, y: 24 + 72, width: 110, height: 56),
            // The view has three of six parts of 360 − 2 × 8.
            Part("shares", "three parts", x: 24 + 188, y: 24, width: 172, height: 64),
            // At an angle of 90 degrees from the top, the center is (190 − 36) / 2 to the right of the middle.
            Part("circular-table", "seat 3", x: 24 + 154, y: 24 + 77, width: 36, height: 36),
            // A ratio of 1.5 to 1 fills 48 × 72 with 108 × 72. This is the first of three frames.
            Part("aspect-ratio", "fill in 48 × 72", x: 24 + 30 - 30, y: 24 + 96, width: 108, height: 72),
        ]
    )
    func frames(part: Part) throws {
        let sample = try #require(SampleFigure.all.first { $0.name == part.sample })
        let frame = try #require(try sample.make().drawing().frame(named: part.name))
        #expect(abs(frame.minX - part.frame.minX) < 0.001)
        #expect(abs(frame.minY - part.frame.minY) < 0.001)
        #expect(abs(frame.width - part.frame.width) < 0.001)
        #expect(abs(frame.height - part.frame.height) < 0.001)
    }

    /// A part of a sample, and its expected frame in the figure.
    struct Part: CustomTestStringConvertible, Sendable {
        let sample: String
        let name: String
        let frame: CGRect

        init(_ sample: String, _ name: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.sample = sample
            self.name = name
            frame = CGRect(x: x, y: y, width: width, height: height)
        }

        var testDescription: String { "\(name) of \(sample)" }
    }

    // MARK: - The same bytes everywhere

    @Test("Drawn twice, each is the same")
    func twice() {
        forEach(DrawnSample.all.sampled(oneIn: 12, from: 3)) { drawn, check in
            check(try drawn.svg.get() == drawn.sample.svg(), "Its SVG differs.")
            check(try drawn.drawing.get().json() == drawn.sample.make().json(), "Its JSON differs.")
        }
    }

    @Test("Written in pieces, each is the same as in one")
    func pieces() {
        let renderer = SVGRenderer(SVGRenderer.Options(margin: 7, record: EmbeddedLayoutRecord()))
        forEach(DrawnSample.all.sampled(oneIn: 12, from: 5)) { drawn, check in
            let drawing = try drawn.drawing.get()
            var bytes: [UInt8] = []
            renderer.write(drawing, inPiecesOf: 997) { bytes += $0 }
            check(bytes == Array(renderer.render(drawing).utf8))
        }
    }

    @Test("Drawn on several threads at once, all are the same as one after another")
    func threads() {
        let samples = DrawnSample.all.sampled(oneIn: 12, from: 7)
        let collected = Collected()
        // Each sample appears twice in succession, so that two threads draw it at the same time.
        DispatchQueue.concurrentPerform(iterations: samples.count * 2) { index in
            let sample = samples[index / 2].sample
            collected.add((try? sample.svg()) ?? "could not be drawn", of: sample.name)
        }
        forEach(samples) { drawn, check in
            check(collected[drawn.sample.name] == [try drawn.svg.get()], "It differs between threads.")
        }
    }

    @Test("Drawn by several tasks at once, all are the same as one after another")
    func tasks() async throws {
        let samples = DrawnSample.all.sampled(oneIn: 12, from: 9)
        let pictures = try await withThrowingTaskGroup(of: (String, String).self) { group in
            for drawn in samples + samples.reversed() {
                group.addTask { (drawn.sample.name, try drawn.sample.svg()) }
            }
            return try await group.reduce(into: [String: Set<String>]()) { $0[$1.0, default: []].insert($1.1) }
        }
        forEach(samples) { drawn, check in
            check(pictures[drawn.sample.name] == [try drawn.svg.get()], "It differs between tasks.")
        }
    }
}

/// The different pictures that several threads draw of each sample.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var pictures: [String: Set<String>] = [:]

    func add(_ picture: String, of name: String) {
        lock.withLock { _ = pictures[name, default: []].insert(picture) }
    }

    subscript(name: String) -> Set<String>? { lock.withLock { pictures[name] } }
}
