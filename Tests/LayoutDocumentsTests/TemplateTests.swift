import GridPress
import Testing
import XMLReading

@testable import LayoutDocuments

@Suite("Repetitions and styles are templates")
struct TemplateTests {
    private func source(_ content: String) -> SourceText {
        SourceText(name: "card.xml", bytes: Array("<Figure>\n\(content)\n</Figure>".utf8))
    }

    /// Returns the compiled views of a figure.
    private func views(_ content: String) throws -> [CompiledView] {
        let document = try XMLArena(source(content))
        let reader = DocumentReader(document)
        let views = reader.views(of: reader.takeNames(of: document.root)).views
        #expect(reader.sortedFindings.isEmpty)
        return views
    }

    /// Returns the findings of a figure, each as a short text.
    private func findings(_ content: String) -> [String] {
        LayoutDocument(source(content)).findings.map { "\($0)" }
    }

    private func picture(_ content: String) throws -> String {
        let document = LayoutDocument(source(content))
        #expect(document.findings.isEmpty)
        return try #require(document.figure).svg()
    }

    @Test("Texts with more holes than are kept are filled in each turn")
    func manyHoles() throws {
        let count = 1_100
        let text = String(repeating: "{i * 2}{value}", count: count)
        let picture = try picture(
            """
            <ForEach values="a b"><ForEach count="2"><Text>\(text)</Text></ForEach></ForEach>
            """
        )
        for filled in ["0a", "2a", "0b", "2b"] {
            #expect(picture.contains(String(repeating: filled, count: count)))
        }
    }

    @Test("A value without a hole is parsed once for all turns of a repetition")
    func values() throws {
        let turns = try views(
            """
            <ForEach count="3">
              <VStack spacing="4"><Color fill="blue" frame="10 20"/><Text font="headline">{i}</Text></VStack>
            </ForEach>
            """
        )
        try #require(turns.count == 3)
        let (first, last) = (turns[0].arguments, turns[2].arguments)
        #expect(first[0].value(of: "spacing") === last[0].value(of: "spacing"))
        let (firstInside, lastInside) = (first[0].views.views, last[0].views.views)
        // The color arguments are identical. Those of the text are identical except for its letters.
        #expect(zip(firstInside[0].arguments, lastInside[0].arguments).allSatisfy { $0.isIdentical(to: $1) })
        #expect(firstInside[1].arguments[1].isIdentical(to: lastInside[1].arguments[1]))
        #expect(!firstInside[1].arguments[0].isIdentical(to: lastInside[1].arguments[0]))
    }

    @Test("A value of a style is parsed once for all views that have the style")
    func styles() throws {
        let views = try views(
            """
            <Style name="big" font="headline" padding="4 top"/>
            <Text style="big">a</Text><Text style="big" padding="2">b</Text>
            <ForEach values="c d"><Text style="big">{value}</Text></ForEach>
            """
        )
        try #require(views.count == 4)
        let fonts = views.map { $0.arguments[1] }
        #expect(fonts.allSatisfy { $0.isIdentical(to: fonts[0]) })
        #expect(views[0].arguments[2].isIdentical(to: views[3].arguments[2]))
        #expect(!views[0].arguments[2].isIdentical(to: views[1].arguments[2]))
    }

    @Test("A repetition draws what its turns draw when they are written one after another")
    func unrolled() throws {
        let names = "<Define name=\"side\" value=\"12\"/><Style name=\"cell\" frame=\"$side $side\" named=\"c{i}\"/>"
        let repeated = """
            \(names)
            <ForEach count="2">
              <HStack>
                <ForEach values="red blue" index="j">
                  <Color fill="{value}" style="cell" offset="{i * 2 + j}"/>
                  <Text>{ value } {i}-{j}</Text>
                  <Circle fill="green" frame="$side 9" id="{i}{j}"/>
                </ForEach>
              </HStack>
            </ForEach>
            """
        func cell(_ i: Int, _ j: Int, _ value: String) -> String {
            """
            <Color fill="\(value)" frame="12 12" named="c\(i)" offset="\(i * 2 + j)"/>
            <Text>\(value) \(i)-\(j)</Text><Circle fill="green" frame="12 9" id="\(i)\(j)"/>
            """
        }
        let rows = (0..<2).map { "<HStack>\(cell($0, 0, "red"))\(cell($0, 1, "blue"))</HStack>" }
        #expect(try picture(repeated) == picture(rows.joined()))
    }

    @Test("A mistake beside holes is reported once; one in a hole once for each different value")
    func mistakes() {
        #expect(
            findings("<ForEach count=\"3\"><Text padding=\"4px\">{i}</Text></ForEach>") == [
                "card.xml:2:35: error: \"4px\" isn't a valid value for \"padding\". [document.wrong-value] "
                    + "Use \"4\", without a unit."
            ]
        )
        let values = ["0px", "1px"].map {
            "card.xml:2:35: error: \"\($0)\" isn't a valid value for \"padding\". [document.wrong-value] "
                + "Use \"\($0.dropLast(2))\", without a unit."
        }
        #expect(findings("<ForEach count=\"2\"><Text padding=\"{i}px\">a</Text></ForEach>") == values)
    }

    @Test("A hole that becomes invalid in a later turn is reported at its place")
    func later() {
        #expect(
            findings("<ForEach count=\"3\"><Color fill=\"blue\" opacity=\"0.5\" grayscale=\"{i}\"/></ForEach>") == [
                "card.xml:2:64: error: \"2\" isn't a valid value for \"grayscale\". [document.wrong-value] "
                    + "Use a number from 0 to 1."
            ]
        )
    }

    @Test("Each turn counts towards the limit, also where it is compiled already")
    func limit() {
        func codes(_ count: Int) -> [Finding.Code] {
            LayoutDocument(source("<ForEach count=\"\(count)\"><Group><Circle/></Group></ForEach>")).findings.map(
                \.code
            )
        }
        #expect(codes(12_499) == [])
        #expect(codes(12_501) == [.tooManyRepetitions])
    }

    @Test("Each selection finds the tags of the same turn")
    func tags() {
        let picker = """
            <Picker title="Size {i}" selection="m"><Text tag="s">Small</Text><Text tag="m">Medium</Text></Picker>
            """
        #expect(findings("<ForEach count=\"2\">\(picker)</ForEach>") == [])
    }

    @Test("An id in a repetition is a duplicate in the second turn")
    func identities() {
        let codes = LayoutDocument(source("<ForEach count=\"2\"><Circle id=\"a\"/></ForEach>")).findings.map(\.code)
        #expect(codes == [.nameUsedTwice])
    }

    @Test("The views of documents are sendable values")
    func sendable() {
        func expectSendable<Value: Sendable>(_ type: Value.Type) {}
        expectSendable(DocumentViews.self)
        expectSendable(CompiledView.self)
    }
}

extension CompiledView {
    /// The arguments of all operations, in order.
    fileprivate var arguments: [ParsedArguments] {
        operations.compactMap { operation in
            switch operation {
            case .make(_, let arguments), .wrap(_, let arguments), .modify(_, let arguments): arguments
            case .place, .identify: nil
            }
        }
    }
}

extension ParsedArguments {
    fileprivate func value(of name: RuleName) -> (any ParsedValue)? { arguments.first { $0.name == name }?.value }

    /// Returns whether all values are the same objects.
    fileprivate func isIdentical(to other: ParsedArguments) -> Bool {
        arguments.count == other.arguments.count
            && zip(arguments, other.arguments).allSatisfy { $0.value === $1.value }
    }
}
