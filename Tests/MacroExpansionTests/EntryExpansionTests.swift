import GridPressMacroExpansion
import Testing

@Suite("@Entry")
struct EntryExpansionTests {
    private func expansion(
        _ source: String,
        role: String = "peer",
        in lexicalContext: String = "extension EnvironmentValues {}"
    ) -> Expansion {
        var use = MacroUse(type: "EntryMacro", role: role, fragment: MacroUse.Fragment(source: source))
        use.lexicalContext = [lexicalContext]
        return use.expansion()
    }

    @Test("becomes accessors that use a key")
    func accessors() {
        let expansion = expansion("@Entry var x: Int = 1", role: "accessor")
        #expect(expansion == Expansion(source: "get { self[__Key_x.self] }\nset { self[__Key_x.self] = newValue }"))
    }

    @Test("becomes a key with a computed default value")
    func key() {
        let source = """
            private struct __Key_x: EnvironmentKey {
                typealias Value = [Int]
                static var defaultValue: Value {
                    return [1, 2]
                }
            }
            """
        #expect(expansion("@Entry public var x: [Int] = [1, 2] // a") == Expansion(source: source))
    }

    @Test("leaves a type that isn't written to the compiler")
    func inferredType() {
        let source = """
            private struct __Key_x: EnvironmentKey, _InferredDefaultValue {
                static let makeDefaultValue = { @Sendable () in
                    Model()
                }
            }
            """
        #expect(expansion("@Entry var x = Model()") == Expansion(source: source))
    }

    @Test("is nil by default where the type is optional", arguments: ["Int?", "Optional<Int>", "(() -> Void)?"])
    func optional(type: String) {
        let expansion = expansion("@Entry var x: \(type)")
        #expect(expansion.source.contains("typealias Value = \(type)"))
        #expect(expansion.source.contains("return nil"))
        #expect(expansion.problems.isEmpty)
    }

    @Test("keeps its availability for the key")
    func availability() {
        let source = expansion("@available(macOS 15, *) @Entry var x: Int = 1").source
        #expect(source.hasPrefix("@available(macOS 15, *)\nprivate struct __Key_x"))
    }

    @Test(
        "names the key after the variable",
        arguments: [
            ("x", "__Key_x"), ("`default`", "__Key_default"), ("`a b`", "`__Key_a b`"), ("größe", "__Key_größe"),
        ]
    )
    func names(name: String, key: String) {
        #expect(expansion("@Entry var \(name) = 1").source.contains("struct \(key): "))
        #expect(expansion("@Entry var \(name) = 1", role: "accessor").source.contains("self[\(key).self]"))
    }

    @Test(
        "uses the keys of the type that is extended",
        arguments: [
            ("extension EnvironmentValues {}", "EnvironmentKey"),
            ("extension Transaction {}", "TransactionKey"),
            ("extension ContainerValues {}", "ContainerValueKey"),
            ("\n\n// a\n@MainActor public extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
            ("@available(macOS 15, *) extension GridPress.Transaction {}", "TransactionKey"),
        ]
    )
    func extensions(lexicalContext: String, key: String) {
        let expansion = expansion("@Entry var x: Int = 1", in: lexicalContext)
        #expect(expansion.source.contains("struct __Key_x: \(key) {"))
        #expect(expansion.problems.isEmpty)
    }

    @Test(
        "of a focused value has the type in the optional",
        arguments: [
            ("Int?", "Int"), ("Optional<[Int]>", "[Int]"), ("Int? = nil", "Int"), ("(() -> Void)?", "(() -> Void)"),
        ]
    )
    func focusedValues(type: String, value: String) {
        let expansion = expansion("@Entry var x: \(type)", in: "extension FocusedValues {}")
        let source = """
            private struct __Key_x: FocusedValueKey {
                typealias Value = \(value)
            }
            """
        #expect(expansion == Expansion(source: source))
    }

    @Test(
        "reports where it can't be used, once for both roles",
        arguments: [
            ("@Entry var x: Int", "extension EnvironmentValues {}", "\"x\" has no default value"),
            ("@Entry var x: () -> Int?", "extension EnvironmentValues {}", "\"x\" has no default value"),
            ("@Entry var x", "extension EnvironmentValues {}", "\"x\" has no default value"),
            ("@Entry var x: Int = 1", "extension FocusedValues {}", "needs an optional type"),
            ("@Entry var x: Int? = 1", "extension FocusedValues {}", "needs an optional type"),
            ("@Entry var x: Int = 1", "struct EnvironmentValues {}", "only valid in an extension"),
            ("@Entry var x: Int = 1", "extension Other {}", "only valid in an extension"),
            ("@Entry var x: Int = 1", "extension", "only valid in an extension"),
            ("@Entry var x: Int { 1 }", "extension EnvironmentValues {}", "Remove the braces"),
        ]
    )
    func problems(source: String, lexicalContext: String, message: String) {
        let accessors = expansion(source, role: "accessor", in: lexicalContext)
        #expect(accessors.problems.count == 1)
        #expect(accessors.problems.allSatisfy { $0.message.contains(message) })
        #expect(expansion(source, in: lexicalContext) == Expansion(source: ""))
    }

    @Test("reports a problem at its place in the file")
    func place() {
        var use = MacroUse(
            type: "EntryMacro",
            role: "accessor",
            fragment: MacroUse.Fragment(source: "\n @Entry let x = 1")
        )
        use.lexicalContext = ["extension EnvironmentValues {}"]
        use.fragment.file = "a.swift"
        use.fragment.offset = 100
        #expect(use.expansion().problems.map(\.offset) == [109])
        #expect(use.expansion().problems.map(\.file) == ["a.swift"])
    }
}
