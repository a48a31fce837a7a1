import Foundation
import LayoutDocuments

/// A document with a mark before the place of each finding that it gives.
///
///     <HStack ⟦document.unknown-attribute: Did you mean "spacing"?⟧spacng="8"/>
///
/// A mark names the code of the finding and, behind a colon, words that it says. What is found while the figure is drawn
/// has the path of a view: `⟦text.no-room @ HStack > Text⟧`, and the line of the mark, or `@ figure` where it is about
/// all of it.
/// Marks are taken out before the document is read. What isn't a figure stands in one, on a line with a tab. A character
/// from U+E000 to U+E0FF stands for a byte, so that documents can hold what is no text.
struct MarkedDocument {
    /// The document without its marks.
    let source: SourceText
    /// The findings that are expected in it.
    private(set) var marks: [Mark] = []

    /// A finding that is expected.
    struct Mark: CustomStringConvertible {
        let code: Finding.Code
        let place: Finding.Location?
        let words: String
        let line: Int

        /// Returns whether a finding is where this mark is.
        private func isPlace(of finding: Finding) -> Bool {
            guard case .view(let path, let position) = finding.location else { return finding.location == place }
            var expected: [String] = []
            if case .view(let path, _) = place { expected = path } else if place != nil { return false }
            return path == expected && (position.map { $0.line == line } ?? true)
        }

        var description: String { "\(place?.description ?? "figure"): \(words) [\(code)]" }

        /// Returns whether a finding is the one that is meant.
        func matches(_ finding: Finding) -> Bool {
            finding.code == code && isPlace(of: finding)
                && (words.isEmpty || "\(finding.message) \(finding.fix ?? "")".contains(words))
        }
    }

    /// A document, or what stands in its figure unless it is whole.
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

    /// Returns the findings of the document and of its picture.
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

    /// Whether a mark is about what only a review of the picture finds.
    private var needsReview: Bool { marks.contains { [.itemBeyondCell, .littleContrast].contains($0.code) } }

    /// Returns what is found without a mark, and what is marked and not found; nothing where both are the same.
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
    /// Reads what stands between the brackets of a mark.
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
