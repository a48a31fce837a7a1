import Foundation
import LayoutDocuments

/// A document with a mark before the position of each expected finding.
///
/// ```text
/// <HStack ⟦document.unknown-attribute: Did you mean "spacing"?⟧spacng="8"/>
/// ```
///
/// A mark contains the code of the finding and, after a colon, a part of its message or fix. A finding of the
/// drawing also has the path of a view: `⟦text.no-room @ HStack > Text⟧`, and the line of the mark. `@ figure`
/// stands for the whole figure.
///
/// Marks are removed before the document is read. Text that isn't a figure is put into one, on a line with a tab. A
/// character from U+E000 to U+E0FF stands for a byte, so that documents can contain invalid text.
struct MarkedDocument {
    /// The document without its marks.
    let source: SourceText
    /// The expected findings.
    private(set) var marks: [Mark] = []

    /// An expected finding.
    struct Mark: CustomStringConvertible {
        let code: Finding.Code
        let place: Finding.Location?
        let words: String
        let line: Int

        /// Returns whether a finding has the position of this mark.
        private func isPlace(of finding: Finding) -> Bool {
            guard case .view(let path, let position) = finding.location else { return finding.location == place }
            var expected: [String] = []
            if case .view(let path, _) = place { expected = path } else if place != nil { return false }
            return path == expected && (position.map { $0.line == line } ?? true)
        }

        var description: String { "\(place?.description ?? "figure"): \(words) [\(code)]" }

        /// Returns whether a finding has the code, the position and the words of this mark.
        func matches(_ finding: Finding) -> Bool {
            finding.code == code && isPlace(of: finding)
                && (words.isEmpty || "\(finding.message) \(finding.fix ?? "")".contains(words))
        }
    }

    /// Creates a document from a text with marks.
    ///
    /// - Parameters:
    ///   - text: A whole document, or the content of a figure.
    ///   - isWhole: Whether the text is a document that isn't recognized by its beginning.
    init(_ text: String, isWhole: Bool = false) {
        let isWhole = isWhole || ["<Figure", "<?", "<!", "⟦"].contains { text.hasPrefix($0) }
        var rest = (isWhole ? text : "<Figure width=\"200\" height=\"100\">\n\t\(text)\n</Figure>")[...]
        var line = 1
        var column = 1
        var clean = ""
        func pass(_ letters: Substring) {
            clean += letters
            for character in letters {
                (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
            }
        }
        while let start = rest.firstIndex(of: "⟦"), let end = rest[start...].firstIndex(of: "⟧") {
            pass(rest[..<start])
            let mark = rest[rest.index(after: start)..<end]
            marks.append(Mark(mark, at: .source(file: "test.xml", line: line, column: column)))
            rest = rest[rest.index(after: end)...]
        }
        source = SourceText(name: "test.xml", bytes: Self.bytes(of: clean + rest))
    }

    private static func bytes(of text: String) -> [UInt8] {
        guard text.utf8.contains(0xEE) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in
            (0xE000...0xE0FF).contains(scalar.value)
                ? [UInt8(scalar.value - 0xE000)] : Array(String(scalar).utf8)
        }
    }

    /// Returns the findings of the document and of its drawing.
    func findings(imageFolder: URL? = nil, isReviewed: Bool? = nil) -> [Finding] {
        let document = LayoutDocument(source)
        guard var figure = document.figure else { return document.findings }
        figure.imageFolder = imageFolder
        do throws(FigureError) {
            let drawing = try figure.drawing(scheme: .light)
            let reviewed = isReviewed ?? needsReview ? drawing.review(scheme: .light) : []
            return document.findings + drawing.findings + reviewed
        } catch {
            return document.findings + [error.finding(at: source.location(of: 0))]
        }
    }

    /// Whether a mark expects a finding that only a review of the drawing reports.
    private var needsReview: Bool {
        marks.contains { [.itemBeyondCell, .littleContrast, .truncatedText].contains($0.code) }
    }

    /// Returns the findings without a mark, and the marks without a finding.
    func differences(from findings: [Finding]) -> [String] {
        var rest = findings
        var differences: [String] = []
        for mark in marks {
            if let index = rest.firstIndex(where: mark.matches) {
                rest.remove(at: index)
            } else {
                differences.append("marked, but not found: \(mark)")
            }
        }
        return differences + rest.map { "found, but not marked: \($0)" }
    }
}

extension MarkedDocument.Mark {
    /// Creates a mark from the text between its brackets.
    fileprivate init(_ text: Substring, at place: Finding.Location) {
        if case .source(_, let line, _) = place { self.line = line } else { line = 0 }
        let parts = text.split(separator: ": ", maxSplits: 1)
        let head = parts[0].split(separator: " @ ", maxSplits: 1).map(String.init)
        code = Finding.Code(rawValue: head[0])
        words = parts.count > 1 ? String(parts[1]) : ""
        switch head.dropFirst().first {
        case nil: self.place = place
        case "figure": self.place = nil
        case let path?: self.place = .view(path: path.split(separator: " > ").map(String.init))
        }
    }
}
