import Foundation
import Testing

@Suite("The page of what differs from SwiftUI")
struct DifferencesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Every declaration of GridPress, as one text.
    private func sources() throws -> String {
        let folder = Self.root.appendingPathComponent("Sources/GridPress")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var text = ""
        for case let file as URL in files where file.pathExtension == "swift" {
            text += try String(contentsOf: file, encoding: .utf8) + "\n"
        }
        return text
    }

    /// Whether something is declared by a name.
    private func declares(_ sources: String, _ name: Substring) throws -> Bool {
        let declaration = try Regex("(struct|class|enum|protocol|typealias|func|var|case) \(name)\\b")
        return sources.contains(declaration)
    }

    @Test("names as missing only what is missing, and instead what there is")
    func missing() throws {
        let sources = try sources()
        let rows = try text("Documentation/Differences.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count >= 12)
        for row in rows {
            let cells = row.split(separator: "|")
            for name in cells[0].matches(of: /`(\w+)`/) {
                #expect(try !declares(sources, name.1), "\(name.1) is there.")
            }
            for name in cells[1].matches(of: /`(?:Figure\.)?(\w+)[^`]*`/) {
                let drawings = try text("Sources/Drawings/Geometry/Path.swift")
                #expect(try declares(sources + drawings, name.1) || name.1 == "eoFill", "\(name.1) isn't there.")
            }
        }
    }

    @Test("names codes of findings that there are")
    func codes() throws {
        let findings = try text("Documentation/Findings.md")
        let codes = try text("Documentation/Differences.md").matches(of: /`([a-z]+\.[a-z]+-[a-z-]+)`/)
        #expect(codes.count > 5)
        for code in codes { #expect(findings.contains("### `\(code.1)`"), "\(code.1)") }
    }
}
