import GridPress
import GridPressProperties
import Testing

@testable import LayoutDocuments

@Suite("A layout document")
struct LayoutDocumentTests {
    private func read(_ text: String) -> LayoutDocument {
        LayoutDocument(SourceText(name: "test.xml", bytes: Array(text.utf8)))
    }

    /// Expects that a document is drawn as a figure of the same views in Swift.
    private func expect<Content: View>(
        _ body: String,
        isDrawnAs content: @escaping () -> Content,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let document = read("<Figure title=\"A\" width=\"200\" height=\"100\">\(body)</Figure>")
        #expect(document.findings.isEmpty, "\(document.findings)", sourceLocation: location)
        let figure = try #require(document.figure, sourceLocation: location)
        let expected = Figure("A", width: 200, height: 100) { content() }
        #expect(try figure.svg() == expected.svg(), sourceLocation: location)
    }

    @Test("is drawn as the same views in Swift")
    func views() throws {
        try expect(
            "<HStack spacing='8'><Text font='title' padding='4'>Hello</Text><Color fill='blue' frame='50 50'/></HStack>"
        ) {
            HStack(spacing: 8) {
                Text("Hello").font(.title).padding(4)
                Color.blue.frame(width: 50, height: 50)
            }
        }
        try expect("<VStack alignment='leading'><Circle fill='#f00'/><Spacer/><Divider/></VStack>") {
            VStack(alignment: .leading) {
                Circle().fill(Color(red: 1, green: 0, blue: 0))
                Spacer()
                Divider()
            }
        }
        try expect(
            "<Rectangle flexibleFrame='maxWidth:infinity minHeight:20 alignment:top' opacity='0.5' named='box'/>"
        ) {
            Rectangle().frame(maxWidth: .infinity, minHeight: 20, alignment: .top).opacity(0.5).named("box")
        }
    }

    @Test("applies modifiers in the order of the table, or in that of elements around the view")
    func order() throws {
        try expect("<Color background='red' padding='10' fill='blue' frame='20 20'/>") {
            Color.blue.padding(10).frame(width: 20, height: 20).background(Color.red)
        }
        try expect("<padding length='10'><Color fill='blue' background='red'/></padding>") {
            Color.blue.background(Color.red).padding(10)
        }
        try expect("<HStack><border style='red'><Color fill='blue'/><Color fill='green'/></border></HStack>") {
            HStack {
                Group {
                    Color.blue
                    Color.green
                }
                .border(Color.red)
            }
        }
    }

    @Test("has a separate rule for every name, and a sentence for each")
    func rules() {
        let names = ElementRule.all.map(\.name) + ModifierRule.all.map(\.name)
        #expect(Set(names).count == names.count)
        let rules =
            ElementRule.all.map { ($0.name, $0.summary, $0.parameters) }
            + ModifierRule.all.map { ($0.name, $0.summary, $0.parameters) }
        forEach(rules) { rule, check in
            let (name, summary, parameters) = rule
            check(summary.hasSuffix("."), "\(name): \(summary)")
            check(parameters.attributes.allSatisfy { $0.summary.hasSuffix(".") }, "\(name): its attributes")
            check(parameters.slots.allSatisfy { $0.summary.hasSuffix(".") }, "\(name): its slots")
            let allNames = parameters.attributes.map(\.name) + parameters.slots.map { "<\($0.name)>" }
            check(Set(allNames).count == allNames.count, "\(name) has a name twice: \(allNames)")
            check(parameters.slots.allSatisfy { !names.contains($0.name) }, "\(name): a slot is called as an element.")
        }
    }

    @Test("changes letters and how views are painted")
    func looks() throws {
        try expect("<Text bold='true' italic='true' underline='true' tracking='2' textCase='uppercase'>Grid</Text>") {
            Text("Grid").bold().italic().underline().tracking(2).textCase(.uppercase)
        }
        try expect(
            "<Text lineLimit='1' truncationMode='middle' minimumScaleFactor='0.8' frame='40 20'>A long text</Text>"
        ) {
            Text("A long text").lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.8).frame(
                width: 40,
                height: 20
            )
        }
        try expect("<Circle fill='teal' scaleEffect='0.5' blur='2' clipped='true'/>") {
            Circle().fill(.teal).clipped().blur(radius: 2).scaleEffect(0.5)
        }
        try expect("<Image systemName='star' resizable='true' aspectRatio='1 fit'/>") {
            Image(systemName: "star").resizable().aspectRatio(1, contentMode: .fit)
        }
    }

    @Test("takes parameters of modifiers in any order, with or without their names")
    func parameters() throws {
        try expect("<Color fill='blue' padding='horizontal 12'/>") { Color.blue.padding(.horizontal, 12) }
        try expect("<Color fill='blue' padding='12 horizontal'/>") { Color.blue.padding(.horizontal, 12) }
        try expect("<Color fill='blue' frame='height:12'/>") { Color.blue.frame(height: 12) }
        try expect("<Color fill='blue' frame='30 12 bottom'/>") {
            Color.blue.frame(width: 30, height: 12, alignment: .bottom)
        }
    }

    @Test("repeats what is inside a ForEach, with the index in texts and numbers")
    func repetition() throws {
        try expect("<HStack><ForEach count='3'><Text>n{i + 1}</Text></ForEach></HStack>") {
            HStack { ForEach(0..<3) { Text("n\($0 + 1)") } }
        }
        try expect(
            "<VStack><ForEach count='2' index='row'><HStack><ForEach count='2'><Color fill='blue' named='{row}-{i}'/>"
                + "</ForEach></HStack></ForEach></VStack>"
        ) {
            VStack {
                ForEach(0..<2) { row in
                    HStack { ForEach(0..<2) { Color.blue.named("\(row)-\($0)") } }
                }
            }
        }
        try expect(
            "<HStack><ForEach count='3'><Color fill='red' frame='{i*10+5} 9'/></ForEach><Text>{i}</Text></HStack>"
        ) {
            HStack {
                ForEach(0..<3) { Color.red.frame(width: CGFloat($0 * 10 + 5), height: 9) }
                Text("{i}")
            }
        }
        #expect(
            read("<Figure><ForEach count='100001'><Spacer/></ForEach></Figure>").findings.map(\.code) == [
                .tooManyRepetitions
            ]
        )
        #expect(read("<Figure><ForEach count='9'><Color fill='bleu'/></ForEach></Figure>").findings.count == 1)
        #expect(
            read("<Figure><ForEach count='2'><Text>{j}</Text></ForEach></Figure>").findings.map(\.code) == [
                .wrongExpression
            ]
        )
        #expect(
            read("<Figure><ForEach count='3'><Text>{i*9223372036854775807}</Text></ForEach></Figure>").findings.map(
                \.code
            )
                == [.wrongExpression]
        )
    }

    @Test("has row grids, track grids and lazy grids, distinguished by their attributes")
    func grids() throws {
        try expect(
            """
            <Grid alignment='topLeading' horizontalSpacing='3' verticalSpacing='5'>
                <GridRow alignment='bottom' gridCellUnsizedAxes='vertical'>
                    <Color fill='red' frame='20 10' gridColumnAlignment='trailing'/>
                    <Color fill='blue' frame='30 20'/>
                </GridRow>
                <Color fill='green' frame='9 9' gridCellAnchor='0.25,1' gridCellColumns='2'/>
            </Grid>
            """
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) {
                GridRow(alignment: .bottom) {
                    Color.red.frame(width: 20, height: 10).gridColumnAlignment(.trailing)
                    Color.blue.frame(width: 30, height: 20)
                }
                .gridCellUnsizedAxes(.vertical)
                Color.green.frame(width: 9, height: 9).gridCellColumns(2).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
            }
        }
        try expect("<Grid><Color fill='red'/><Color fill='blue'/></Grid>") {
            Grid {
                Color.red
                Color.blue
            }
        }
        try expect("<Grid tracks='2'><Color fill='red'/><Color fill='blue'/></Grid>") {
            Grid(tracks: 2) {
                Color.red
                Color.blue
            }
        }
        try expect(
            "<LazyVGrid columns='fixed(40).spacing(3) flexible' alignment='leading' spacing='4'>"
                + "<ForEach count='5'><Color fill='red' frame='height:{i + 5}' dimension='top,leading blue'/></ForEach>"
                + "</LazyVGrid>"
        ) {
            LazyVGrid(columns: [GridItem(.fixed(40), spacing: 3), GridItem()], alignment: .leading, spacing: 4) {
                ForEach(0..<5) { index in
                    Color.red.frame(height: CGFloat(index + 5)).dimension([.top, .leading], arrow: .blue)
                }
            }
        }
    }

    @Test("uses values by the names that are defined at its start")
    func definitions() throws {
        try expect(
            "<Define name='brand' value='#f80'/><Define name='cell' value='30 12'/>"
                + "<HStack><Color fill='$brand/0.5' frame='$cell'/><Text>$brand</Text></HStack>"
        ) {
            HStack {
                Color(red: 1, green: 136.0 / 255, blue: 0).opacity(0.5).frame(width: 30, height: 12)
                Text("$brand")
            }
        }
        func codes(_ body: String) -> [Finding.Code] { read("<Figure>\(body)</Figure>").findings.map(\.code) }
        #expect(codes("<Define name='a' value='1'/><Define name='a' value='2'/>") == [.nameUsedTwice])
        #expect(codes("<Define name='a'/>") == [.missingAttribute])
        #expect(codes("<Define name='gap' value='8'/><HStack spacing='$gpa'/>") == [.unknownReference])
        #expect(codes("<HStack><Define name='a' value='1'/></HStack>") == [.unexpectedContent])
        // Each name has twice the length of the previous one.
        let doubling = (1...60).map { "<Define name='a\($0)' value='$a\($0 - 1)$a\($0 - 1)'/>" }.joined()
        #expect(codes("<Define name='a0' value='x'/>" + doubling).contains(.valueTooLong))
        let finding = read("<Figure><Define name='gap' value='8'/><HStack spacing='$gpa'/></Figure>").findings[0]
        #expect(finding.fix == "Did you mean \"gap\"?")
    }

    /// A text with an error at the position of a bracket, which is the column of the finding.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let code: Finding.Code
        let marked: String
        let fix: String

        var testDescription: String { marked }
    }

    static let mistakes = [
        Mistake(code: .unknownElement, marked: "<⟨HStak/>", fix: "Did you mean \"HStack\"?"),
        Mistake(code: .unknownElement, marked: "<HStack><⟨Blob/></HStack>", fix: ""),
        Mistake(code: .unknownAttribute, marked: "<HStack ⟨spacng='8'/>", fix: "Did you mean \"spacing\"?"),
        Mistake(code: .unknownAttribute, marked: "<padding ⟨lenght='8'/>", fix: "Did you mean \"length\"?"),
        Mistake(code: .wrongValue, marked: "<HStack spacing='⟨wide'/>", fix: "Use a length"),
        Mistake(code: .wrongValue, marked: "<HStack alignment='⟨botom'/>", fix: "Did you mean \"bottom\"?"),
        Mistake(code: .wrongValue, marked: "<Color fill='⟨bleu'/>", fix: "Did you mean \"blue\"?"),
        Mistake(code: .wrongValue, marked: "<Color fill='red' opacity='⟨2'/>", fix: "from 0 to 1"),
        Mistake(code: .wrongValue, marked: "<Color fill='red' frame='20 30 ⟨topp'/>", fix: "Did you mean \"top\"?"),
        Mistake(code: .wrongValue, marked: "<Color fill='red' frame='20 30 ⟨40'/>", fix: "Valid values are width"),
        Mistake(code: .wrongValue, marked: "<Text font='⟨titel'>x</Text>", fix: "Did you mean \"title\"?"),
        Mistake(code: .unexpectedContent, marked: "<HStack>⟨hello</HStack>", fix: "Put it into a Text."),
        Mistake(code: .unexpectedContent, marked: "<Spacer><⟨Text>x</Text></Spacer>", fix: "Put both into a stack"),
        Mistake(code: .unexpectedContent, marked: "<Text>a <⟨Spacer/></Text>", fix: "beside it"),
        Mistake(code: .unexpectedContent, marked: "<Divider> ⟨x</Divider>", fix: "Remove it."),
    ]

    @Test("reports mistakes where they are, with a suggestion", arguments: mistakes)
    func mistake(mistake: Mistake) throws {
        let marked = "<Figure>\n\t\(mistake.marked)\n</Figure>"
        let mark = try #require(marked.firstIndex(of: "⟨"))
        let line = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
        let document = read(marked.replacing("⟨", with: ""))
        #expect(document.figure == nil)
        #expect(document.findings.map(\.code) == [mistake.code], "\(document.findings)")
        let finding = try #require(document.findings.first)
        let column = (line.last?.count ?? 0) + 1
        #expect(finding.location == .source(file: "test.xml", line: line.count, column: column))
        #expect(mistake.fix.isEmpty || (finding.fix ?? "").contains(mistake.fix), "\(finding)")
    }

    @Test("reports all its mistakes at once, in the order of the file")
    func allMistakes() {
        let document = read(
            "<Figure widht='1'>\n<HStac/>\n<Text fnt='x' padding='a'>x</Text>\n<Color fill='rde'/></Figure>"
        )
        #expect(
            document.findings.map(\.code)
                == [.unknownAttribute, .unknownElement, .unknownAttribute, .wrongValue, .wrongValue]
        )
    }

    @Test("with too many mistakes reports the first of them, and that there are more")
    func flood() {
        let many = String(repeating: "<Blob/>", count: Rounds.size(40_000))
        let findings = read("<Figure>\(many)</Figure>").findings
        #expect(findings.count == 251 && findings.last?.code == .tooManyMistakes)
        let notes = String(repeating: "<Text/>", count: 1001)
        let noted = read("<Figure>\(notes)</Figure>")
        #expect(noted.figure != nil && noted.findings.last?.code == .tooManyMistakes)
        #expect(noted.findings.allSatisfy { $0.severity == .note })
        #expect(read("<Figure>\(notes)<Blob/></Figure>").figure == nil)
        let words = String(repeating: "9 ", count: Rounds.size(1_000_000))
        #expect(read("<Figure><Spacer frame='\(words)'/></Figure>").findings.count <= 4)
        let space = String(repeating: " ", count: Rounds.size(1_000_000))
        #expect(read("<Figure>\(space)<ForEach count='9000'><Blob x='1'/></ForEach></Figure>").findings.count == 1)
    }

    @Test("that is no XML, or no figure, is refused")
    func refused() {
        #expect(read("<Figure>").findings.map(\.code.rawValue) == ["xml.not-well-formed"])
        #expect(read("<HStack/>").findings.map(\.code) == [.unknownRoot])
    }

    @Test("brings no markup into a picture")
    func injection() throws {
        let hostile = "&lt;script&gt;alert(1)&lt;/script&gt;&quot;/&gt;&lt;svg onload=&apos;x&apos;&gt;"
        let document = read("<Figure title='\(hostile)'><Text named='\(hostile)'>\(hostile)</Text></Figure>")
        let svg = try #require(try document.figure?.svg())
        #expect(!svg.contains("<script") && !svg.contains("<svg onload"))
    }

    @Test("says what is wrong in the order of the file, whenever it is found")
    func orderOfFindings() {
        let names = (0..<9).map { "<Define name=\"n\($0)\" value=\"\($0)\"/>" }
        let document = read("<Figure>\n\(names.joined(separator: "\n"))\n<Color fill=\"red\"/></Figure>")
        let lines = (2...10).map { Finding.Location.source(file: "test.xml", line: $0, column: 15) }
        #expect(document.findings.map(\.code) == lines.map { _ in .unusedName })
        #expect(document.findings.map(\.location) == lines)
    }

    @Test("takes a sum of money for what it is, and a name for a value")
    func money() throws {
        try expect("<Text accessibilityLabel='$5 or $ 5'>$5 a day</Text>") {
            Text("$5 a day").accessibilityLabel("$5 or $ 5")
        }
    }

    @Test("starts lines of a text with their first letter")
    func lineStarts() throws {
        try expect("<Text>one <br/> two</Text>") { Text("one\ntwo") }
    }
}
