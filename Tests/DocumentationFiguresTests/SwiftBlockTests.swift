import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("A block of Swift")
struct SwiftBlockTests {
    private func items(_ code: String) -> [(SwiftBlock.Item.Kind, String)]? {
        let bytes = Array(code.utf8)
        return SwiftBlock(bytes)?.items.map { ($0.kind, String(decoding: bytes[$0.range], as: UTF8.self)) }
    }

    @Test("is divided into imports, declarations, values and views")
    func kinds() throws {
        let parts = try #require(
            items(
                """
                import Cards
                @MainActor
                public struct Card: View
                {
                    var body: some View { Text("A") }
                }
                extension Card { }
                let width = 20.0, height: Double = 30
                let (left, right) = (1, 2)
                var area: Double { width * height }
                Card()
                    .padding()
                    // A comment.
                    .background(
                        Color.red
                    )
                Text("B"); Text("C")
                """
            )
        )
        #expect(
            parts.map(\.0) == [
                .import, .declaration, .declaration, .binding(["width", "height"]), .binding(["left", "right"]),
                .binding(["area"]), .statement, .statement, .statement,
            ]
        )
        #expect(parts[6].1.hasPrefix("Card()") && parts[6].1.hasSuffix(")"))
        #expect(parts[7].1.hasPrefix("Text(\"B\")") && parts[8].1 == "Text(\"C\")")
    }

    @Test("goes on over the end of a line where an operator says so")
    func continuations() {
        forEach([
            ("a\n    + b", 1), ("a +\n    b", 1), ("a\nb", 2), ("a ? b\n  : c", 1), ("f()\n{ }", 1),
            ("f { }\ng { }", 2),
            ("if a { b }\nelse { c }", 1), ("if a { b }\nc", 2), ("a\n-b", 2), ("a\n- b", 1), ("a\n!b", 2),
            ("a as\n  B", 1), ("a\n  as B", 1), ("f(\na,\nb\n)", 1), ("a\n\"text\"", 2), ("x = 1\ny = 2", 2),
            ("#if DEBUG\na\n#else\nb\n#endif\nc", 2), ("@ViewBuilder\nfunc f() { }\nf()", 2),
            ("@available(macOS 14, *)\nstruct A { }", 1), ("private\nlet a = 1", 1), ("try\nf()", 1),
            ("\"\"\"\na\nb\n\"\"\"\nc", 2), ("/* a\nb */ c\nd", 2), ("a?\n.b", 1), ("a\n[1]", 2), ("a\n(b)", 2),
        ]) { input, check in
            check.equal(items(input.0)?.count, input.1, input.0)
        }
    }

    @Test("is a view builder unless something is assigned, or a loop or a guard is in it")
    func builders() {
        forEach([
            ("Text(\"A\")\nText(\"B\")", true), ("let a = 1\nText(\"A\")", true), ("if a { Text(\"A\") }", true),
            ("a = 1\nText(\"A\")", false), ("for a in b { }\nText(\"A\")", false), ("return Text(\"A\")", false),
            ("if a == b { Text(\"A\") }", true), ("a += 1\nText(\"A\")", false), ("f(a = 1)", true),
            ("a <= b", true), ("guard a else { return b }\nc", false),
        ]) { input, check in
            check.equal(SwiftBlock(Array(input.0.utf8))?.isViewBuilder, input.1, input.0)
        }
    }

    @Test("can't be read where a bracket, a comment or a text doesn't end")
    func unended() {
        forEach(["HStack {", "Text(\"A", "/* a", "HStack { ) }", "\"\"\"\na"]) { code, check in
            check(SwiftBlock(Array(code.utf8)) == nil, code)
        }
        #expect(SwiftBlock([])?.items.isEmpty == true)
    }

    @Test("sees the values of earlier blocks that it names, but for those that it declares anew")
    func scope() throws {
        var scope = BlockScope(module: "Page")
        func add(_ line: Int, _ text: String) throws {
            let code = SourceCode(
                file: "README.md",
                text.split(separator: "\n").enumerated().map { (String($0.element), line + $0.offset) }
            )
            let figure = PageFigure(
                request: FigureRequest(name: "a", location: .source(file: "README.md", line: 1, column: 1), offset: 0),
                insertion: 0,
                linePrefix: ""
            )
            scope.add(
                figure,
                id: scope.figures.count,
                number: scope.figures.count,
                code,
                try #require(SwiftBlock(code.bytes))
            )
        }
        try add(3, "import Cards\nlet a = 1; let b = 2\nstruct Card { }\nText(\"A\")")
        try add(10, "let a = 3\nText(\"B\\(b)\")")
        try add(20, "Text(\"C\\(a + b)\")")
        try add(30, "Text(\"D\")")
        #expect(scope.imports.map(\.line) == [3] && scope.declarations.map(\.line) == [5])
        #expect(scope.figures.map { $0.earlier.map(\.line) } == [[], [4], [4, 10], []])
        // The column of the code doesn't change.
        #expect(scope.figures[1].earlier.first?.text == "           let b = 2")
    }
}
