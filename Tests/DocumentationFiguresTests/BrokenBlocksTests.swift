import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("A block that doesn't compile", .timeLimit(.minutes(10)))
struct BrokenBlocksTests {
    /// Returns a page with a figure for each block of code.
    private static func page(_ figures: (name: String, code: String)...) -> String {
        figures.map { "<!-- figure: \($0.name) -->\n```swift\n\($0.code)\n```\n" }.joined()
    }

    private static func card(_ name: String, _ view: String = "Text(\"\")") -> String {
        "struct \(name): View { var body: some View { \(view) } }"
    }

    private static let readme = page(
        // The declarations of this block compile, but not its view.
        ("view", "\(card("Badge"))\nlet size = 3\nText(42)"),
        ("badge", "Badge()"),
        ("size", "Text(\"\\(size)\")"),
        // A declaration and a constant don't compile.
        ("declaration", "\(card("Card", "Txt(\"\")").dropLast()); static let title = \"\" }\nCard()"),
        ("card", "Card()"),
        ("member", "Text(Card.title)"),
        ("constant", "let count: Int = \"\"\nText(\"\\(count)\")"),
        ("count", "Text(\"\\(count)\")"),
        // A repeated declaration makes each use of the name an error.
        ("repeated", "\(card("Badge"))\nBadge()"),
        ("text", "Text(\"Card\")")
    )

    private func compilable(_ pages: [String: String]) -> CompilableScopes {
        let pages = pages.sorted { $0.key < $1.key }.map { name, text in
            FigurePage(SourceText(name: name, bytes: Array(text.utf8)), kind: .markdown)
        }
        return CompilableScopes(FigurePlan(pages) { _, _ in nil }.scopes, pages)
    }

    private func names(_ scopes: CompilableScopes) -> [String] {
        scopes.scopes.flatMap { $0.figures.map(\.figure.request.name) }
    }

    @Test("takes only the figures along that need its code")
    func removal() throws {
        var scopes = compilable(["README.md": Self.readme, "B.md": Self.page(("b", "Text(1)"))])
        // 1. Uses of the repeated declaration are errors too.
        scopes.removeErrors(
            in: """
                README.md:39:8: error: invalid redeclaration of 'Badge'
                README.md:9:1: error: 'Badge' is ambiguous for type lookup in this context
                README.md:5:6: error: cannot convert value of type 'Int' to expected argument type 'String'
                B.md:3:6: error: cannot convert value
                """
        )
        #expect(
            names(scopes) == [
                "b", "view", "badge", "size", "declaration", "card", "member", "constant", "count", "text",
            ]
        )
        // 2. Errors in the view of a block, in a declaration, and in a constant.
        scopes.removeErrors(
            in: """
                README.md:5:6: error: cannot convert value of type 'Int' to expected argument type 'String'
                README.md:17:47: error: cannot find 'Txt' in scope
                README.md:30:18: error: cannot convert value of type 'String' to specified type 'Int'
                B.md:3:6: error: cannot convert value
                """
        )
        #expect(names(scopes) == ["badge", "size", "card", "member", "text"])
        let source = try #require(
            FigureProgram(scopes: scopes.scopes, dependencies: []).files.first { $0.key.contains("Page_") }
        )
        #expect(source.value.contains("struct Badge") && !source.value.contains("struct Card"))
        // 3. The figures that need the removed declaration.
        scopes.removeErrors(
            in: "README.md:22:1: error: cannot find 'Card' in scope\nREADME.md:26:6: error: cannot find 'Card'"
        )
        #expect(names(scopes) == ["badge", "size", "text"])
        let errors = scopes.findings.filter { $0.severity == .error }
        #expect(
            errors.compactMap { $0.location?.description }
                == ["README.md:39:8", "B.md:3:6", "README.md:5:6", "README.md:17:47", "README.md:30:18"]
        )
        let notes = scopes.findings.filter { $0.severity == .note }
        #expect(notes.map { $0.message.split(separator: "\"")[1] } == ["count", "card", "member"])
        #expect(notes.map(\.fix) == [30, 17, 17].map { "Correct the code at README.md:\($0)." })
    }

    @Test("in a setup file is an error there, and only takes the figures along that need it")
    func setupFile() {
        let text = "<!-- figure: a, setup S.swift -->\n```swift\nA()\n```\n<!-- figure: b -->\n```swift\nB()\n```\n"
        let page = FigurePage(SourceText(name: "A.md", bytes: Array(text.utf8)), kind: .markdown)
        let plan = FigurePlan([page]) { path, _ in
            SourceText(name: path, bytes: Array("struct A { }\nstruct B {\n    let c: C\n}\n".utf8))
        }
        var scopes = CompilableScopes(plan.scopes, [page])
        scopes.removeErrors(in: "S.swift:3:12: error: cannot find type 'C' in scope\n")
        #expect(names(scopes) == ["a", "b"])
        scopes.removeErrors(in: "A.md:7:1: error: cannot find 'B' in scope\n")
        #expect(names(scopes) == ["a"] && scopes.findings.map(\.severity) == [.error, .note])
    }

    @Test("takes its module along if the position of the error is unknown, and all modules if the module is too")
    func unknownPositions() {
        let pages = ["A.md": Self.page(("a", "Text(1)")), "B.md": Self.page(("b", "Text(1)"))]
        let module = "Page_\("A.md".utf8.digest)"
        for (output, left) in [
            (
                "[1/2] Compiling Page_\("B.md".utf8.digest) Figures.swift\n/b/\(module).build/Figures.swift.o: undefined",
                ["b"]
            ),
            ("/package/Sources/\(module)/Figures.swift:9:1: error: no", ["b"]), ("error: no", []),
        ] {
            var scopes = compilable(pages)
            scopes.removeErrors(in: output)
            #expect(names(scopes) == left && scopes.findings.count == 1, "\(output)")
        }
    }

    @Test("never stops the removal before all code compiles")
    func anyErrors() {
        forEachSeed(cost: 10) { seed, check in
            var generator = SeededGenerator(seed: seed)
            var scopes = compilable(["README.md": Self.readme, "B.md": Self.readme])
            var rounds = 0
            while !scopes.scopes.isEmpty, rounds < 100 {
                let errors = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                    let file = ["README.md", "B.md", "C.md"].randomElement(using: &generator) ?? ""
                    return "\(file):\(Int.random(in: 1..<60, using: &generator)):1: error: no"
                }
                scopes.removeErrors(in: errors.joined(separator: "\n"))
                rounds += 1
            }
            check(rounds < 100)
        }
    }

    @Test(
        "leaves all other figures of its page to the real compiler, in one run with all errors",
        .enabled(if: Rounds.isThorough)
    )
    func build() throws {
        let folder = try ScratchFolder([
            "GridPress/Package.swift": Self.manifest, "GridPress/Sources/GridPress/GridPress.swift": Self.library,
            "GridPress/Sources/GridPressFigures/Program.swift": Self.program,
            "pages/README.md": Self.readme, "pages/B.md": Self.page(("b", "Text(\"\")"), ("bad", "Nothing()")),
            "pages/C.md": Self.page(("import", "import Nothing\nText(\"\")"), ("c", "Text(\"\")")),
            "pages/D.md": Self.page(
                ("link", "@_silgen_name(\"gridpress_nothing\") func nothing() -> Int\nText(\"\\(nothing())\")")
            ),
        ])
        let set = FigureSet([folder.path + "pages"], places: PicturePlaces())
        #expect(set.findings.isEmpty)
        let drawer = FigureDrawer(
            root: nil,
            origin: .folder(folder.path + "GridPress"),
            buildFolder: folder.path + "build"
        )
        let drawn = drawer.draw(set)
        let names = drawn.pictures.keys.map { set.pages[$0.page].page.figures[$0.figure].request.name }
        #expect(names.sorted() == ["b", "badge", "c", "size", "text"], "\(drawn.findings)")
        let errors = drawn.findings.filter { $0.severity == .error && $0.code == .figureCode }.compactMap(\.location)
            .map { location in
                location.description.replacing(folder.path + "pages/", with: "").split(separator: ":").prefix(2).joined(
                    separator: ":"
                )
            }
        #expect(
            errors.sorted() == [
                "B.md:7", "C.md:3", "D.md:4", "README.md:17", "README.md:30", "README.md:39", "README.md:5",
            ]
        )
        #expect(drawn.findings.filter { $0.severity == .note }.count == 3)
        #expect(drawn.findings.contains { $0.message.contains("gridpress_nothing") }, "\(drawn.findings)")
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "GridPress",
            products: [
                .library(name: "GridPress", targets: ["GridPress"]),
                .library(name: "GridPressFigures", targets: ["GridPressFigures"]),
            ],
            targets: [.target(name: "GridPress"), .target(name: "GridPressFigures", dependencies: ["GridPress"])]
        )
        """

    /// A library with the few declarations of GridPress that the generated program needs, which compiles fast.
    private static let library = """
        @_exported import Foundation
        public protocol View { associatedtype Body: View; var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        public struct Text: View {
            public init(_ text: String) {}
            public var body: Never { fatalError() }
        }
        @resultBuilder public enum ViewBuilder {
            public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
        }
        public struct Drawing {}
        public struct Figure {
            public init(_ title: String, imageFolder: URL, @ViewBuilder content: () -> some View) { _ = content() }
            public func drawing() -> Drawing { Drawing() }
        }
        """

    /// The program of figures, which writes the same picture for each of them.
    private static let program = """
        import GridPress
        public struct FigureProgram {
            public init() {}
            public func draw(_ numbers: String, _ drawings: (Int) throws -> [Drawing]) {
                let folder = CommandLine.arguments[1]
                for pair in numbers.split(separator: " ") {
                    let pair = pair.split(separator: ":")
                    let path = folder + "/begun"
                    let begun = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
                    try! (begun + pair[0] + "\\n").write(toFile: path, atomically: true, encoding: .utf8)
                    _ = try! drawings(Int(pair[1])!)
                    let picture = #"{"light": "<svg></svg>", "title": "A", "size": [8, 8], "wider": []}"#
                    try! (#"{"picture": "# + picture + #", "findings": []}"#)
                        .write(toFile: folder + "/" + pair[0] + ".json", atomically: true, encoding: .utf8)
                }
            }
            public func end() {}
        }
        """
}
