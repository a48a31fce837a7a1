import Foundation
import GridPressProperties
import Testing

@Suite("The page of what differs from SwiftUI")
struct DifferencesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the names that GridPress declares.
    private func declaredNames() throws -> Set<Substring> {
        let folder = Self.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var names = declaredNames(in: try text("Sources/GridPressDrawings/Geometry/Path.swift"))
        // The Combine module declares some names of SwiftUI inside a namespace.
        for case let file as URL in files
        where file.pathExtension == "swift" && !file.path.contains("/GridPressExtras/Combine/")
            && !file.path.contains("/GridPressCombine/")
        {
            names.formUnion(declaredNames(in: try String(contentsOf: file, encoding: .utf8)))
        }
        return names
    }

    /// Returns the names after keywords that declare something.
    private func declaredNames(in source: String) -> Set<Substring> {
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "case"]
        // Bytes, because characters of all sources take a second.
        let words = source.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        let behind = zip(words, words.dropFirst()).filter { keywords.contains(Substring($0.0)) }
        return Set(behind.map { Substring($0.1).prefix { $0.isLetter || $0.isNumber || $0 == "_" } })
    }

    @Test("names as missing only what is missing, and instead what there is")
    func missing() throws {
        let names = try declaredNames()
        #expect(names.contains("Grid") && names.contains("overlay"))
        let rows = try text("Documentation/Differences.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(!rows.isEmpty)
        forEach(rows) { row, check in
            let cells = row.split(separator: "|")
            for name in cells[0].matches(of: /`(\w+)`/) {
                check(!names.contains(name.1), "\(name.1) is there.")
            }
            for name in cells[1].matches(of: /`(?:Figure\.)?(\w+)[^`]*`/) {
                check(names.contains(name.1) || name.1 == "eoFill", "\(name.1) isn't there.")
            }
        }
    }

    @Test("names codes of findings that there are")
    func codes() throws {
        let findings = try text("Documentation/Findings.md")
        let codes = try text("Documentation/Differences.md").matches(of: /`([a-z]+\.[a-z]+-[a-z-]+)`/)
            .map { String($0.1) }
        #expect(codes.count > 5)
        #expect(codes.filter { !findings.contains("### `\($0)`") } == [])
    }
}
