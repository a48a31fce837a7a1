import Foundation
import GridPressMacroExpansion
import GridPressProperties
import SwiftScanning
import Testing

@Suite("The sources of this package")
struct RepositoryTests {
    @Test("are divided into tokens whose brackets are in pairs")
    func sources() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let paths = try ["Sources", "Tests"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }
        #expect(paths.count > 500)
        forEach(paths.sorted().sampled(oneIn: 12)) { path, check in
            let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            let list = try TokenList(source)
            let length = list.tokens.reduce(0) { $0 + $1.range.count }
            // A file may have only comments.
            check((length > 0 || source.hasPrefix("//")) && length <= source.utf8.count)
        }
    }
}
