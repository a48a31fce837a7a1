import GridPressFindings
import Testing
import XMLReading

@Suite("Reading a document")
struct ReadingTests {
    private func read(_ text: String) throws -> XMLDocument {
        try XMLDocument(SourceText(name: "test.xml", bytes: Array(text.utf8)))
    }

    private func text(_ range: Range<Int>, of document: XMLDocument) -> String {
        String(decoding: document.source.bytes[range], as: UTF8.self)
    }

    @Test("gives names, attributes and texts in order")
    func tree() throws {
        let root = try read("<a b='1' c=\"x &amp; y\"><d/>two<e>three</e><!-- four --></a>").root
        #expect(root.name == "a")
        #expect(root.attributes.map(\.name) == ["b", "c"])
        #expect(root["c"] == "x & y" && root["z"] == nil)
        #expect(root.elements.map(\.name) == ["d", "e"])
        guard case .text(let two, _) = root.children[1], case .comment(let four) = root.children[3] else {
            Issue.record("the children are \(root.children)")
            return
        }
        #expect(two == "two" && four == " four ")
    }

    @Test("replaces references, and keeps CDATA as it stands")
    func references() throws {
        let root = try read("<a b='&lt;&#65;&#x1F600;&quot;'>&gt;&#x26;<![CDATA[<b>&amp;]]></a>").root
        #expect(root["b"] == "<A😀\"")
        let texts = root.children.map { if case .text(let text, _) = $0 { text } else { "?" } }
        #expect(texts.joined() == ">&<b>&amp;")
    }

    @Test("replaces references to ampersands once, in values and in texts")
    func ampersands() throws {
        let written = "&amp; &#38; &#x26;lt; &amp;#38;&amp;amp;"
        let root = try read("<a b='\(written)'>\(written)</a>").root
        #expect(root["b"] == "& & &lt; &#38;&amp;")
        guard case .text(let text, let range) = root.children[0], root.children.count == 1 else {
            Issue.record("the children are \(root.children)")
            return
        }
        #expect(text == "& & &lt; &#38;&amp;" && range.count == written.utf8.count)
    }

    @Test("finds the pieces that a document is written in, and leaves nothing out")
    func pieces() {
        let pieces = [
            "<?xml version=\"1.0\"?>", "\n", "<!-- <a> -->", "<a b='/' c=\"2\">", " é ", "<d  e = '>'/>", "&lt;",
            "<![CDATA[</a>]]>", "<?p q?>", "</a >", "\n",
        ]
        let bytes = Array(pieces.joined().utf8)
        let tokens = XMLToken.all(in: bytes)
        #expect(tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } == pieces)
        let tags = tokens.compactMap { token in
            if case .start(let name, let attributes, let isEmpty) = token.kind {
                (String(decoding: bytes[name], as: UTF8.self), attributes.count, isEmpty)
            } else {
                nil
            }
        }
        #expect(tags.count == 2 && tags[0] == ("a", 2, false) && tags[1] == ("d", 1, true))
    }

    @Test("keeps hundreds of names apart")
    func names() throws {
        let names = (0..<500).map { "a\($0)" }
        let root = try read("<a>\(names.map { "<\($0) b\($0)='1'/>" }.joined())</a>").root
        #expect(root.elements.map(\.name) == names)
        #expect(root.elements.map { $0.attributes[0].name } == names.map { "b\($0)" })
    }

    @Test("takes references to spaces that XML has, and to no other control")
    func spaces() throws {
        #expect(try read("<a b='&#9;&#10;&#13;'/>").root["b"] == "\t\n\r")
        for number in [0, 8, 11, 12, 14, 31] {
            #expect(throws: (any Error).self, "\(number)") { try read("<a b='&#\(number);'/>") }
        }
    }

    @Test("knows where every name and value stands")
    func places() throws {
        let document = try read(
            "<?xml version=\"1.0\"?>\n<!-- <no x='1'/> -->\n<a  one = '1'\n\ttwo=\"2\"><b three='> &lt;'/></a>"
        )
        let root = document.root
        #expect(text(root.nameRange, of: document) == "a")
        #expect(root.attributes.map { text($0.nameRange, of: document) } == ["one", "two"])
        #expect(root.attributes.map { text($0.valueRange, of: document) } == ["1", "2"])
        #expect(text(root.elements[0].attributes[0].valueRange, of: document) == "> &lt;")
        #expect(document.source.position(of: root.nameRange.lowerBound) == (3, 2))
        #expect(document.source.position(of: root.attributes[1].nameRange.lowerBound) == (4, 2))
    }

    @Test("counts columns in characters, whatever they are made of")
    func columns() throws {
        let document = try read("<a>\t👨‍👩‍👧é漢<b/></a>")
        let place = document.source.location(of: document.root.elements[0].nameRange.lowerBound)
        #expect(place == .source(file: "test.xml", line: 1, column: 9))
    }

    @Test("distinguishes namespaces from attributes")
    func namespaces() throws {
        let root = try read("<a xmlns='urn:x' xmlns:y='urn:y' y:b='1' c='2'><y:d/></a>").root
        #expect(root.namespace == "urn:x")
        #expect(root.attributes.map(\.name) == ["b", "c"])
        #expect(root.attributes.map(\.namespace) == ["urn:y", nil])
        #expect(root["b"] == nil && root["c"] == "2")
        #expect(root.elements[0].namespace == "urn:y" && root.elements[0].name == "d")
    }

    @Test("keeps the comments around the root")
    func comments() throws {
        let document = try read("<!--1--><a/><!--2-->")
        #expect(document.prologue == ["1"] && document.epilogue == ["2"])
    }
}
