import GridPress
import GridPressProperties
import LayoutDocuments
import Testing

@Suite("Layers inside the view that they belong to")
struct LayerTests {
    private func document(_ content: String) -> LayoutDocument {
        let text = "<Figure title=\"A\" width=\"200\" height=\"100\">\(content)</Figure>"
        return LayoutDocument(SourceText(name: "layers.xml", bytes: Array(text.utf8)))
    }

    /// Returns the SVG of a document, or its findings if there are any.
    private func picture(_ content: String) throws -> String {
        let document = document(content)
        guard document.findings.isEmpty, let figure = document.figure else { return "\(document.findings)" }
        return try figure.svg()
    }

    /// Expects that pairs of documents have the same pictures.
    ///
    /// In the second one, modifiers are elements around views.
    private func expectSame(_ pairs: [(String, String)]) {
        forEach(pairs) { pair, check in
            let written = try picture(pair.0)
            check(written.hasPrefix("<svg"), written)
            check.equal(written, try picture(pair.1), pair.0)
        }
    }

    private let dot = "<Circle fill=\"red\" frame=\"8 8\"/>"

    @Test("are drawn as modifiers around the view, in views without content")
    func leaves() {
        let leaves = [
            "Color fill=\"blue\" frame=\"40 40\"", "Circle fill=\"blue\" padding=\"4\"", "Spacer", "Divider",
            "Path data=\"M 0 0 H 40 L 20 30 Z\"", "Button title=\"Buy\"", "Slider value=\"0.5\"",
        ]
        expectSame(
            leaves.flatMap { leaf in
                let tag = leaf.prefix { $0 != " " }
                return ["overlay", "background", "mask"].map { layer in
                    (
                        "<\(leaf)><\(layer) alignment=\"topTrailing\">\(dot)</\(layer)></\(tag)>",
                        "<\(layer) alignment=\"topTrailing\"><\(leaf)/><content>\(dot)</content></\(layer)>"
                    )
                }
            }
        )
    }

    @Test("are drawn as modifiers around the view, in views with content")
    func containers() {
        let views = "<Text>A</Text><Text>B</Text>"
        let containers = [
            "VStack", "Group", "Grid", "Grid tracks=\"2\"", "LazyVGrid columns=\"2\"", "HFlow", "ScrollView", "Form",
            "SpanGrid", "VMasonry columns=\"2\"",
        ]
        expectSame(
            containers.flatMap { container in
                let tag = container.prefix { $0 != " " }
                let layered = "<overlay><\(container)>\(views)</\(tag)><content>\(dot)</content></overlay>"
                return [
                    ("<\(container)>\(views)<overlay>\(dot)</overlay></\(tag)>", layered),
                    ("<\(container)><overlay>\(dot)</overlay>\(views)</\(tag)>", layered),
                    ("<\(container)>\(views)<overlay><content>\(dot)</content></overlay></\(tag)>", layered),
                ]
            }
        )
    }

    @Test("apply in their order, after the attributes of the view")
    func order() {
        expectSame([
            (
                """
                <Color opacity="0.5" fill="blue" frame="20 20">
                  <overlay><Color fill="red"/></overlay>
                  <background alignment="bottom"><Color fill="green" padding="-4"/></background>
                  <overlay style="yellow/0.5" in="circle"/>
                  <safeAreaInset edge="top"><Text>Top</Text></safeAreaInset>
                </Color>
                """,
                """
                <safeAreaInset edge="top">
                  <overlay style="yellow/0.5" in="circle">
                    <background alignment="bottom">
                      <overlay>
                        <Color opacity="0.5" fill="blue" frame="20 20"/>
                        <content><Color fill="red"/></content>
                      </overlay>
                      <content><Color fill="green" padding="-4"/></content>
                    </background>
                  </overlay>
                  <content><Text>Top</Text></content>
                </safeAreaInset>
                """
            )
        ])
    }

    @Test("may have layers, repetitions and indices inside")
    func nesting() {
        expectSame([
            (
                "<Circle><overlay><Circle fill=\"red\"><overlay><Text>1</Text></overlay></Circle></overlay></Circle>",
                "<overlay><Circle/><content><overlay><Circle fill=\"red\"/><content><Text>1</Text></content></overlay>"
                    + "</content></overlay>"
            ),
            (
                "<ForEach count=\"2\"><Circle><overlay><ForEach values=\"a b\" index=\"j\"><Text>{value}{i}</Text></ForEach></overlay>"
                    + "</Circle></ForEach>",
                "<ForEach count=\"2\"><overlay><Circle/><content><Text>a{i}</Text><Text>b{i}</Text></content></overlay>"
                    + "</ForEach>"
            ),
        ])
    }

    @Test("leave the words of a text and of a control as they are")
    func texts() {
        let line = "<overlay alignment=\"bottom\"><Color fill=\"red\" frame=\"height:1\"/></overlay>"
        let around = { (view: String) in
            "<overlay alignment=\"bottom\">\(view)<content><Color fill=\"red\" frame=\"height:1\"/></content></overlay>"
        }
        expectSame([
            ("<Text>Hello\(line)</Text>", around("<Text>Hello</Text>")),
            ("<Text>\n  \(line)\n  Hello\n</Text>", around("<Text>Hello</Text>")),
            ("<Text>Hello \(line) you</Text>", around("<Text>Hello you</Text>")),
            (
                "<Text>Hello <Text bold=\"true\">you</Text>\(line)</Text>",
                around("<Text>Hello <Text bold=\"true\">you</Text></Text>")
            ),
            ("<Button>Buy\(line)</Button>", around("<Button title=\"Buy\"/>")),
            (
                "<Label><title><Text>A</Text></title>\(line)</Label>",
                around("<Label><title><Text>A</Text></title></Label>")
            ),
        ])
    }

    @Test("are modifiers around views where they have both views and something to layer")
    func wrappers() {
        expectSame([
            (
                "<VStack><overlay>\(dot)<content><Text>1</Text></content></overlay><Text>A</Text></VStack>",
                "<VStack><Group><overlay>\(dot)<content><Text>1</Text></content></overlay></Group><Text>A</Text></VStack>"
            ),
            (
                "<VStack><background style=\"red\"><Text>A</Text></background></VStack>",
                "<VStack><Text background=\"red\">A</Text></VStack>"
            ),
            (
                "<VStack><Text>A</Text><background style=\"red\"/></VStack>",
                "<VStack background=\"red\"><Text>A</Text></VStack>"
            ),
        ])
    }

    @Test("have the place of their element")
    func places() throws {
        let text = "<Figure>\n<Color fill=\"red\">\n  <overlay>\n    <Text>A</Text>\n  </overlay>\n</Color>\n</Figure>"
        let document = LayoutDocument(SourceText(name: "layers.xml", bytes: Array(text.utf8)))
        let drawing = try #require(document.figure).drawing()
        let places = drawing.elements.map { element in
            element.kind.name + (element.source.map { " \($0.line):\($0.column)" } ?? "")
        }
        #expect(places == ["Color 2:2", "overlay", "Text 4:6"])
    }

    @Test("are at most a hundred of a view")
    func limit() throws {
        let layers = { (count: Int) in
            document("<Circle>" + String(repeating: "<overlay style=\"red\"/>", count: count) + "</Circle>")
        }
        #expect(layers(100).findings.isEmpty)
        #expect(try layers(100).figure?.svg() != nil)
        #expect(layers(40_000).findings.map(\.message) == ["\"Circle\" has more than 100 layers."])
    }

    @Test("keep their text as it is when the document is formatted")
    func formatting() throws {
        let text =
            "<Figure>\n<Text>Hello <overlay><Circle/></overlay> you</Text><Circle><overlay><Text>1</Text></overlay></Circle></Figure>"
        let formatted = FormattedDocument(SourceText(name: "layers.xml", bytes: Array(text.utf8)))
        #expect(formatted.findings.isEmpty)
        #expect(
            String(decoding: formatted.bytes ?? [], as: UTF8.self) == """
                <Figure>
                  <Text>Hello <overlay><Circle/></overlay> you</Text>
                  <Circle>
                    <overlay>
                      <Text>1</Text>
                    </overlay>
                  </Circle>
                </Figure>

                """
        )
    }
}
