import GridPressMacroExpansion
import GridPressProperties
import SwiftScanning
import Testing

@Suite("The scanner")
struct ScannerTests {
    /// Returns the texts of the tokens of a source.
    private func tokens(_ source: String) throws -> [String] {
        let list = try TokenList(source)
        return list.tokens.indices.map(list.text)
    }

    @Test(
        "divides sources into tokens",
        arguments: [
            ("var x = 1", ["var", "x", "=", "1"]),
            ("a.b?.c!.d", ["a", ".", "b", "?", ".", "c", "!", ".", "d"]),
            ("var x: Int?=nil", ["var", "x", ":", "Int", "?", "=", "nil"]),
            ("var x: Int!=nil", ["var", "x", ":", "Int", "!", "=", "nil"]),
            ("a ?? b", ["a", "??", "b"]),
            ("a ? b : c", ["a", "?", "b", ":", "c"]),
            ("0..<10", ["0", "..<", "10"]),
            ("0...10", ["0", "...", "10"]),
            ("1.5e-3", ["1.5e-3"]),
            ("0x1p-2", ["0x1p-2"]),
            ("1_000.25", ["1_000.25"]),
            ("0b1010+1", ["0b1010", "+", "1"]),
            ("pair.0.1", ["pair", ".", "0", ".", "1"]),
            ("1.description", ["1", ".", "description"]),
            ("\\.self", ["\\", ".", "self"]),
            ("\\Model.items[0]?.name", ["\\", "Model", ".", "items", "[", "0", "]", "?", ".", "name"]),
            ("() -> Void", ["(", ")", "->", "Void"]),
            ("`default`", ["`default`"]),
            ("`a b c` + 1", ["`a b c`", "+", "1"]),
            ("größe = 1", ["größe", "=", "1"]),
            ("👩‍👩‍👧.map", ["👩‍👩‍👧", ".", "map"]),
            ("$0 + $1", ["$0", "+", "$1"]),
            ("#if DEBUG", ["#if", "DEBUG"]),
            ("#colorLiteral(red: 1)", ["#colorLiteral", "(", "red", ":", "1", ")"]),
            ("@State(x) var", ["@", "State", "(", "x", ")", "var"]),
            ("a // b\nc", ["a", "c"]),
            ("a /* b */ c", ["a", "c"]),
            ("a /* b /* c */ d */ e", ["a", "e"]),
            ("a/**/b", ["a", "b"]),
            ("a+/**/b", ["a", "+", "b"]),
            ("/// doc\nvar", ["var"]),
            ("\u{FEFF}var", ["var"]),
            ("a\r\nb", ["a", "b"]),
        ]
    )
    func plain(source: String, expected: [String]) throws { #expect(try tokens(source) == expected) }

    @Test(
        "keeps strings and regular expressions together",
        arguments: [
            #""""#, #""a""#, #""\"""#, #""\\""#, #""a // b""#, #""/* a""#, #""\(a)""#, #""\(a("b"))""#,
            #""\(a ? "b" : "c")""#, #""\("\("\(1)")")""#, ##"#"a"b"#"##, ##"#"""#"##, ##"#"\(a)"#"##,
            ##"#"\#(a + "b")"#"##, ###"##"a"#b"##"###, #""\(items.map { "\($0)" })""#, #""\([1: ")"])""#,
            #""\u{1F600}""#, "\"\"\"\na \"b\" c\n\"\"\"", "\"\"\"\n\\(a)\n  \"\"\"", "\"\"\"\n\\\"\"\"\n\"\"\"",
            "\"\"\"  \na\n\"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#", "\"\"\"\na \\\nb\n\"\"\"", "\"\"\"\n}\n\"\"\"",
            "#/a/b/#",
            "#/\n  a\n  / b\n/#", "##/a/#/##", "/a/", #"/a\/b/"#, "/[)]/", "/(a|b)+ {2}/",
        ]
    )
    func literals(source: String) throws {
        #expect(try tokens(source) == [source])
        #expect(try tokens("f(\(source), 1)") == ["f", "(", source, ",", "1", ")"])
        #expect(try tokens("x = \(source)") == ["x", "=", source])
        #expect(try tokens("{\(source)}") == ["{", source, "}"])
    }

    @Test(
        "knows division from regular expressions",
        arguments: [
            ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("a/b/c", ["a", "/", "b", "/", "c"]),
            ("f(a)/b/c", ["f", "(", "a", ")", "/", "b", "/", "c"]),
            ("x = /b/", ["x", "=", "/b/"]),
            ("return /b/", ["return", "/b/"]),
            ("a[0]/2", ["a", "[", "0", "]", "/", "2"]),
            ("1/2/3", ["1", "/", "2", "/", "3"]),
            ("reduce(1, /)", ["reduce", "(", "1", ",", "/", ")"]),
            ("a /= 2", ["a", "/=", "2"]),
            ("x!/b/c", ["x", "!", "/", "b", "/", "c"]),
        ]
    )
    func slashes(source: String, expected: [String]) throws { #expect(try tokens(source) == expected) }

    @Test(
        "reports what has no end and brackets without a partner",
        arguments: [
            #"""#, #""a"#, "\"a\nb\"", #""\("#, #""\(a"#, #""\(a""#, "\"\"\"\na", "#\"a\"", "/*", "/* /* */", "`a",
            "`a\nb`", "#/a", "(", "f(", "a)", "[(])", "{", "}", "(]", "([)", "\"\\", "#\"\\#",
        ]
    )
    func unfinished(source: String) { #expect(throws: SyntaxFailure.self) { try TokenList(source) } }

    @Test(
        "goes on after errors in sources that are only shown",
        arguments: [
            ("a) \"b\nc", ["a", ")", "\"b", "c"], []),
            ("\"\\(a /* */ \"b\n) // c\nd", ["\"\\(a /* */ \"b", ")", "d"], ["// c"]),
            ("`a\nb /* c", ["`a", "b"], ["/* c"]),
            ("#/a", ["#/a"], []),
        ]
    )
    func unchecked(source: String, tokens: [String], comments: [String]) {
        let bytes = Array(source.utf8)
        let unchecked = UncheckedSource(bytes)
        func texts(_ ranges: [Range<Int>]) -> [String] { ranges.map { String(decoding: bytes[$0], as: UTF8.self) } }
        #expect(texts(unchecked.tokens.map(\.range)) == tokens)
        #expect(texts(unchecked.comments) == comments)
    }

    @Test("limits how deep strings are nested")
    func nesting() {
        let source = String(repeating: "\"\\(", count: 100_000)
        #expect(throws: SyntaxFailure.self) { try TokenList(source) }
        #expect(UncheckedSource(Array(source.utf8)).tokens.last?.range.upperBound == 300_000)
    }

    @Test(
        "takes time in proportion to the source",
        .timeLimit(.minutes(1)),
        arguments: ["= /a ", "/* */", "\"\" ", "(a)", "#/a/# ", "?", "a.0.", "<", "`a` ", "@a ", "\\"]
    )
    func hostile(piece: String) throws {
        let list = try TokenList(String(repeating: piece, count: 30_000))
        #expect(list.bytes.count == piece.utf8.count * 30_000)
    }
}
