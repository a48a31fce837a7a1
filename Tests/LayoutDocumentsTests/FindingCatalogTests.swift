import Foundation
import GridPressProperties
import Testing

@testable import LayoutDocuments

@Suite("The catalogue of findings")
struct FindingCatalogTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "explains every code that stands in the sources, but those of snapshots, figures, previews and the tool, and no other"
    )
    func completeness() throws {
        let sources = Self.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var codes: [String] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            codes += text.matches(of: /Finding\.Code\(rawValue: "([^"\\]*)"\)/).map { String($0.1) }
        }
        codes.removeAll { code in
            ["snapshot.", "figures.", "previews.", "explanation.", "widths.", "engine.", "package."].contains {
                code.hasPrefix($0)
            }
        }
        let explained = FindingCatalog.explanations.map(\.code.rawValue)
        #expect(codes.count > 60)
        #expect(Set(codes).count == codes.count, "A code is declared twice.")
        #expect(Set(explained).count == explained.count, "A code is explained twice.")
        #expect(Set(codes).symmetricDifference(explained).sorted() == [])
    }

    @Test("is what the page shows, before snapshots; `make reference` writes it")
    func page() throws {
        let file = Self.root.appendingPathComponent("Documentation/Findings.md")
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written.hasPrefix(FindingReference.markdown), "Run `make reference`.")
        forEach(FindingCatalog.explanations) { explanation, check in
            check(written.contains(FindingReference.section(of: explanation)), "\(explanation.code)")
        }
    }

    @Test("speaks in sentences")
    func sentences() {
        forEach(FindingCatalog.explanations.map(\.code.rawValue)) { code, check in
            let explanation = try #require(FindingCatalog.explanation(of: Finding.Code(rawValue: code)))
            check(code.wholeMatch(of: /[a-z]+\.[a-z]+(-[a-z]+)*/) != nil, "It is spelled otherwise than codes are.")
            check(explanation.title.first?.isUppercase == true, explanation.title)
            check(explanation.title.last?.isPunctuation == false, explanation.title)
            check(explanation.meaning.hasSuffix("."), explanation.meaning)
            check(explanation.remedy.hasSuffix("."), explanation.remedy)
        }
    }

    @Test("has examples that give their finding and no other, and none once they are fixed")
    func examples() {
        forEach(FindingCatalog.explanations) { explanation, check in
            guard let example = explanation.example else { return }
            let isReviewed = [.itemBeyondCell, .littleContrast, .truncatedText].contains(explanation.code)
            let mistake = MarkedDocument(example.mistake, isWhole: true).findings(isReviewed: isReviewed)
            check.equal(mistake.map(\.code), [explanation.code], "\(mistake)")
            check.equal(mistake.map(\.severity), [explanation.severity], "\(explanation.code)")
            let right = MarkedDocument(example.right, isWhole: true).findings(isReviewed: isReviewed)
            check(right.isEmpty, "\(explanation.code): \(right)")
        }
        let withExample = FindingCatalog.groups[1].rules.filter { $0.example != nil }
        #expect(withExample.count >= FindingCatalog.groups[1].rules.count - 2, "A code of documents has no example.")
    }

    @Test("finds the code that a word is near to")
    func nearest() {
        #expect(FindingCatalog.nearest(to: "document.unknown-atribute") == .unknownAttribute)
        #expect(FindingCatalog.nearest(to: "nonsense") == nil)
        #expect(FindingCatalog.explanation(of: Finding.Code(rawValue: "nonsense")) == nil)
    }
}
