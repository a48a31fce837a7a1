import GridPress
import Testing

@testable import LayoutDocuments

@Suite("A document with states")
struct StatesDocumentTests {
    private func read(_ text: String, beside files: [String: String]? = nil) -> LayoutDocument {
        func source(_ name: String, _ text: String) -> SourceText { SourceText(name: name, bytes: Array(text.utf8)) }
        guard let files else { return LayoutDocument(source("test.xml", text)) }
        return LayoutDocument(source("test.xml", text)) { path in files[path].map { source(path, $0) } }
    }

    private func drawing(_ text: String, beside files: [String: String]? = nil) throws -> Drawing {
        let document = read(text, beside: files)
        #expect(document.findings.isEmpty, "\(document.findings)")
        return try #require(document.figure).drawing()
    }

    /// Returns the origin of each element in the last state, as a dictionary of names.
    private func origins(_ drawing: Drawing) throws -> [String: String] {
        let state = try #require(drawing.motion?.states.last)
        var origins: [String: String] = [:]
        for (index, element) in drawing.elements.enumerated() {
            guard let name = element.name else { continue }
            origins[name] = state.partners[index].flatMap { state.drawing.elements[$0].name } ?? "nothing"
        }
        return origins
    }

    private static let three = """
        <States title="Dots" description="Dots." caption="Below" animation="linear(duration:2)" pause="0.5" margin="4">
          <Define name="size" value="20 20"/>
          <State title="First" width="60"><Color fill="red" frame="$size"/></State>
          <State title="Second"><Color fill="blue" frame="$size"/></State>
          <State title="Third" animation="easeIn(duration:1)"><Color fill="green" frame="$size"/></State>
        </States>
        """

    @Test("doesn't join views with different ids, whatever they show, and joins one id through other modifiers")
    func differentIDs() throws {
        let others = try drawing(
            """
            <States width="80" animation="linear(duration:1)">
              <State><Text id="a">Alpha</Text></State>
              <State><Text id="b">Alpha</Text></State>
            </States>
            """
        )
        #expect(try #require(others.motion?.states.last).partners.allSatisfy { $0 == nil })
        let turned = try drawing(
            """
            <States width="80" animation="linear(duration:1)">
              <State><Color id="c" fill="blue" frame="60 30"/></State>
              <State><Color id="c" fill="blue" frame="60 30" rotationEffect="95"/></State>
            </States>
            """
        )
        let state = try #require(turned.motion?.states.last)
        let colors = turned.elements.indices.filter { turned.elements[$0].kind.name == "Color" }
        #expect(colors.count == 1 && colors.allSatisfy { state.partners[$0] != nil })
    }

    @Test("draws the last state, which comes from the others in their order")
    func states() throws {
        let drawing = try drawing(Self.three)
        #expect(drawing.title == "Dots" && drawing.summary == "Dots." && drawing.caption == "Below")
        #expect(read(Self.three).margin == 4 && read(Self.three).comparison == nil)
        let motion = try #require(drawing.motion)
        #expect(motion.titles == ["First", "Second", "Third"] && motion.pause == 0.5)
        #expect(motion.states.map(\.timing.duration) == [2, 1])
        #expect(motion.states.map(\.timing.curve.isLinear) == [true, false])
        #expect(motion.states[0].drawing.size.width == 60 && motion.states[1].drawing.size.width == 20)
        #expect(drawing.size == CGSize(width: 20, height: 20))
    }

    @Test("has one size for all states if its attributes or settings say so")
    func sizes() throws {
        let wide = try drawing(Self.three.replacing("<States ", with: "<States width='80' height='30' "))
        let states = [wide] + (wide.motion?.states.map(\.drawing) ?? [])
        #expect(states.count == 3 && states.allSatisfy { $0.size == CGSize(width: 80, height: 30) })
        var settings = FigureSettings()
        settings.width = 90
        let figure = try #require(read(Self.three).figure(settings, scheme: .light))
        let narrow = try figure.drawing(scheme: .light)
        #expect(narrow.size.width == 90 && narrow.motion?.states[0].drawing.size.width == 90)
    }

    @Test("repeats all changes as its animation does")
    func repetition() throws {
        func motion(_ animation: String) throws -> Drawing.Motion {
            try #require(drawing(Self.three.replacing("linear(duration:2)", with: animation)).motion)
        }
        #expect(try motion("linear").passCount == nil && motion("linear").autoreverses)
        #expect(try motion("linear.repeatCount(1)").passCount == 1)
        #expect(try motion("linear.repeatForever(autoreverses:false)").autoreverses == false)
        let back = try motion("linear(duration:3).repeatCount(4 autoreverses:true)")
        #expect(back.passCount == 4 && back.autoreverses && back.states[0].timing.passCount == 1)
    }

    // MARK: Identities

    @Test("knows elements by their words, so that one in the middle that is new moves no other on")
    func words() throws {
        func text(_ words: [String]) -> String {
            words.map { "<Text named='\($0)'>\($0)</Text>" }.joined()
        }
        let drawing = try drawing(
            "<States><State><VStack>\(text(["a", "b", "c"]))</VStack></State>"
                + "<State><VStack>\(text(["a", "new", "b", "c"]))</VStack></State></States>"
        )
        #expect(try origins(drawing) == ["a": "a", "b": "b", "c": "c", "new": "nothing"])
    }

    @Test("knows elements by their ids before anything else")
    func ids() throws {
        let drawing = try drawing(
            """
            <States>
              <State><HStack><Color id="x" named="one" fill="red" frame="9 9"/><Color id="y" named="two" fill="red" frame="9 9"/></HStack></State>
              <State><HStack><Color id="y" named="one" fill="red" frame="9 9"/><Color id="z" named="three" fill="red" frame="9 9"/></HStack></State>
            </States>
            """
        )
        #expect(try origins(drawing) == ["one": "two", "three": "nothing"])
    }

    @Test("knows repeated elements by ids with their words, also inside grids and modifiers")
    func repeatedIDs() throws {
        func grid(_ words: String) -> String {
            "<State><Grid tracks='fr(1) fr(1)' padding='3'><ForEach values='\(words)'>"
                + "<Color id='{value}' named='{value}' fill='red' frame='9 9' padding='2'/></ForEach></Grid></State>"
        }
        let drawing = try drawing("<States width='90' height='90'>\(grid("a b c d"))\(grid("d b e a"))</States>")
        #expect(try origins(drawing) == ["a": "a", "b": "b", "d": "d", "e": "nothing"])
    }

    @Test("takes an element from the geometry of another one")
    func geometry() throws {
        let drawing = try drawing(
            """
            <States>
              <State><HStack><Color named="small" fill="red" frame="9 9" matchedGeometryEffect="photo"/><Text>a</Text></HStack></State>
              <State><VStack><Text>b</Text><matchedGeometryEffect value="photo"><Color named="large" fill="blue" frame="90 90"/></matchedGeometryEffect></VStack></State>
            </States>
            """
        )
        #expect(try origins(drawing)["large"] == "small")
    }

    @Test("has the transitions and the animations of its elements")
    func notes() throws {
        let drawing = try drawing(
            """
            <States>
              <State><Text>a</Text></State>
              <State><VStack><Text>a</Text><Color named="new" fill="red" frame="9 9" transition="move(edge:top).combined(with:opacity)" animation="easeIn(duration:3)"/></VStack></State>
            </States>
            """
        )
        let index = try #require(drawing.elements.firstIndex { $0.name == "new" })
        let notes = drawing.motionNotes.filter { $0.key <= index && drawing.elements[$0.key].end > index }.map(\.value)
        let transition = try #require(notes.compactMap(\.transition).first)
        #expect(transition.insertion == .init(opacity: 0, shift: CGSize(width: 0, height: -1)))
        #expect(notes.flatMap(\.timings).contains { $0.timing?.duration == 3 && $0.value == nil })
        #expect(drawing.motionNotes.values.allSatisfy { $0.identity == nil }, "Places say nothing in documents.")
    }

    // MARK: Two documents

    private static let rows = "<Figure title='Rows' margin='7'><Color named='a' fill='red' frame='20 20'/></Figure>"
    private static let columns = "<Figure title='Columns'><Color named='a' fill='red' frame='40 20'/></Figure>"

    @Test("goes from one document beside it to another")
    func documents() throws {
        let files = ["rows.xml": Self.rows, "states/columns.xml": Self.columns]
        let text = "<States from='rows.xml' to='states/columns.xml'/>"
        let drawing = try drawing(text, beside: files)
        #expect(drawing.title == "Columns" && drawing.motion?.titles == ["Rows", "Columns"])
        #expect(try origins(drawing) == ["a": "a"])
        #expect(drawing.elements.allSatisfy { $0.source == nil }, "Lines of another file aren't those of this one.")
        let other = read("<States from='states/columns.xml' to='rows.xml'/>", beside: files)
        #expect(other.margin == 7, "The last document has the settings that this one leaves open.")
    }

    @Test("reports the findings of both documents, each in its file")
    func findingsElsewhere() {
        let files = ["a.xml": "<Figure>\n<Vstack/></Figure>", "b.xml": "<Figure"]
        let document = read("<States from='a.xml' to='b.xml'/>", beside: files)
        #expect(document.figure == nil && document.findings.count == 2)
        #expect(document.findings[0].location == .source(file: "a.xml", line: 2, column: 2))
        guard case .source("b.xml", _, _)? = document.findings[1].location else {
            Issue.record("\(document.findings[1])")
            return
        }
    }

    @Test(
        "names only figures in its folder",
        arguments: [
            ("<States from='a.xml'/>", [Finding.Code.missingAttribute]),
            ("<States to='a.xml'/>", [.missingAttribute]),
            ("<States from='../a.xml' to='/a.xml'/>", [.unreadableDocument, .unreadableDocument]),
            ("<States from='x/../../a.xml' to='.'/>", [.unreadableDocument, .unreadableDocument]),
            ("<States from='' to='file:a.xml'/>", [.unreadableDocument, .unreadableDocument]),
            ("<States from='.hidden.xml' to='x\\a.xml'/>", [.unreadableDocument, .unreadableDocument]),
            ("<States from='a.xml' to='none.xml'/>", [.unreadableDocument]),
            ("<States from='a.xml' to='a.xml'><State/></States>", [.contradiction]),
            // A cycle ends at its first step, because states have to refer to figures.
            ("<States from='a.xml' to='cycle.xml'/>", [.unknownRoot]),
            ("<States from='comparison.xml' to='a.xml'/>", [.unknownRoot]),
        ]
    )
    func wrongDocuments(_ text: String, _ codes: [Finding.Code]) {
        let files = [
            "a.xml": Self.rows, "cycle.xml": "<States from='a.xml' to='cycle.xml'/>",
            "comparison.xml": "<Comparison><Figure/><Figure/></Comparison>",
        ]
        var asked: [String] = []
        let document = LayoutDocument(SourceText(name: "cycle.xml", bytes: Array(text.utf8))) { path in
            asked.append(path)
            return files[path].map { SourceText(name: path, bytes: Array($0.utf8)) }
        }
        #expect(document.figure == nil && document.findings.map(\.code) == codes)
        #expect(Set(asked).isSubset(of: ["a.xml", "none.xml", "cycle.xml", "comparison.xml"]))
        #expect(asked.count <= 2)
    }

    @Test("that names documents can't be drawn where there are no others")
    func withoutDocuments() {
        #expect(read("<States from='a.xml' to='b.xml'/>").findings.map(\.code) == [.unreadableDocument])
    }

    // MARK: Mistakes

    @Test(
        "that isn't two states or more is refused",
        arguments: [
            ("<States/>", ["\"States\" has 0 states instead of 2 to 50."]),
            ("<States><State/></States>", ["\"States\" has 1 state instead of 2 to 50."]),
            ("<States><State/><Text>x</Text><State/></States>", ["\"Text\" isn't valid in \"States\"."]),
            ("<States><State/><Figure/><State/></States>", ["\"Figure\" isn't valid in \"States\"."]),
            (
                "<States><ForEach count='2'><State/></ForEach></States>",
                ["\"ForEach\" isn't", "\"States\" has 0 states"]
            ),
            ("<States>words<State/><State/></States>", ["Text isn't valid in \"States\"."]),
            ("<States><State>words</State><State/></States>", ["Text isn't valid in \"State\"."]),
            ("<States><State margin='4'/><State/></States>", ["\"State\" has no attribute \"margin\"."]),
            (
                "<States animation='esaeIn'><State/><State/></States>",
                ["\"esaeIn\" isn't a valid value for \"animation\"."]
            ),
            ("<States pause='-1'><State/><State/></States>", ["\"-1\" isn't a valid value for \"pause\"."]),
            ("<Figure><States/></Figure>", ["\"States\" is valid only as the root element."]),
            ("<Figure><State/></Figure>", ["\"State\" is valid only directly in \"States\"."]),
            ("<states/>", ["The root element is \"states\" instead of \"Figure\"."]),
            (
                "<States><State><Circle id='a'/><Circle id='a'/></State><State><Circle id='a'/></State></States>",
                ["\"a\" is a duplicate id."]
            ),
        ]
    )
    func mistakes(_ text: String, _ messages: [String]) {
        let document = read(text)
        #expect(document.figure == nil)
        #expect(document.findings.count == messages.count, "\(document.findings)")
        for finding in document.findings {
            #expect(messages.contains { finding.message.hasPrefix($0) }, "\(finding)")
            #expect(finding.fix?.isEmpty == false)
        }
    }

    @Test("of thousands of states is refused at once")
    func manyStates() {
        let state = "<State><ForEach count='500'><Circle/></ForEach></State>"
        let document = read("<States>\(String(repeating: state, count: 5000))</States>")
        #expect(document.findings.map(\.code).contains(.unexpectedContent) && document.figure == nil)
    }

    @Test("still figures keep no notes of ids")
    func stillFigures() throws {
        let drawing = try drawing("<Figure><Circle id='a' transition='scale' animation='easeIn'/></Figure>")
        #expect(drawing.motionNotes.isEmpty && drawing.motion == nil)
    }
}
