import GridPressFindings
import GridPressProperties
import ProgramBuilding
import Testing

@testable import DocumentationFigures

@Suite("The program of the figures")
struct FigureProgramTests {
    private func plan(_ pages: [String: String], files: [String: String] = [:]) -> FigurePlan {
        let pages = pages.sorted { $0.key < $1.key }.map { name, text in
            FigurePage(SourceText(name: name, bytes: Array(text.utf8)), kind: .markdown)
        }
        return FigurePlan(pages) { path, _ in
            files[path].map { SourceText(name: path, bytes: Array($0.utf8)) }
        }
    }

    private func program(_ plan: FigurePlan) -> FigureProgram {
        FigureProgram(
            scopes: plan.scopes,
            dependencies: [
                .init(declaration: ".package(path: \"/cards\")", package: "cards", products: ["GridPress", "Cards"])
            ]
        )
    }

    @Test("compiles comparisons only for modules that import them")
    func comparisons() {
        let blocks = ["Text(\"A\")", "import FigureComparisons\nText(\"B\")"].enumerated().map { number, code in
            "<!-- figure: a\(number), scope own -->\n```swift\n\(code)\n```\n"
        }
        let dependency = FigureProgram.Dependency(
            declaration: ".package(path: \"/gridpress\")",
            package: "gridpress",
            products: ["GridPress", "FigureComparisons"]
        )
        let program = FigureProgram(scopes: plan(["A.md": blocks.joined()]).scopes, dependencies: [dependency])
        let manifest = program.files["Package.swift"] ?? ""
        #expect(manifest.contains("= [.product(name: \"GridPress\", package: \"gridpress\")]"))
        #expect(manifest.contains("= [.product(name: \"FigureComparisons\", package: \"gridpress\")]"))
        #expect(manifest.contains("\(Self.moduleA)_0\", dependencies: products,"))
        #expect(manifest.contains("\(Self.moduleA)_1\", dependencies: products + comparisons,"))
    }

    /// The modules of the pages, whose names don't depend on other pages.
    private static let moduleA = "Page_\("A.md".utf8.digest)"
    private static let moduleB = "Page_\("B.md".utf8.digest)"

    private static let pages = [
        "A.md": """
        <!-- figure: a, width 300, "A \\"card\\"" -->
        ```swift
        import Cards
        let width = 20.0
        struct Card: View { var body: some View { Text("Card") } }
        Card().frame(width: width)
        ```

        <!-- figure: b, view Card() -->
        ```swift
        extension Card { func c() { } }
        ```

        <!-- figure: c, scope own
        var colors: [Color] = []
        -->
        ```swift
        colors.append(.red)
        for color in colors { print(color) }
        Color.red
        ```
        """,
        "B.md": """
        <!-- figure: d -->
        ```xml
        <Text>D</Text>
        ```

        <!-- figure: e -->
        ```swift
        struct Card { }
        Text("B")
        ```
        """,
    ]

    @Test("has a module for each scope, and a function for each figure")
    func files() throws {
        let plan = plan(Self.pages)
        #expect(plan.findings.isEmpty && plan.places.count == 5)
        #expect(plan.scopes.map(\.module) == [Self.moduleA, Self.moduleA + "_2", Self.moduleB])
        let files = program(plan).files
        #expect(
            Set(files.keys) == [
                "Package.swift", "Sources/\(Self.moduleA)/Figures.swift", "Sources/\(Self.moduleA)_2/Figures.swift",
                "Sources/\(Self.moduleB)/Figures.swift", "Sources/gridpress-figures/main.swift",
            ]
        )
        let source = try #require(files["Sources/\(Self.moduleA)/Figures.swift"])
        #expect(source.contains("#sourceLocation(file: \"A.md\", line: 3)\nimport Cards\n"))
        #expect(
            source.contains(
                "try Figure(\"A \\\"card\\\"\", width: 300.0, imageFolder: URL(fileURLWithPath: \".\")) { _figureView() }"
            )
        )
        // The second figure shows the view in its comment, and doesn't need the value of the first block.
        #expect(
            source.contains(
                "_drawFigure1() throws -> [GridPress.Drawing] {\n#sourceLocation(file: \"A.md\", line: 9)\n"
                    + "@ViewBuilder func _figureView() -> some View {\n#sourceLocation(file: \"A.md\", line: 9)\nCard()\n"
            )
        )
        let single = try #require(files["Sources/\(Self.moduleA)_2/Figures.swift"])
        #expect(
            single.contains("\nfunc _figureView() -> some View")
                && single.contains("line: 19)\nreturn (\nColor.red\n)\n")
        )
        #expect(
            files["Sources/gridpress-figures/main.swift"]?.contains(
                "program.draw(\"4:1\", \(Self.moduleB)._drawFigure)"
            )
                == true
        )
        #expect(files["Package.swift"]?.contains(".product(name: \"Cards\", package: \"cards\")") == true)
    }

    @Test("isn't made of code that doesn't end, shows nothing, or needs a file that isn't there")
    func mistakes() {
        forEach([
            ("<!-- figure: a -->\n```swift\nHStack {\n```", "doesn't end"),
            ("<!-- figure: a -->\n```swift\nstruct A { }\n```", "shows no view"),
            ("<!-- figure: a -->\n```swift\n```", "shows no view"),
            ("<!-- figure: a, setup None.swift -->\n```swift\nColor.red\n```", "\"None.swift\""),
            ("<!-- figure: a\nlet a = (\n-->\n```swift\nColor.red\n```", "doesn't end"),
        ]) { input, check in
            let plan = plan(["A.md": input.0])
            check(plan.scopes.isEmpty && plan.findings.count == 1, input.0)
            check(plan.findings.first?.message.contains(input.1) == true, "\(plan.findings)")
        }
    }

    @Test("has texts of pages as literals")
    func literals() {
        #expect("a\"\\(b)\n\u{2028}é".swiftLiteral == "\"a\\\"\\\\(b)\\u{a}\\u{2028}é\"")
    }

    @Test("draws a figure with several widths at each of them")
    func widths() {
        let text = "<!-- figure: a, width 9, widths 360 120 -->\n```swift\nColor.red\n```\n"
        let source = program(plan(["A.md": text])).files["Sources/\(Self.moduleA)/Figures.swift"] ?? ""
        #expect(source.contains("let _figureWidths: [CGFloat] = [120.0, 360.0]"))
        #expect(source.contains("width: _figureWidth,") && !source.contains("width: 9"))
        #expect(source.contains("            .drawing()\n    }\n"))
    }

    @Test(
        "draws figures themselves, and names that are bound to them",
        arguments: [
            ("<!-- figure: a -->\n```swift\nFigure.states(\"A\") { Color.red; Color.blue }\n```", true),
            ("<!-- figure: a -->\n```swift\nFigureTransition(from: a, to: b)\n```", true),
            ("<!-- figure: a -->\n```swift\nlet strip = FilmStrip(figure)\nstrip\n```", true),
            ("<!-- figure: a, view Figure(\"A\") { Card() } -->\n```swift\nstruct Card { }\n```", true),
            ("<!-- figure: a, view card -->\n```swift\nlet card = FilmStrip(figure)\n```", true),
            ("<!-- figure: a -->\n```swift\nFigureComparison { a } to: { b }\n```", false),
            ("<!-- figure: a -->\n```swift\nlet title = \"Figure\"\nText(title)\n```", false),
            ("<!-- figure: a, view text -->\n```swift\nlet text = Text(\"Figure\")\n```", false),
        ]
    )
    func figures(text: String, isFigure: Bool) throws {
        let source = try #require(program(plan(["A.md": text])).files["Sources/\(Self.moduleA)/Figures.swift"])
        #expect(source.contains("-> some DrawableFigure {") == isFigure)
        #expect(source.contains("-> some View {") == !isFigure)
        #expect(source.contains("private func _figure(") == isFigure)
    }
}
