import Foundation
import GridPressPlatform
import GridPressProperties
import LayoutDocuments
import Testing

@testable import GridPressTool

@Suite("The layout of documents")
struct FormatTests {
    /// Returns a document in its canonical layout.
    private func formatted(_ text: String) -> String {
        let outcome = run("format", "-", input: text)
        #expect(outcome.exit == .fine && outcome.messages.isEmpty, "\(outcome.messages)")
        return outcome.output
    }

    /// Documents with their canonical layouts.
    static let pairs: [(what: String, document: String, layout: String)] = [
        ("an element on each line", "<A><B/><C></C> <D>\n</D></A>", "<A>\n  <B/>\n  <C/>\n  <D/>\n</A>\n"),
        ("no space in tags", "<A  b = \"1\"\n\tc='2' ><B /></A >", "<A b=\"1\" c=\"2\">\n  <B/>\n</A>\n"),
        (
            "double quotation marks", "<A b='\"x\"' c=\"it's\" d='&apos;'/>",
            "<A b=\"&quot;x&quot;\" c=\"it's\" d=\"&apos;\"/>\n"
        ),
        ("references as they are", "<A b='&#10;&lt;'>&#160;&amp;</A>", "<A b=\"&#10;&lt;\">&#160;&amp;</A>\n"),
        ("words with one space", "<A>\n  a   b\n\tc </A>", "<A>a b c</A>\n"),
        (
            "one blank line at most", "\n\n<A>\n\n<B/>\n\n\n\n<C/>\n<D/>\n\n</A>\n\n",
            "<A>\n  <B/>\n\n  <C/>\n  <D/>\n</A>\n"
        ),
        ("lines that end alike", "\u{FEFF}<A>\r\n<B/>\r<C/>\r\n\r\n<D/></A>", "<A>\n  <B/>\n  <C/>\n\n  <D/>\n</A>\n"),
        (
            "text beside other things as it is", "<A>\n<B>x  <C  d='1'/> y\n</B></A>",
            "<A>\n  <B>x  <C  d='1'/> y\n</B>\n</A>\n"
        ),
        (
            "sections that aren't markup", "<A><B><![CDATA[ <x  > ]]></B></A>",
            "<A>\n  <B><![CDATA[ <x  > ]]></B>\n</A>\n"
        ),
        ("space that is to be kept", "<A xml:space='preserve'> <B/> </A>", "<A xml:space=\"preserve\"> <B/> </A>\n"),
        (
            "declarations, comments and instructions",
            "<?xml version='1.0'?><!-- a  b --><?p  q?><A><!--\n c\n--><B/> <!-- of B -->\n</A><!-- end -->",
            "<?xml version='1.0'?>\n<!-- a  b -->\n<?p  q?>\n<A>\n  <!--\n c\n-->\n  <B/> <!-- of B -->\n</A> <!-- end -->\n"
        ),
        (
            "a comment with what follows it", "<A><B/><!-- of C --><C/></A>",
            "<A>\n  <B/>\n  <!-- of C -->\n  <C/>\n</A>\n"
        ),
        ("values of several lines", "<A b='1\n  2'><C/></A>", "<A\n  b=\"1\n  2\"\n>\n  <C/>\n</A>\n"),
        (
            "texts in a text as they are, where space is seen",
            "<Text><Text>a</Text><Text bold=''>b</Text>\n<br/></Text>",
            "<Text><Text>a</Text><Text bold=''>b</Text>\n<br/></Text>\n"
        ),
        (
            "attributes on separate lines where one is too long",
            "<A><B one='\(String(repeating: "x", count: 50))' two='\(String(repeating: "y", count: 50))'/></A>",
            "<A>\n  <B\n    one=\"\(String(repeating: "x", count: 50))\"\n    two=\"\(String(repeating: "y", count: 50))\"\n  />\n</A>\n"
        ),
        (
            "words on separate lines where one is too long",
            "<A>" + Array(repeating: "abcdefghi", count: 20).joined(separator: " ") + "</A>",
            "<A>\n  " + Array(repeating: "abcdefghi", count: 9).joined(separator: " ") + "\n  "
                + Array(repeating: "abcdefghi", count: 9).joined(separator: " ") + "\n  abcdefghi abcdefghi\n</A>\n"
        ),
        ("prefixes", "<x:A xmlns:x='u' x:b='1'><x:C/></x:A>", "<x:A xmlns:x=\"u\" x:b=\"1\">\n  <x:C/>\n</x:A>\n"),
    ]

    @Test("has", arguments: pairs)
    func layouts(what: String, document: String, layout: String) {
        #expect(formatted(document) == layout, "\(what)")
        #expect(formatted(layout) == layout, "\(what), laid out again")
    }

    @Test("says the same as before and is the same when it is laid out again")
    func property() {
        forEachSeed(cost: 66) { seed, check in
            var writer = RandomMarkup(seed: seed)
            let document = writer.document()
            let first = FormattedDocument(SourceText(name: "a", bytes: Array(document.utf8)))
            let bytes = try #require(first.bytes, "\(first.findings) in \(document)")
            let (meaning, before) = (try Meaning(bytes), try Meaning(Array(document.utf8)))
            check(meaning == before, "It says something else: \(document)")
            let second = FormattedDocument(SourceText(name: "a", bytes: bytes))
            check(second.bytes == bytes && second.difference == nil, "It is laid out otherwise again: \(document)")
            check(!bytes.contains(UInt8(ascii: "\r")) && bytes.last == UInt8(ascii: "\n"), "ends of lines: \(document)")
        }
    }

    @Test("of the pictures stays the same", arguments: [Sample.card, Sample.long, Sample.texts])
    func pictures(document: String) {
        let picture = run("render", "-", input: document)
        #expect(picture.exit == .fine && picture.output == run("render", "-", input: formatted(document)).output)
    }

    @Test("is given to files in place, only where it changes them")
    func files() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": "<A>\n  <B/>\n</A>\n", "c.xml": Sample.notXML])
        chmod(folder.path + "a.xml", 0o640)
        let before = FileStatus(folder.path + "b.xml")
        let outcome = run(["format"] + ["a.xml", "b.xml", "c.xml", "d.xml"].map { folder.path + $0 })
        #expect(outcome.exit == .noInput && outcome.output.isEmpty)
        #expect(outcome.messages.contains("c.xml:1:8: error: ") && outcome.messages.contains("[input.missing]"))
        #expect(try folder.text("a.xml") == formatted(Sample.card))
        #expect(FileStatus(folder.path + "a.xml")?.permissions == 0o640)
        #expect(FileStatus(folder.path + "b.xml") == before && FileStatus(folder.path + "b.xml") != nil)
        #expect(try folder.text("c.xml") == Sample.notXML)
        #expect(try folder.names() == ["a.xml", "b.xml", "c.xml"])
    }

    @Test("is only reported with --check, with the place where it starts to differ")
    func check() throws {
        let folder = try ScratchFolder(["a.xml": "<A>\n <B/>\n</A>\n", "b.xml": "<A>\n  <B/>\n</A>\n"])
        let outcome = run("format", "--check", "--diagnostics", "short", folder.path + "b.xml", folder.path + "a.xml")
        #expect(outcome.exit == .findings && outcome.messages.isEmpty)
        #expect(
            outcome.output.hasPrefix("\(folder.path)a.xml:2:2: warning: ")
                && outcome.output.filter(\.isNewline).count == 1
        )
        #expect(try folder.text("a.xml") == "<A>\n <B/>\n</A>\n")
        #expect(run("format", "--check", folder.path + "b.xml").exit == .fine)
        #expect(run("format", "--check", "-", input: "<A/>").exit == .findings)
        #expect(run("format", "--check", "-", input: "<A/>\n").output.isEmpty)
        #expect(run("format", "-", input: "<A>").exit == .badData)
    }

    @Test("is given to what a symbolic link leads to, and the link stays")
    func links() throws {
        let folder = try ScratchFolder(["a.xml": "<A></A>"])
        try folder.makeFolder("deep")
        try folder.link("deep/b.xml", to: "../a.xml")
        #expect(run("format", folder.path + "deep/b.xml").exit == .fine)
        #expect(try folder.text("a.xml") == "<A/>\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "deep/b.xml") == "../a.xml")
    }

    @Test("isn't given where the document would be too large to be read")
    func tooLarge() {
        let depth = 190
        let inner = String(repeating: "<B/>", count: 45_000)
        let document = (0..<depth).reduce(inner) { text, _ in "<A>\(text)</A>" }
        let outcome = run("format", "-", input: document)
        #expect(outcome.exit == .badData && outcome.messages.contains("[xml.too-large]") && outcome.output.isEmpty)
    }

    @Test("that isn't canonical is reported where it starts to differ")
    func difference() {
        func place(_ text: String) -> Finding.Location? {
            FormattedDocument(SourceText(name: "a", bytes: Array(text.utf8))).difference?.location
        }
        #expect(place("<A>\n  <B/>\n</A>\n") == nil)
        #expect(place("<A>\n  <B/>\n</A>") == .source(file: "a", line: 3, column: 5))
        #expect(place("<A>\n  <B />\n</A>\n") == .source(file: "a", line: 2, column: 5))
        #expect(place("<A>\n  <B/>\n</A>\n\n") == .source(file: "a", line: 4, column: 1))
    }
}

extension Sample {
    /// A document of texts inside a text, with and without spaces in between.
    fileprivate static let texts = """
        <Figure><VStack> <Text><Text>a</Text><Text font='title'>b</Text></Text>
        <Text> <Text>a</Text> <Text> b </Text>\n c<br/>d </Text>
        <Text xml:space='preserve'>  a  b </Text></VStack></Figure>
        """
    /// A document whose text is wrapped into lines.
    fileprivate static let long = """
        <Figure width='200'><Text>\(Array(repeating: "Words   and\nwords", count: 30).joined(separator: " "))</Text></Figure>
        """
}
