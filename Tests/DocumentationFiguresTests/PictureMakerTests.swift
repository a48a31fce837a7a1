import FigureEngine
import Foundation
import GridPress
import GridPressFigures
import GridPressFindings
import GridPressPlatform
import GridPressProperties
import ProgramMessages
import Testing

@testable import DocumentationFigures

@Suite("Pictures that need the engine")
struct PictureMakerTests {
    private let request = PictureRequest(name: "a", location: .source(file: "README.md", line: 3, column: 1))

    /// Returns the answer to a task as another process gives it.
    private func answer(to task: PictureTask) throws -> PictureTask.Answer {
        let bytes = try EnginePictureMaker().answer(to: Array(JSONEncoder().encode(task)))
        return try JSONDecoder().decode(PictureTask.Answer.self, from: Data(bytes))
    }

    @Test("are the same from another process, with their findings")
    func documents() throws {
        let text = "<Figure title=\"T\" width=\"40\"><Text lineLimit=\"1\">A long text</Text></Figure>"
        let document = DocumentFigure(request, file: "README.md", bytes: Array(text.utf8))
        let drawn = EnginePictureMaker().draw(document)
        guard case .drawn(let figure) = try answer(to: .document(document)) else {
            Issue.record("The answer isn't a figure.")
            return
        }
        #expect(drawn.picture != nil && !drawn.findings.isEmpty)
        #expect(figure.picture?.layouts.map(\.light) == drawn.picture?.layouts.map(\.light))
        #expect(figure.picture?.dark == drawn.picture?.dark && figure.findings == drawn.findings)
    }

    @Test("are compared in the terms of the layout")
    func differences() throws {
        func svg(_ width: Int) throws -> String {
            try Figure("A") { Color.red.frame(width: CGFloat(width), height: 9) }.svg(embedsLayoutRecord: true)
        }
        let (old, new) = (try svg(20), try svg(30))
        guard case .differences(let lines) = try answer(to: .comparison(old: old, new: new, path: "a.svg")),
            case .differences(let none) = try answer(to: .comparison(old: old, new: old, path: "a.svg"))
        else {
            Issue.record("The answer isn't a comparison.")
            return
        }
        #expect(lines.contains { $0.contains("20") && $0.contains("30") } && none.isEmpty, "\(lines)")
    }

    @Test("aren't made of bytes that aren't a task")
    func noTask() {
        #expect(throws: (any Error).self) { try EnginePictureMaker().answer(to: Array("{}".utf8)) }
    }

    @Test("report a program that can't be built, and build it once, with the present dependencies and versions")
    func brokenProgram() throws {
        let folder = try ScratchFolder(["package/Package.swift": "no manifest", "Package.resolved": "{}"])
        let path = folder.path
        var calls = 0
        for _ in 0..<2 {
            let maker = BuiltPictureMaker(
                folder: BuildFolder(path),
                dependencies: {
                    calls += 1
                    return .success([])
                },
                versions: path + "Package.resolved"
            ) { _ in }
            #expect(throws: (any Error).self) { try maker.differences(from: "a", to: "b", path: "a.svg") }
        }
        #expect(calls == 1)
        #expect(try folder.text("package/Package.swift").hasPrefix("// swift-tools-version"))
        #expect(try folder.text("package/Package.resolved.documented") == "{}")
    }

    @Test("have the words for guides, dimensions, schemes and text sizes that the engine has")
    func words() {
        #expect(AnnotationWords.guides == Set<Drawing.Guide>.words)
        #expect(AnnotationWords.dimensions == Drawing.DimensionSelection.words)
        for word in AnnotationWords.dimensions + ["named:a", "named:", "none", ""] {
            #expect(AnnotationWords.areDimensions(word) == (Drawing.DimensionSelection(word: word) != nil), "\(word)")
        }
        #expect(SchemeName.allCases.map(\.rawValue) == Drawing.Scheme.allCases.map(\.rawValue))
        #expect(PreviewVariant.dynamicTypes == DynamicTypeSize.allCases.map { "\($0)" })
    }

    @Test("keep all parts of findings on their way")
    func findings() throws {
        var finding = Finding(
            .fixedWidth,
            .warning,
            at: .view(path: ["A"], position: .init(line: 1, column: 2)),
            "M",
            fix: "F",
            subject: "S"
        )
        finding.details = ["D"]
        finding.changes = [Finding.Record()]
        finding.changes[0].add("a", .location(.source(file: "f", line: 1, column: 2)))
        finding.changes[0].add("b", .texts(["x"]))
        let data = try JSONEncoder().encode(DrawnFigure(nil, [finding]))
        #expect(try JSONDecoder().decode(DrawnFigure.self, from: data).findings == [finding])
    }
}
