import Foundation
import GridPressProperties
import LayoutDocuments
import Testing

@Suite("Mistakes are reported where they are marked")
struct MistakeTests {
    private static let marked: [MarkedDocument] = Mistakes.all.map { MarkedDocument($0) }

    @Test("in documents, and nowhere else, with a sentence that ends and what to do")
    func documents() throws {
        let images = try ImageFixtures()
        forEach(Mistakes.all.indices.sampled(oneIn: 6)) { index, check in
            let document = Self.marked[index]
            let findings = document.findings(imageFolder: images.url)
            let differences = document.differences(from: findings)
            let text = Mistakes.all[index].prefix(400)
            check(differences.isEmpty, "\(differences.joined(separator: "\n"))\nin \(text)")
            for finding in findings {
                check(finding.message.hasSuffix("."), "\(finding)")
                let fix = try #require(finding.fix, "\(finding)")
                check(fix.hasSuffix(".") || fix.hasSuffix("?"), "\(finding)")
                check(!finding.message.contains("\n") && finding.message.count < 300, "\(finding)")
            }
        }
    }

    @Test("in views, and nowhere else")
    func views() {
        forEach(Mistakes.views.indices) { index, check in
            let views = Mistakes.views[index]
            check.equal(views.differences(), [], "\(views.codes)")
        }
    }

    @Test("for every code at least once, and 120 times at least")
    func coverage() throws {
        let layouts = Mistakes.layouts.map { MarkedDocument($0, isWhole: true) }
        let marks = (Self.marked + layouts).flatMap { $0.marks.map(\.code) }
        let inViews = Mistakes.views.flatMap(\.codes)
        // No known document makes formatting fail, and a record is neither a document nor a view.
        let covered = Set(marks + inViews + [.formattingFailed, .invalidRecord])
        let tool = try textOfToolTests()
        let codes = FindingCatalog.explanations.map(\.code).filter {
            !tool.contains("\"\($0)\"") && !tool.contains("[\($0)]") || covered.contains($0)
        }
        #expect(codes.filter { !covered.contains($0) }.map(\.rawValue) == [])
        #expect(covered.subtracting(codes).map(\.rawValue) == [])
        #expect(marks.count + inViews.count >= 120)
    }

    /// Returns the source of the tool's tests, which cover findings of the tool.
    private func textOfToolTests() throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ToolTests")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    @Test("in the layout of documents")
    func layouts() {
        for text in Mistakes.layouts {
            let document = MarkedDocument(text, isWhole: true)
            let formatted = FormattedDocument(document.source)
            let findings = formatted.findings + [formatted.difference].compactMap(\.self)
            #expect(document.differences(from: findings) == [], "\(text)")
        }
    }

    @Test("A mark without its finding fails, and so does a finding without its mark")
    func harness() {
        let right = MarkedDocument("<⟦document.unknown-element⟧Vstak/>")
        #expect(right.differences(from: right.findings()) == [])
        let wrong = [
            "<Vstak/>", "⟦document.unknown-element⟧<Vstak/>", "<⟦document.wrong-value⟧Vstak/>",
            "<⟦xml.too-large⟧Circle/>",
            "<⟦document.unknown-element: Did you mean \"HStack\"?⟧Vstak/>",
            "<⟦document.unknown-element⟧⟦document.unknown-element⟧Vstak/>",
        ]
        forEach(wrong) { text, check in
            let document = MarkedDocument(text)
            check(!document.differences(from: document.findings()).isEmpty, "It doesn't fail.")
        }
    }
}
