import GridPress
import GridPressProperties
import SampleFigures
import Testing
import XMLReading

@testable import GridPressSnapshots

@Suite("The record of a layout in a file")
struct LayoutRecordTests {
    private func read(_ text: String, as format: SnapshotFormat) throws -> LayoutRecord? {
        let source = SourceText(name: "golden", bytes: Array(text.utf8))
        if format == .json { return LayoutRecord(json: source.bytes) }
        return LayoutRecord(
            carriedBy: try XMLDocument(source, as: format == .html ? .page : .document, limits: .goldenFile)
        )
    }

    private func cards() -> Figure {
        Figure("Nine cells", width: 316, height: 316) {
            Grid(tracks: 3, spacing: 8) {
                ForEach(0..<9) { index in
                    ZStack {
                        [Color.red, .green, .blue][index % 3]
                        Text("Cell \(index + 1)")
                    }
                    .named("c\(index + 1)")
                }
            }
        }
    }

    @Test("of every sample is read back as it was written, from pictures, pages and data", arguments: Topic.allCases)
    func roundTrip(topic: Topic) {
        forEach(topic.samples.sampled(oneIn: 6)) { sample, check in
            let drawing = try sample.make().drawing()
            let record = LayoutRecord(drawing)
            let picture = try read(drawing.svg(embedsLayoutRecord: true), as: .svg)
            check(picture == record, "\(sample.name) as a picture")
            let page = try read(drawing.html(embedsLayoutRecord: true), as: .html)
            check(page == record, "\(sample.name) as a page")
            let data = try #require(try read(drawing.json(), as: .json), "\(sample.name)")
            let pairs = RecordPair(old: record, new: data)
            let difference = LayoutComparison.difference(of: pairs, tolerance: 0.002)
            check(
                difference.isEmpty,
                "\(sample.name) as data: \((difference.causes + difference.consequences).map(\.line))"
            )
        }
    }

    @Test("has every frame of a drawing")
    func completeness() {
        forEach(Topic.allCases.flatMap(\.samples)) { sample, check in
            let drawing = try sample.make().drawing()
            let frames = Set(
                LayoutRecord(drawing).boxes.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
            )
            for index in drawing.elements.indices where !drawing.elements[index].isPlainModifier {
                let frame = drawing.figureFrame(ofElement: index).inThousandths
                check(
                    frames.contains([frame.minX, frame.minY, frame.width, frame.height]),
                    "\(sample.name): element \(index)"
                )
            }
        }
    }

    @Test("takes less than 1,500 bytes for nine labelled cells with names in two schemes")
    func size() throws {
        let figure = cards()
        let size = try figure.svg(embedsLayoutRecord: true).utf8.count - figure.svg().utf8.count
        #expect(size < 1500, "\(size) bytes")
    }

    @Test("stands between the description and the picture, one box to a line")
    func looks() throws {
        let figure = Figure("Two", width: 100, height: 40) {
            HStack(spacing: 4) {
                Color.red.named("left")
                Text("Right")
            }
        }
        let lines = try figure.svg(embedsLayoutRecord: true).split(separator: "\n").map(String.init)
        #expect(
            lines[1..<10] == [
                "<title>Two</title>", "<metadata>",
                #"<layout xmlns="urn:gridpress:layout" size="100 40">"#,
                #"<box kind="HStack">"#,
                ##"<box kind="Color" name="left" at="0 0 56 40" fill="#ff3b30/#ff453a"/>"##,
                ##"<box words="Right" at="60 9.5 40 21" font="17" color="#000/#fff"/>"##,
                "</box>", "</layout>", "</metadata>",
            ]
        )
    }

    @Test("isn't there unless it is asked for")
    func absence() throws {
        #expect(try !cards().svg().contains("metadata"))
        #expect(try !cards().html().contains("<template"))
    }

    @Test("that is damaged is none, and never a crash")
    func damage() throws {
        let golden = Array(try cards().svg(embedsLayoutRecord: true).utf8)
        let whole = LayoutRecord(try cards().drawing())
        let start = try #require(golden.firstRange(of: Array("<layout".utf8))).lowerBound
        let end = try #require(golden.firstRange(of: Array("</layout>".utf8))).lowerBound
        let pieces = ["9", "-1e400", "x", "\"", "..<", "0 0", "depth=\"9\"", "cell=\"5..<2 0\"", " "]
        forEachSeed(cost: 100) { seed, _ in
            var generator = SeededGenerator(seed: seed)
            var bytes = golden
            let place = Int.random(in: start..<end, using: &generator)
            let length = Int.random(in: 0...40, using: &generator)
            let junk = Array((pieces.randomElement(using: &generator) ?? "").utf8)
            bytes.replaceSubrange(place..<min(place + length, end), with: junk)
            let source = SourceText(name: "golden", bytes: bytes)
            guard let document = try? XMLDocument(source, limits: .goldenFile) else { return }
            guard let record = LayoutRecord(carriedBy: document) else { return }
            // What is read in spite of it can be compared.
            _ = LayoutComparison.difference(of: RecordPair(old: whole, new: record), tolerance: 0.01)
            _ = LayoutComparison.difference(of: RecordPair(old: record, new: whole), tolerance: 0.01)
        }
    }

    @Test("is written however deep boxes are nested")
    func depth() throws {
        var drawing = Drawing(title: "Deep", size: CGSize(width: 100, height: 100))
        for index in 0..<300 {
            drawing.elements.append(
                Drawing.Element(
                    parent: index == 0 ? nil : index - 1,
                    end: 300,
                    kind: .container("VStack"),
                    frame: CGRect(x: Double(index) / 4, y: 0, width: 20, height: 20)
                )
            )
        }
        #expect(try read(drawing.svg(embedsLayoutRecord: true), as: .svg) == LayoutRecord(drawing))
    }
}
