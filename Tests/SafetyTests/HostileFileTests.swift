import Foundation
import GridPressProperties
import LayoutDocuments
import SafetySupport
import Testing

@Suite("A hostile layout")
struct HostileFileTests {
    /// Short files without most repetitions.
    ///
    /// `Scripts/check-hostile` tests the others with a release build.
    private static let shortFiles = HostileFile.language.filter { file in
        file.bytes.count < 20_000 && file.cost == .refused
            && (file.code != .tooManyRepetitions || file.name.hasSuffix("without end"))
    }

    @Test("gives a finding and leaves nothing to draw", .timeLimit(.minutes(2)))
    func refused() {
        forEach(Self.shortFiles) { file, check in
            let document = LayoutDocument(SourceText(name: "hostile.xml", bytes: file.bytes))
            guard let figure = document.figure else {
                check(document.findings.contains { $0.code == file.code }, "\(document.findings.prefix(3))")
                return
            }
            let drawing = try? figure.drawing()
            check(drawing == nil, "It is drawn.")
        }
    }

    @Test("has no more findings than people read")
    func manyMistakes() {
        let text = "<Figure>" + String(repeating: "<X/>", count: 2000) + "</Figure>"
        let document = LayoutDocument(SourceText(name: "x.xml", bytes: Array(text.utf8)))
        #expect(document.findings.count == 251)
        #expect(document.findings.last?.code == .tooManyMistakes)
    }

    @Test("quotes no more of itself than a sentence bears")
    func longValues() {
        let long = String(repeating: "e\u{301}", count: 10_000)
        let text = "<Figure><Color fill=\"\(long)\" padding=\"\(long)\"/></Figure>"
        let document = LayoutDocument(SourceText(name: "x.xml", bytes: Array(text.utf8)))
        #expect(document.findings.count == 2)
        #expect(document.findings.allSatisfy { $0.description.utf8.count < 2000 })
    }

    @Test("can't hold text beside its views unnoticed")
    func strayText() {
        let document = LayoutDocument(SourceText(name: "x.xml", bytes: Array("<Figure>x<Circle/></Figure>".utf8)))
        #expect(document.findings.map(\.code) == [.unexpectedContent])
    }

    @Test("finds no image that it may not have")
    func images() {
        forEach(HostileImage.all.sampled(oneIn: 6)) { image, check in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try image.write(into: folder.path)
            var figure = try #require(
                LayoutDocument(SourceText(name: "x.xml", bytes: Array(image.document.utf8))).figure
            )
            figure.imageFolder = folder
            let drawing = try figure.drawing()
            check(drawing.findings.contains { $0.code == image.code }, "\(drawing.findings)")
            let picture = PictureCheck(svg: try drawing.svg())
            check.equal(picture.complaints, [])
            check.equal(picture.values(of: "href", on: "image"), [])
        }
    }
}
