import Foundation
import GridPressProperties
import GridPressSnapshots
import Testing

/// Returns the difference of two small documents.
func difference(
    _ old: String,
    _ new: String,
    tolerance: Double = SnapshotComparer.defaultTolerance
) throws -> SnapshotDifference? {
    func source(_ text: String) -> SourceText { SourceText(name: "golden.svg", bytes: Array(text.utf8)) }
    return try SnapshotComparer(tolerance: tolerance)
        .difference(of: source(new), from: source(old), as: old.hasPrefix("<!DOCTYPE") ? .html : .svg)
}

/// Returns the lines about the differences of two small documents.
func differences(_ old: String, _ new: String, tolerance: Double = SnapshotComparer.defaultTolerance) throws -> [String]
{
    try difference(old, new, tolerance: tolerance)?.changes.map(\.line) ?? []
}

@Suite("Two documents")
struct MarkupEqualityTests {
    private func svg(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"gabcdef\">\(content)</svg>"
    }

    @Test(
        "are the same, however they are spelled",
        arguments: [
            ("<rect x=\"1\" y=\"2\"/>", "<rect  y='2.0'\n x='+1' />"),
            ("<rect x=\".5\"/>", "<rect x=\"5e-1\"/>"), ("<rect x=\"0\"/>", "<rect x=\"-0\"/>"),
            ("<rect x=\"0\" fill=\"red\"/>", "<rect fill=\"red\"/>"), ("<g class=\"\"/>", "<g class=''/>"),
            ("<rect/><g/>", "\n  <rect></rect>\n  <!-- c --><g>\n</g>"),
            ("<path d=\"M1 2L3-4z\"/>", "<path d=\" M 1,2 L 3 , -4 Z \"/>"),
            ("<path d=\"M1 2H5V9\"/>", "<path d=\"M1 2L5 2l0 7\"/>"),
            ("<path d=\"M0 0A5 5 0 0 1 10 .5\"/>", "<path d=\"M0 0A5,5,0,01 10,0.5\"/>"),
            ("<path d=\"M.5.5 1 1\"/>", "<path d=\"M0.5,0.5L1,1\"/>"),
            ("<g transform=\"translate(5) scale(2)\"/>", "<g transform=\"translate( 5,0 ),scale(2 2)\"/>"),
            ("<polygon points=\"1,2 3,4\"/>", "<polygon points=\"1 2,3 4\"/>"),
            ("<text>&#65;&amp;</text>", "<text><![CDATA[A&]]></text>"),
            (
                "<style>#a b{fill:red;x:.5px}</style>",
                "<style>\n#a   b {\n fill : red ; x : 0.5px ;\n}\n/* c */</style>"
            ),
            ("<text font-family=\"'A B',c\"/>", "<text font-family='\"A B\", c'/>"),
        ]
    )
    func same(first: String, second: String) throws {
        #expect(try differences(svg(first), svg(second)).isEmpty)
        #expect(try differences(svg(second), svg(first)).isEmpty)
    }

    @Test("differ where an element refers to another one, but not where an id has another name")
    func references() throws {
        func svg(_ first: String, _ second: String, uses: String) -> String {
            """
            <svg id='gabc'><linearGradient id='\(first)'><stop stop-color='#abc'/></linearGradient>
            <linearGradient id='\(second)'><stop stop-color='#def'/></linearGradient>
            <rect fill='url(#\(uses))'/><style>#gabc .gabc-x{fill:url(#\(first))}</style></svg>
            """
        }
        #expect(try differences(svg("a", "b", uses: "a"), svg("c", "d", uses: "c")).isEmpty)
        #expect(try differences(svg("a", "b", uses: "a"), svg("b", "a", uses: "b")).isEmpty)
        let difference = try difference(svg("a", "b", uses: "a"), svg("a", "b", uses: "b"))
        #expect(difference?.step == .markup && difference?.changes.count == 1)
        #expect(difference?.changes.first?.line.hasPrefix("line 3: <rect fill='url(#a)'/>") == true)
        #expect(try !differences(svg("a", "b", uses: "a"), svg("c", "d", uses: "d")).isEmpty)
    }

    @Test("are compared near the cost of reading them: many lines ask for few comparisons")
    func many() throws {
        let count = Rounds.size(10_000)
        func list(_ elements: some Sequence<String>) -> String { "<svg>\n\(elements.joined(separator: "\n"))\n</svg>" }
        let elements = (0..<count).map { "<rect x='\($0 * 10)' y='5' width='8' height='\($0 % 5)'/>" }
        #expect(try differences(list(elements), list(["<rect x='7'/>"] + elements)) == ["line 2 is new: <rect x='7'/>"])
        let circles = (0..<count).map { "<circle r='\($0)'/>" }
        #expect(try differences(list(elements), list(circles)).count == count)
    }

    @Test("are the same with other spellings of numbers, other ids, other space and another order")
    func spellings() {
        forEachSeed(cost: 333) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            let changed = spelledOtherwise(text)
            check(changed != text, "\(name): nothing is spelled otherwise.")
            let lines = try difference(text, changed)?.lines() ?? []
            check(lines.isEmpty, "\(name): \(lines)")
            let moved = changed.replacing(#/([xyr]|width|height)="\+([0-9]+).000"/#, maxReplacements: 1) {
                "\($0.output.1)=\"\($0.output.2).016\""
            }
            guard moved != changed else { return }
            let isMovedSame = try self.isSame(text, moved)
            check(!isMovedSame, "\(name): another number is the same.")
        }
    }

    private func isSame(_ old: String, _ new: String) throws -> Bool { try difference(old, new) == nil }

    private func spelledOtherwise(_ text: String) -> String {
        // The record has its own numbers.
        let end = text.range(of: "</metadata>")?.upperBound ?? text.startIndex
        var changed = String(text[end...]).replacing(#/([xyr]|width|height)="([0-9]+)"/#) {
            "\($0.output.1)=\"+\($0.output.2).000\""
        }
        changed = text[..<end] + changed
        changed = changed.replacing(#/(<rect )(x="[^"]*") (y="[^"]*")/#) {
            "\($0.output.1)\($0.output.3)  \($0.output.2)"
        }
        changed = changed.replacing("\n<g", with: "\n\n  <!-- a group -->\n<g")
        changed = changed.replacing(" d=\"M", with: " d=\" M ")
        if let id = text.firstMatch(of: #/id="(g[0-9a-z]{6})"/#)?.output.1 {
            changed = changed.replacing(id, with: "gnewone")
        }
        return changed
    }

    @Test("differ where anything counts")
    func different() throws {
        let pairs: [(String, String)] = [
            ("<a><text>a</text></a>", "<a><text>a </text></a>"), ("<a><text/></a>", "<a><text> </text></a>"),
            ("<a>b<c/></a>", "<a>b<c/> </a>"), ("<a b='1'/>", "<a/>"), ("<a/>", "<a b='1'/>"), ("<a/>", "<b/>"),
            ("<a><b/></a>", "<a><b/><b/></a>"), ("<a xmlns='urn:a'/>", "<a/>"), ("<a x='1'/>", "<a x='1px'/>"),
            ("<a x='1px'/>", "<a x='1'/>"), ("<a x='1 2'/>", "<a x='1'/>"), ("<a d='M1 1'/>", "<a d='M1 1z'/>"),
            ("<a x=''/>", "<a/>"),
            ("<a transform='scale(1)'/>", "<a transform='scale(2)'/>"),
            ("<a x='1e999'/>", "<a x='-1e999'/>"), ("<a d='M1 x'/>", "<a d='M1 y'/>"),
            ("<metadata title='1.0'/>", "<metadata title='1'/>"), ("<metadata a='b1'/>", "<metadata a='b1.0'/>"),
        ]
        forEach(pairs) { pair, check in
            let isTheSame = try isSame(pair.0, pair.1)
            check(!isTheSame, "\(pair)")
        }
    }
}
