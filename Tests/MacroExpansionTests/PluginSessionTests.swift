import Foundation
import GridPressMacroExpansion
import GridPressProperties
import JSONReading
import Testing

@Suite("The plugin")
struct PluginSessionTests {
    private func reply(_ message: String) throws -> JSONValue {
        try #require(JSONValue(message: PluginSession.reply(to: Array(message.utf8))))
    }

    private static let entry = """
        {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","source":"@Entry ","location":{}},\
        "declSyntax":{"kind":"declaration","source":"@Entry var x = \\"\\u00e9\\ud83d\\ude00\\"",\
        "location":{"fileID":"a/b.swift","fileName":"b.swift","offset":12,"line":2,"column":5}},\
        "discriminator":"$s1a","lexicalContext":[{"kind":"declaration","source":"extension EnvironmentValues {}",\
        "location":{"fileID":"","fileName":"","offset":0,"line":0,"column":0}}],"macro":{"moduleName":"GridPressMacros",\
        "typeName":"EntryMacro","name":"Entry"},"macroRole":"peer"}}
        """

    @Test("reports the version of the protocol")
    func capability() throws {
        let reply = try reply("{\"getCapability\":{\"capability\":{\"protocolVersion\":7}}}")
        let capability = reply["getCapabilityResult"]?["capability"]
        #expect(capability?["protocolVersion"].flatMap(\.integer) == 7)
        #expect(capability?["features"]?.array?.isEmpty == true)
    }

    @Test("expands a macro")
    func expansion() throws {
        let result = try reply(Self.entry)["expandMacroResult"]
        #expect(result?["expandedSource"]?.string?.contains("\"é😀\"") == true)
        #expect(result?["diagnostics"]?.array?.isEmpty == true)
    }

    @Test("reports a problem with its place")
    func problem() throws {
        let message = Self.entry.replacing("EnvironmentValues", with: "Other").replacing(
            "\"peer\"",
            with: "\"accessor\""
        )
        let result = try reply(message)["expandMacroResult"]
        let diagnostic = result?["diagnostics"]?.array?.first
        #expect(diagnostic?["severity"]?.string == "error")
        #expect(diagnostic?["position"]?["fileName"]?.string == "b.swift")
        #expect(diagnostic?["position"]?["offset"]?.integer == 12)
    }

    @Test(
        "answers messages that it can't read",
        arguments: [
            "", "{", "null", "[]", "{}", "{\"a\":1,\"b\":2}", "{\"other\":{}}", "{\"expandAttachedMacro\":1}",
            "{\"expandFreestandingMacro\":{\"macro\":{\"typeName\":\"EntryMacro\"}}}", "{\"a\":1}}", "nul", "\"\\u12\"",
            "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"Other\"},\"declSyntax\":{\"source\":\"\"}}}", "\"\\",
            "{\"loadPluginLibraries\":{}}", "\u{0}", "-", "1e", "{\"a\" 1}", "[1,]", "{\"a\":}", "\"\\ud800\\u12\"",
        ]
    )
    func unreadable(message: String) throws {
        let diagnostics = try reply(message)["expandMacroResult"]?["diagnostics"]
        #expect(diagnostics?.array?.count == 1)
    }

    @Test("doesn't load libraries")
    func libraries() throws {
        let message = "{\"loadPluginLibrary\":{\"libraryPath\":\"/a\",\"moduleName\":\"b\"}}"
        guard case .word(.false)? = try reply(message)["loadPluginLibraryResult"]?["loaded"]?.content else {
            Issue.record("The reply isn't false.")
            return
        }
    }

    @Test("answers messages with bytes that are changed, removed or repeated")
    func damaged() {
        forEachSeed { seed, check in
            var random = Numbers(seed: seed)
            var message = Array(Self.entry.utf8)
            for _ in 0...random.next(below: 4) where !message.isEmpty {
                let index = random.next(below: message.count)
                switch random.next(below: 4) {
                case 0: message[index] = UInt8(random.next(below: 256))
                case 1: message.removeSubrange(index..<min(index + random.next(below: 20), message.count))
                case 2: message.insert(contentsOf: Array("\"\\({[<@#/*`".utf8).shuffled(using: &random), at: index)
                default: message.removeLast(min(index, message.count - 1))
                }
            }
            let reply = PluginSession.reply(to: message)
            check(JSONValue(message: reply) != nil)
        }
    }

    @Test("answers for sources that are damaged", arguments: ["EntryMacro", "PreviewMacro", "PreviewableMacro"])
    func damagedSources(type: String) {
        let sources = [
            "@Entry public var x: [Set<Int>]? = f(\"a\\(b)\") { $0 / 1 } // c",
            "#Preview(\"A\", traits: .portrait) {\n@Previewable @State var x = [1]\n.map { $0 }\nText(\"\\(x)\") }",
            "@Previewable @State var x = #/a/# + /b/ + \"\"\"\na\n\"\"\" /* c */",
        ]
        forEachSeed { seed, check in
            var random = Numbers(seed: seed)
            var source = Array(sources[seed % sources.count].unicodeScalars)
            for _ in 0...random.next(below: 6) where !source.isEmpty {
                let index = random.next(below: source.count)
                if random.next(below: 2) == 0 {
                    source.remove(at: index)
                } else {
                    source.insert(Array("\"\\({[<>@#/*`)]}=,;:\n?!".unicodeScalars)[random.next(below: 22)], at: index)
                }
            }
            let text = String(String.UnicodeScalarView(source))
            for role in ["accessor", "peer", "declaration"] {
                var use = MacroUse(type: type, role: role, fragment: MacroUse.Fragment(source: text))
                use.lexicalContext = ["extension EnvironmentValues {}", text]
                let expansion = use.expansion()
                check(expansion.problems.count <= 1, text)
            }
        }
    }

    @Test("limits how deep a message is nested")
    func nesting() throws {
        let message = String(repeating: "[", count: 100_000)
        #expect(try reply(message)["expandMacroResult"] != nil)
    }
}

/// A generator of numbers from a seed.
private struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
