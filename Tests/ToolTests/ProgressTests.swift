import Testing

@testable import GridPressTool

@Suite("Progress")
struct ProgressTests {
    /// Draws documents with a clock by which each takes some time, and returns the messages.
    private func messages(isWatched: Bool, documents: [String], seconds: Double = 1) throws -> String {
        let folder = try ScratchFolder()
        var files: [String] = []
        for (index, document) in documents.enumerated() {
            try folder.write(document, to: "\(index).xml")
            files.append(folder.path + "\(index).xml")
        }
        var time = 0.0
        let outcome = run(["render", "-o", folder.path + "out", "--diagnostics", "short"] + files) {
            $0.isWatched = isWatched
            $0.now = {
                time += seconds
                return time
            }
        }
        return outcome.messages.replacing(folder.path, with: "")
    }

    @Test("is a line that is written again, makes room for findings, and is gone at the end")
    func watched() throws {
        let text = try messages(isWatched: true, documents: [Sample.card, Sample.unknownElement, Sample.card])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("\r\u{1B}[K1 of 3 files: 0.xml\r\u{1B}[K1.xml:1:10: error: "))
        #expect(lines[1] == "\r\u{1B}[K2 of 3 files: 1.xml\r\u{1B}[K")
    }

    @Test("is silent without a terminal, for a single file, and where it is too fast to be read")
    func silent() throws {
        #expect(try messages(isWatched: false, documents: [Sample.card, Sample.card, Sample.card]).isEmpty)
        #expect(try messages(isWatched: true, documents: [Sample.card]).isEmpty)
        #expect(
            try messages(isWatched: true, documents: [Sample.card, Sample.card, Sample.card], seconds: 0.001).isEmpty
        )
    }
}
