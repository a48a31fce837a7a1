import Foundation
import GridPressMacroExpansion
import Testing

@Suite("#Preview")
struct PreviewExpansionTests {
    private func expansion(_ source: String) -> Expansion {
        var use = MacroUse(type: "PreviewMacro", role: "declaration", fragment: MacroUse.Fragment(source: source))
        use.discriminator = "$s1a"
        use.fragment.fileID = "App/Card.swift"
        use.fragment.line = 7
        use.fragment.column = 3
        return use.expansion()
    }

    /// Returns the arguments of the preview's initializer in an expansion.
    private func arguments(_ source: String) throws -> String {
        let expansion = expansion(source)
        #expect(expansion.problems.isEmpty)
        let start = try #require(expansion.source.range(of: "return RegisteredPreview")).upperBound
        let end = try #require(expansion.source.range(of: "\n    }\n}", options: .backwards)).lowerBound
        return String(expansion.source[start..<end])
    }

    @Test("becomes a type that registers the preview with its place")
    func registry() {
        let source = """
            struct $s1a15PreviewRegistryfMu_: PreviewRegistry {
                static var fileID: String { "App/Card.swift" }
                static var line: Int { 9 }
                static var column: Int { 2 }
                @MainActor static func makePreview() throws -> RegisteredPreview {
                    return RegisteredPreview("Card") { Card() }
                }
            }
            """
        #expect(expansion("\n// A card.\n #Preview(\"Card\") { Card() } // end") == Expansion(source: source))
    }

    @Test("has its place in a file whose name contains any characters")
    func names() {
        var use = MacroUse(
            type: "PreviewMacro",
            role: "declaration",
            fragment: MacroUse.Fragment(source: "#Preview {}")
        )
        use.fragment.fileID = "App/a\u{1}'\"\\(b).swift"
        let literal = #""App/a\u{1}'\u{22}\u{5c}(b).swift""#
        #expect(use.expansion().source.contains("static var fileID: String { \(literal) }"))
    }

    @Test(
        "passes its arguments on",
        arguments: [
            "{ Card() }", "(\"A\") { Card() }", "(traits: .portrait, .fixedLayout(width: 1, height: 2)) { Card() }",
            "(\"A\", body: { Card() })", "(body: card)", "(\"A\", traits: .portrait, body: { Card() })",
            "{\n    let a = 1\n    return Card(a)\n}", "() { Card() }",
            "{ Card() } cameras: { PreviewCamera(from: .top) }",
            "{ VStack { @Previewable @State var x = 0 } }", "{}", "(#\"A\"\"#) { Text(\"}\") }",
        ]
    )
    func arguments(source: String) throws {
        #expect(try arguments("#Preview\(source)") == source)
        #expect(try arguments("#Preview \(source) // a") == source)
    }

    @Test("keeps the attributes before it")
    func attributes() {
        let source = expansion("@available(macOS 15, *)\n#Preview { Card() }").source
        #expect(source.hasPrefix("@available(macOS 15, *)\nstruct $s1a15PreviewRegistryfMu_: PreviewRegistry {\n"))
    }

    @Test("may follow the name of a module")
    func module() throws {
        #expect(try arguments("#SwiftUI::Preview { Card() }") == "{ Card() }")
        #expect(try arguments("#GridPress.Preview(\"A\") { Card() }") == "(\"A\") { Card() }")
    }

    @Test("makes properties of variables with @Previewable")
    func previewable() throws {
        let source = """
            #Preview("A") {
                @Previewable @State var isOn = true
                Toggle("Sound", isOn: $isOn)
            }
            """
        let expected = """
            ("A") {
                    struct PreviewedView: View {
                        @State var isOn = true
                        var body: some View {
                \("")
                Toggle("Sound", isOn: $isOn)

                        }
                    }
                    return PreviewedView()
                    }
            """
        #expect(try arguments(source) == expected)
    }

    @Test(
        "finds where declarations with @Previewable end",
        arguments: [
            ("@Previewable @State var x = 0\nText()", "@State var x = 0", "Text()"),
            ("@Previewable @State var x = 0; Text()", "@State var x = 0", "Text()"),
            ("@State @Previewable var x = 0\nText()", "@State var x = 0", "Text()"),
            ("@Previewable\n@State\nvar x = 0\nText()", "@State\nvar x = 0", "Text()"),
            ("@Previewable @State\nvar x\n= 0\nText()", "@State\nvar x\n= 0", "Text()"),
            ("@Previewable @State var x: Int =\n0\nText()", "@State var x: Int =\n0", "Text()"),
            ("@Previewable @State var x: Int? // a\nText()", "@State var x: Int?", "Text()"),
            ("@Previewable @State var x = f()!\n-1", "@State var x = f()!", "-1"),
            ("@Previewable @State var x = a\n.b()\n.c\nText()", "@State var x = a\n.b()\n.c", "Text()"),
            (
                "@Previewable @State var x = a // c\n  /* d */ .b()\nText()", "@State var x = a // c\n  /* d */ .b()",
                "Text()"
            ),
            ("@Previewable @State var x = [\n1,\n2\n]\nText()", "@State var x = [\n1,\n2\n]", "Text()"),
            ("@Previewable @State var x = a\n+ b\nText()", "@State var x = a\n+ b", "Text()"),
            ("@Previewable @State var x = a +\nb\nText()", "@State var x = a +\nb", "Text()"),
            ("@Previewable @State var x = a\n? b\n: c\nText()", "@State var x = a\n? b\n: c", "Text()"),
            ("@Previewable @State var x = a\nas? B\nText()", "@State var x = a\nas? B", "Text()"),
            ("@Previewable @State var x = try\nf()\nText()", "@State var x = try\nf()", "Text()"),
            ("@Previewable @State var x = f {\n1\n}\nText()", "@State var x = f {\n1\n}", "Text()"),
            ("@Previewable @State var x = f\n{ 1 }\nText()", "@State var x = f\n{ 1 }", "Text()"),
            ("@Previewable @State var x = \"\"\"\na\n\"\"\"\nText()", "@State var x = \"\"\"\na\n\"\"\"", "Text()"),
            ("@Previewable @State var x = 0\n(a, b).c()", "@State var x = 0", "(a, b).c()"),
            ("@Previewable @State var x = 0\n[a].b()", "@State var x = 0", "[a].b()"),
            (
                "@Previewable @State var x = 0\n@ViewBuilder var y: some View { A() }", "@State var x = 0",
                "@ViewBuilder var y"
            ),
            ("@Previewable @State var x = 0\nif x { A() }", "@State var x = 0", "if x { A() }"),
            ("@Previewable @State var x = 0\n#if A\nA()\n#endif", "@State var x = 0", "#if A\nA()\n#endif"),
            ("@Previewable @State(a) var x = 0\nText()", "@State(a) var x = 0", "Text()"),
            ("@Previewable @Environment(\\.a) var x\nText()", "@Environment(\\.a) var x", "Text()"),
            ("@Previewable @Namespace var x\nText()", "@Namespace var x", "Text()"),
            ("@Previewable @FocusState var x: Bool\nText()", "@FocusState var x: Bool", "Text()"),
            ("@Previewable let x = 0\nText()", "let x = 0", "Text()"),
            ("@GridPress.Previewable @State var x = 0\nText()", "@State var x = 0", "Text()"),
            ("@Previewable @Query<A>(a) var x: [A]\nText()", "@Query<A>(a) var x: [A]", "Text()"),
            ("let y = 1\n@Previewable @State var x = 0\nText()", "@State var x = 0", "let y = 1"),
            ("@Previewable @State var x = 0", "@State var x = 0", "\n"),
        ]
    )
    func ends(body: String, declaration: String, statement: String) throws {
        let arguments = try arguments("#Preview {\n\(body)\n}")
        let start = "{\n        struct PreviewedView: View {\n            "
        #expect(arguments.hasPrefix(start + declaration + "\n            var body: some View {\n"), "\(arguments)")
        let parts = try #require(arguments.range(of: "var body: some View {"))
        #expect(arguments[parts.upperBound...].contains(statement))
        #expect(!arguments.contains("@Previewable"))
    }

    @Test("ends before the text after it, also if the generic arguments of an attribute have no end")
    func openGenericArguments() throws {
        let arguments = try arguments("#Preview { @Previewable<A @State var x = 0 } cameras: { a() }")
        #expect(arguments.hasSuffix("} cameras: { a() }"), "\(arguments)")
    }

    @Test("keeps all declarations with @Previewable in their order")
    func severalDeclarations() throws {
        let arguments = try arguments(
            "#Preview { @Previewable @State var a = 0; @Previewable @State var b = 1\nlet c = 2\nText(\"\\(a + b + c)\") }"
        )
        #expect(arguments.contains("            @State var a = 0\n            @State var b = 1\n            var body"))
        #expect(arguments.contains("let c = 2\nText(\"\\(a + b + c)\")"))
    }

    @Test(
        "reports what it can't read",
        arguments: [
            ("#Preview", "Write them in braces"),
            ("Preview {}", "isn't valid here"),
            ("", "isn't valid here"),
            ("#Preview {", "no closing one"),
            ("#Preview { #if A\n@Previewable @State var x = 0\n#endif\nText() }", "Put \"#if\" around the preview"),
        ]
    )
    func problems(source: String, message: String) {
        let expansion = expansion(source)
        #expect(expansion.source.isEmpty)
        #expect(expansion.problems.map { $0.message.contains(message) } == [true])
    }
}

@Suite("@Previewable")
struct PreviewableTests {
    private func problems(in lexicalContext: [String]) -> [String] {
        let fragment = MacroUse.Fragment(source: "@Previewable @State var x = 0")
        var use = MacroUse(type: "PreviewableMacro", role: "peer", fragment: fragment)
        use.lexicalContext = lexicalContext
        #expect(use.expansion().source.isEmpty)
        return use.expansion().problems.map(\.message)
    }

    @Test("is valid at the top of a preview")
    func valid() {
        #expect(problems(in: ["{ }", "\n// a\n#Preview(\"A\") { }"]).isEmpty)
        #expect(problems(in: ["{ }", "#Preview { }", "struct Card {}"]).isEmpty)
    }

    @Test(
        "isn't valid elsewhere",
        arguments: [
            ([], "only valid in the body of \"#Preview\""),
            (["struct Card {}"], "only valid in the body of \"#Preview\""),
            (["{ }", "VStack { }", "#Preview { }"], "Move the declaration to the top"),
            (["var body: some View", "struct Card {}", "{ }", "#Preview { }"], "Move the declaration to the top"),
        ] as [([String], String)]
    )
    func invalid(lexicalContext: [String], message: String) {
        #expect(problems(in: lexicalContext).map { $0.contains(message) } == [true])
    }
}
