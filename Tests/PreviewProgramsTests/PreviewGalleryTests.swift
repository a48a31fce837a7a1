import Foundation
import GridPress
import GridPressTestSupport
import ProgramMessages
import Testing

@testable import GridPressPreviews
@testable import PreviewPrograms

@Suite("A gallery of previews")
struct PreviewGalleryTests {
    private static let source = """
        import SwiftUI

        struct CardView: View { var body: some View { Text("Secret of the file") } }

        #Preview {
            CardView()
        }

        #Preview("Two cards") {
            VStack { CardView(); CardView() }
        }

        """

    /// Returns the previews of the source in two color schemes, as large as a phone.
    private func previews(in folder: borrowing ScratchFolder) throws -> [DrawnPreview] {
        var previews: [DrawnPreview] = []
        for (declaration, (line, title)) in [(5, nil), (9, "Two cards")].enumerated() {
            for scheme in [SchemeName.light, .dark] {
                var variant = PreviewVariant()
                variant.scheme = scheme
                let figure = Figure(title ?? "Preview", width: 390, height: 844) {
                    List {
                        ForEach(0..<8) { row in
                            Label("Row \(row)", systemImage: "star")
                        }
                        Text(title ?? "CardView").font(.title)
                    }
                }
                let record = folder.path + "\(declaration).\(scheme).record"
                let drawing = try figure.drawing(scheme: scheme.scheme)
                try Data(drawing.json(exact: true).utf8).write(to: URL(fileURLWithPath: record))
                previews.append(
                    DrawnPreview(
                        module: "Shop",
                        file: folder.path + "CardView.swift",
                        line: line,
                        title: title,
                        declaration: declaration,
                        number: 0,
                        variant: variant,
                        scheme: scheme,
                        hasGrid: false,
                        content: record
                    )
                )
            }
        }
        let identities = previews.map { preview in
            PreviewNames.Identity(
                declaration: preview.declaration,
                module: preview.module,
                file: preview.file,
                line: preview.line,
                number: preview.number,
                title: preview.title
            )
        }
        let names = PreviewNames(identities, variants: Array(Set(previews.map(\.variant))))
        for index in previews.indices { names.name(&previews[index]) }
        return previews
    }

    @Test("has one entry a preview from A to Z, titles that aren't doubled, high cards, and the code of each preview")
    func gallery() throws {
        let folder = try ScratchFolder(["CardView.swift": Self.source])
        let pages = PreviewPages(try previews(in: folder), .gallery, in: folder.path + "out")
        // A program reads the request as JSON.
        let unreadable = try JSONDecoder().decode(PreviewPages.self, from: JSONEncoder().encode(pages)).write()
        #expect(unreadable.isEmpty)
        // Look at the pages: GRIDPRESS_GALLERY=/tmp/gallery make test ONLY=PreviewProgramsTests/gallery
        if let copy = ProcessInfo.processInfo.environment["GRIDPRESS_GALLERY"] {
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: folder.path + "out", toPath: copy)
        }
        let index = try folder.text("out/index.html")
        let letters = index.components(separatedBy: "class=\"letters\"")[1]
        #expect(letters.matches(of: /<li>/).count == 2)
        #expect(letters.contains(">Two cards</a>") && letters.contains(">light</a>") && letters.contains(">dark</a>"))
        #expect(!index.contains(".swift: ") && index.contains("<h3>Two cards</h3>"))
        #expect(index.matches(of: /class="cards tall"/).count == 2)
        let page = try folder.text("out/Shop.CardView.light.html")
        #expect(page.contains("CardView.swift:5") && !page.contains("Secret of the file"))
        let code = try #require(page.firstMatch(of: /(?s)<pre[^>]*>(.*?)<\/pre>/)?.1)
        #expect(code.replacing(/<[^>]*>/, with: "").contains("#Preview {\n    CardView()\n}"), "\(code)")
    }

    @Test("leaves out a preview whose record can't be read, and names it", arguments: [1, 4])
    func brokenRecords(count: Int) throws {
        let folder = try ScratchFolder(["CardView.swift": Self.source])
        let previews = try previews(in: folder)
        for preview in previews.prefix(count) {
            try Data("no record".utf8).write(to: URL(fileURLWithPath: preview.content))
        }
        let unreadable = try PreviewPages(previews, .gallery, in: folder.path + "out").write()
        #expect(unreadable == Array(0..<count))
        let index = try? folder.text("out/index.html")
        #expect(index?.contains("3 pictures.") == (count == 1 ? true : nil))
    }

    /// Returns a run of a shell script as the program of previews.
    private func run(_ script: String, in folder: borrowing ScratchFolder) throws -> PreviewRun {
        try folder.write("#!/bin/sh\n\(script)\n", to: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "program")
        return PreviewRun(
            sources: SourceSet([folder.path]),
            program: folder.path + "program",
            records: folder.path,
            limits: PreviewLimits(),
            progress: { _ in },
            name: { $0.splitAtLastPart.name }
        )
    }

    @Test("is made by the program, with a finding about each preview that it leaves out")
    func program() throws {
        let folder = try ScratchFolder(["CardView.swift": Self.source])
        let previews = try previews(in: folder)
        let result = try run("echo '[1]'", in: folder).write(.gallery, of: previews, into: folder.path + "out")
        #expect(result.previews.map(\.content) == [0, 2, 3].map { previews[$0].content })
        #expect(
            result.findings.map(\.description) == [
                "CardView.swift:5:1: error: The record of the preview can't be read. [previews.ended]"
            ]
        )
    }

    @Test(
        "that can't be made has one reason",
        arguments: [
            ("echo 'error: The pages can not be made: full' >&2; exit 1", "The pages can not be made: full."),
            ("exit 3", "The program ends with exit code 3."), ("kill -9 $$", "The program ends with SIGKILL."),
            ("echo '{'", "The program gives no answer."),
        ]
    )
    func end(script: String, reason: String) throws {
        let folder = try ScratchFolder(["CardView.swift": Self.source])
        let run = try run(script, in: folder)
        let previews = try previews(in: folder)
        let problem = #expect(throws: PreviewProblem.self) {
            try run.write(.gallery, of: previews, into: folder.path + "out")
        }
        #expect(problem?.finding.message == "The pages of the previews can't be made: \(reason)")
    }
}
