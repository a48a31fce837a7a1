import Foundation
import GridPressTesting
import Testing

@testable import GridPressTool

@Suite("The golden files of pages about the tool")
struct PageGoldenTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Snapshots/Tool", isDirectory: true).standardizedFileURL

    @Test("are as the pages are printed now", arguments: PageTests.calls)
    func pages(name: String, words: [String]) {
        let page = run(words)
        #expect(page.exit == .fine && page.messages.isEmpty)
        assertSnapshot(of: page.output, as: .text, named: name, tolerance: 0, in: Self.folder.path)
    }

    @Test("are each of a page")
    func strays() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".txt")
        }
        let strays = Set(names).subtracting(PageTests.calls.map { $0.name + ".txt" })
        #expect(strays.isEmpty, "`make snapshots` removes what nothing prints.")
    }
}
