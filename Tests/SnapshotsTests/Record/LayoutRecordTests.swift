import GridPressComparisons
import GridPressProperties
import SampleFigures
import Testing
import XMLReading

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressGoldens
@testable import GridPressRecords
@testable import GridPressRenderers
@testable import GridPressSVG
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews
@testable import SafetySupport

@Suite("The layout record in a golden file")
struct LayoutRecordTests {
    /// Reads a figure from a file.
    ///
    /// Throws an error if the file has no valid record.
    private func read(_ text: String, as format: SnapshotFormat) throws -> RecordedFigure {
        try LayoutRecordReader.figure(in: document(text, as: format), format)
    }

    private func document(_ text: String, as format: SnapshotFormat) throws -> XMLDocument {
        let source = SourceText(name: "golden", bytes: Array(text.utf8))
        return try XMLDocument(source, as: format == .html ? .page : .document, limits: .goldenFile)
    }

    /// Checks that reading a file gives its drawing back, and that the record of that drawing is the same.
    private func checkRoundTrip(
        _ text: String,
        as format: SnapshotFormat,
        of drawing: Drawing,
        _ check: Check,
        _ name: String
    ) {
        do {
            let document = try document(text, as: format)
            let figure = try LayoutRecordReader.figure(in: document, format)
            let near = try NearRecords(drawing, figure.drawing)
            check(near.differences.isEmpty, "\(name) as \(format): \(near.differences.prefix(4))")
            check(
                Self.record(in: text) == Self.record(of: figure.drawing),
                "\(name) as \(format): the record is written as another one."
            )
        } catch {
            check.fail("\(name) as \(format): \(error)")
        }
    }

    /// Returns the lines of the record in a file, without its root.
    private static func record(in text: String) -> [Substring] {
        let lines = text.split(separator: "\n")
        guard let start = lines.firstIndex(where: { $0.hasPrefix("<layout ") }),
            let end = lines.firstIndex(of: "</layout>")
        else { return [] }
        return Array(lines[(start + 1)..<end])
    }

    /// Returns the lines of the record that is written for a drawing, without its root.
    private static func record(of drawing: Drawing) -> [Substring] {
        var writer = MarkupWriter()
        LayoutRecordWriter(drawing).write([], to: &writer)
        return record(in: writer.string())
    }

    @Test("gives the drawing of every sample back")
    func samples() {
        forEach(SampleFigure.all.sampled(oneIn: 30)) { sample, check in
            let options = sample.options()
            let drawing = try sample.drawing().annotated(options)
            checkRoundTrip(try drawing.svg(embedsLayoutRecord: true), as: .svg, of: drawing, check, sample.name)
        }
    }

    @Test("of every sample is the drawing in memory that a comparison takes")
    func drawingsInMemory() {
        forEach(SampleFigure.all.sampled(oneIn: 30)) { sample, check in
            let drawing = try sample.drawing()
            for format in [SnapshotFormat.svg, .html] {
                let written = WrittenRecord()
                let text = try WrittenRecord.$current.withValue(written) {
                    format == .svg
                        ? try drawing.svg(sample.options(), embedsLayoutRecord: true)
                        : drawing.html(sample.options(), embedsLayoutRecord: true)
                }
                let read = try read(text, as: format)
                let file = Array(text.utf8)
                guard var inMemory = RecordedFigure(written, in: file, as: format) else {
                    return check.fail("No record")
                }
                let near = try NearRecords(inMemory.drawing, read.drawing)
                check(near.differences.isEmpty, "\(sample.name): \(near.differences.prefix(4))")
                inMemory.options.id = read.options.id
                check(inMemory.options == read.options, "\(sample.name): the options differ.")
                let difference = DrawingComparison.difference(
                    from: read.drawing,
                    to: inMemory.drawing,
                    in: read.options.scheme,
                    tolerance: SnapshotComparer.defaultTolerance
                )
                check(difference.causes.isEmpty && difference.consequences.isEmpty, "\(sample.name): \(difference)")
            }
        }
    }

    @Test("isn't taken from memory if a file has another record or none, or if several were written")
    func otherFiles() throws {
        let drawing = try SampleFigure.all[0].drawing()
        let written = WrittenRecord()
        try WrittenRecord.$current.withValue(written) {
            let text = try drawing.svg(embedsLayoutRecord: true)
            #expect(RecordedFigure(written, in: Array(text.utf8), as: .svg) != nil)
            #expect(RecordedFigure(written, in: Array(try drawing.svg().utf8), as: .svg) == nil)
            _ = try drawing.svg(margin: 8, embedsLayoutRecord: true)
            #expect(RecordedFigure(written, in: Array(text.utf8), as: .svg) == nil)
        }
    }

    @Test("gives it back from both forms of a page")
    func pages() {
        forEach(SampleFigure.all.indices.filter { $0 % 5 == 2 }.sampled(oneIn: 10)) { index, check in
            let sample = SampleFigure.all[index]
            let drawing = try sample.drawing()
            let annotated = Figure.RenderOptions().pagePlan.annotated(drawing)
            for mode in HTMLMode.allCases {
                let page = drawing.html(mode: mode, embedsLayoutRecord: true)
                checkRoundTrip(page, as: .html, of: annotated, check, "\(sample.name), \(mode)")
            }
        }
    }

    @Test("gives it back whatever the options of the file are")
    func options() {
        forEach(SampleFigure.all.indices.filter { $0 % 17 == 3 }.sampled(oneIn: 12)) { index, check in
            let sample = SampleFigure.all[index]
            let drawing = try sample.drawing().annotated(Figure.RenderOptions(guides: [.gaps, .padding]))
            for scheme in [Drawing.Scheme.light, .dark] {
                let options = Figure.RenderOptions(scheme: scheme, dimensions: [], guides: [])
                let picture = try drawing.svg(options, id: "own", margin: 8.5, embedsLayoutRecord: true)
                checkRoundTrip(picture, as: .svg, of: drawing, check, "\(sample.name), \(scheme)")
                let page = drawing.html(options, embedsLayoutRecord: true)
                let annotated = options.pagePlan.annotated(drawing)
                checkRoundTrip(page, as: .html, of: annotated, check, "\(sample.name), \(scheme)")
            }
            for layers: Set<Drawing.Layer> in [[], [.content], [.content, .background, .annotation], [.overlay]] {
                let picture = try drawing.svg(layers: layers, embedsLayoutRecord: true)
                var shown = layers.contains(.content) ? drawing : drawing.withoutContent()
                if !layers.contains(.annotation) {
                    shown = shown.annotated(with: [])
                    shown.dimensions = []
                }
                checkRoundTrip(picture, as: .svg, of: shown, check, "\(sample.name), \(layers)")
            }
        }
    }

    @Test("gives a figure of any views back")
    func randomFigures() {
        forEachSeed { seed, check in
            var maker = ViewMaker(choices(seed))
            let view = maker.view(depth: 4)
            guard let drawing = try? Figure("Any", width: 300, height: 200, content: { view }).drawing() else { return }
            let picture = try drawing.svg(embedsLayoutRecord: true)
            // Reading refuses larger numbers.
            if picture.contains("1000000000000") { return }
            let near = try NearRecords(drawing, read(picture, as: .svg).drawing)
            check(near.differences.isEmpty, "\(near.differences.prefix(4))")
        }
    }

    @Test("gives a border back that is so thin that its rectangle is the frame")
    func thinBorder() throws {
        let drawing = try Figure("Thin") {
            Rectangle().strokeBorder(Color.gray, lineWidth: 0.0005).frame(width: 97.5, height: 200)
                .padding(.leading, 167.09375).padding(.top, 23.31201171875)
        }
        .drawing()
        let near = try NearRecords(drawing, read(drawing.svg(embedsLayoutRecord: true), as: .svg).drawing)
        #expect(near.differences.isEmpty)
    }

    @Test("of any drawing is read, or has a reason why not")
    func randomDrawings() {
        forEachSeed { seed, check in
            var maker = DrawingMaker(choices(seed))
            let drawing = maker.drawing()
            let text = try drawing.svg(embedsLayoutRecord: true)
            guard let figure = try? read(text, as: .svg) else { return }
            let near = try NearRecords(drawing, figure.drawing)
            check(near.differences.isEmpty, "\(near.differences.prefix(4))")
        }
    }

    @Test("gives views back that are only read")
    func spokenViews() {
        forEach([true, false]) { isCombined, check in
            let drawing = try Figure("Spoken", width: 100) {
                Text("A sentence without room").lineLimit(1)
                    .accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)) }
                    .accessibilityElement(children: isCombined ? .combine : .contain)
                    .accessibilityAction(named: "Say \"hello\"\nagain") {}
            }
            .drawing()
            let picture = try drawing.svg(embedsLayoutRecord: true)
            checkRoundTrip(picture, as: .svg, of: drawing, check, "combined: \(isCombined)")
            check(try read(picture, as: .svg).drawing.accessibilityText() == drawing.accessibilityText())
        }
    }

    @Test("reaches down to views inside of 300 others")
    func depth() {
        forEach([10, 100, 300]) { count, check in
            var view = AnyView(Text("Inside"))
            for _ in 0..<count { view = AnyView(view.padding(1)) }
            let drawing = try Figure("Deep") { view }.drawing()
            checkRoundTrip(try drawing.svg(embedsLayoutRecord: true), as: .svg, of: drawing, check, "\(count) views")
        }
    }

    @Test("names the outlines of symbols, in the size of their font or as large as their frames")
    func symbols() throws {
        let drawing = try Figure("Symbols") {
            HStack {
                Image(systemName: "star")
                Image(systemName: "heart.circle.fill").font(.system(size: 40, weight: .bold)).foregroundStyle(.red)
                Image(systemName: "moon").resizable().frame(width: 30, height: 50)
                // Another outline than that of the symbol with the name.
                Image(systemName: "star").symbolVariant(.fill)
                Image(systemName: "star").imageScale(.large)
                Image(systemName: "star").accessibilityLabel("heart")
                Image(systemName: "7.circle").symbolRenderingMode(.hierarchical)
            }
        }
        .drawing()
        let picture = try drawing.svg(embedsLayoutRecord: true)
        forEach([picture]) { picture, check in
            checkRoundTrip(picture, as: .svg, of: drawing, check, "symbols")
        }
        let tags = Self.record(in: picture).filter { $0.contains("label=") }
        let forms = tags.map { tag in
            tag.contains("symbol=\"font\"") ? "font" : tag.contains("symbol=\"frame\"") ? "frame" : "path"
        }
        #expect(forms.prefix(5) == ["font", "font", "frame", "path", "path"])
        #expect(tags.allSatisfy { !$0.contains("symbol=") || !$0.contains("path=") })
    }

    @Test("isn't there unless somebody asks for it")
    func absence() throws {
        let drawing = try SampleFigure.all[0].drawing()
        for text in [try drawing.svg(), drawing.html(), drawing.html(mode: .boxes)] {
            #expect(!text.contains("\(LayoutRecordFormat.namespace)"))
        }
        #expect(throws: RecordProblem.missing) { try read(drawing.svg(), as: .svg) }
    }

    private func choices(_ seed: Int) -> ByteChoices {
        var generator = SeededGenerator(seed: seed)
        return ByteChoices((0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
}
