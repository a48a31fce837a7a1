import Testing

@testable import GridPressTool

/// Tests of JSON golden files that change although the picture doesn't, or that don't change although it does.
///
/// A known failure passes once golden files contain what changed, and then its mark has to be removed.
@Suite("JSON golden files of documents")
struct JSONGoldenTests {
    /// A way to write the same document.
    enum Rewrite: CaseIterable {
        case formatted, comment, windowsLines, byteOrderMark, decimals

        func apply(to document: String) -> String {
            switch self {
            case .formatted: document.replacing("><", with: ">\n  <")
            case .comment: document.replacing("<VStack", with: "<!-- A list -->\n<VStack")
            case .windowsLines: document.replacing("\n", with: "\r\n")
            case .byteOrderMark: "\u{FEFF}" + document
            case .decimals: document.replacing("spacing='8'", with: "spacing='8.0'")
            }
        }
    }

    /// Returns a document with two texts on its first line; the first is too wide for a narrow figure.
    private func document(width: Int, margin: Int = 0) -> String {
        "<Figure title='Card' width='\(width)' margin='\(margin)'><VStack spacing='8'><Text>Lighthouse</Text>"
            + "<Text>Pier</Text>\n</VStack>\n</Figure>\n"
    }

    private func exit(from old: String, to new: String, format: String = "json") throws -> ExitCode {
        let scratch = try SnapshotScratch(["card": old])
        #expect(scratch.check("--format", format).exit == .fine)
        try scratch.write(new, to: "card")
        return scratch.check("--format", format, "--record", "never").exit
    }

    @Test("are equal however the document is written", arguments: Rewrite.allCases)
    func rewrites(rewrite: Rewrite) throws {
        let document = document(width: 100)
        #expect(try exit(from: document, to: rewrite.apply(to: document)) == .fine)
    }

    @Test("are equal however a document with a finding is written", arguments: Rewrite.allCases)
    func rewritesWithFinding(rewrite: Rewrite) throws {
        let document = document(width: 8)
        let code = try exit(from: document, to: rewrite.apply(to: document))
        withKnownIssue("The file contains the line and the column of a finding.") {
            #expect(code == .fine)
        } when: {
            rewrite != .windowsLines
        }
    }

    @Test("differ if the margin of the picture differs")
    func margin() throws {
        let (old, new) = (document(width: 100), document(width: 100, margin: 8))
        #expect(try exit(from: old, to: new, format: "svg") == .findings)
        let code = try exit(from: old, to: new)
        withKnownIssue("The file doesn't contain the margin.") { #expect(code == .findings) }
    }

    @Test("report a removed view, and not a change of the view beside it")
    func removedNeighbor() throws {
        func row(_ colors: String...) -> String {
            let views = colors.map { "<Color fill='\($0)' frame='20 20'/>" }.joined()
            return "<Figure title='Row'><HStack spacing='4'>\(views)</HStack></Figure>"
        }
        let scratch = try SnapshotScratch(["row": row("red", "blue")])
        #expect(scratch.check("--format", "json").exit == .fine)
        try scratch.write(row("blue"), to: "row")
        let output = scratch.check("--format", "json", "--record", "never").output
        #expect(output.contains("is gone"))
        withKnownIssue("The kept view is matched with the removed one.") { #expect(!output.contains("fill")) }
    }
}
