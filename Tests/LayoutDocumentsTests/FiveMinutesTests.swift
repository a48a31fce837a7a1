import Foundation
import LayoutDocuments
import Testing

/// The examples that `Scripts/check-pages` runs with the tool, run with the library.
@Suite("The page of five minutes")
struct FiveMinutesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the documents on the page by their names.
    private func documents() throws -> [String: LayoutDocument] {
        let blocks = try Self.text("FiveMinutes.md").matches(of: /```xml (\S+)\n((?s).*?)```/)
        return Dictionary(
            blocks.map { ($0.1, $0.2) }.map { name, text in
                (String(name), LayoutDocument(SourceText(name: String(name), bytes: Array(text.utf8))))
            }
        ) { first, _ in first }
    }

    @Test("has a document without findings, and shows its picture")
    func picture() throws {
        let card = try #require(try documents()["card.xml"])
        #expect(card.findings.isEmpty)
        #expect(try #require(card.figure).drawing().findings.isEmpty)
        // `Scripts/check-figures` compares the picture.
        #expect(try Self.text("FiveMinutes.md").contains("src=\"Pictures/card.svg\""))
    }

    @Test("shows what is said of its mistakes")
    func mistake() throws {
        let page = try Self.text("FiveMinutes.md")
        let block = try #require(page.firstMatch(of: /```xml mistake\.xml\n((?s).*?)```/))
        let source = SourceText(name: "mistake.xml", bytes: Array(block.1.utf8))
        let findings = LayoutDocument(source).findings
        #expect(findings.count == 3)
        for format in [FindingFormat.human, .github] {
            #expect(page.contains("mistake.xml\n" + format.print(findings, sources: [source]) + "```"))
        }
    }
}
