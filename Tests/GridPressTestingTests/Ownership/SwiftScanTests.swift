import SwiftScanning
import Testing

@Suite("Swift source in pieces")
struct SwiftScanTests {
    private func names(_ source: String) throws -> [String] {
        try #require(SwiftScan(Array(source.utf8))).tokens.compactMap(\.name)
    }

    @Test(
        "leaves out what is comment or text",
        arguments: [
            "a // b\n c", "a /* b /* b */ b */ c", "a \"b\" c", "a \"b \\\" b\" c", "a #\"b \" \\ b\"# c",
            "a \"\"\"\n b \" \"\" b\n\"\"\" c", "a \"b \\(b(\"b)\")) b\" c", "a ##\"b \\#(b) \"# b\"## c",
            "a #\"\"\"# c",
            "a #\"\"\"\n b \"\"\" b \n\"\"\"# c", "#!b\na c", "a = /b \"/ c", "a #/b\"\n/b/# c", "a(1 / 2) / c",
            "a \"\\(\"\\(\"b\")\")\" c", "a 0xbb_b 1.5b c", "a\r\n// b\rc",
        ]
    )
    func hidden(source: String) throws { #expect(try names(source) == ["a", "c"]) }

    @Test(
        "refuses what doesn't end",
        arguments: ["\"a", "\"a\nb\"", "/* a", "\"\"\"\na", "(a", "a)", "{(})", "`a", "\"\\(a\""]
    )
    func endless(source: String) { #expect(SwiftScan(Array(source.utf8)) == nil) }

    @Test("knows names in backticks, and where brackets close")
    func brackets() throws {
        let scan = try #require(SwiftScan(Array("func `two (odd) a`(b: [C]) { d }".utf8)))
        #expect(scan.tokens[1].kind == .quotedWord("two (odd) a"))
        #expect(scan.closing(2).map { scan.tokens[$0].range } == 25..<26)
    }

    @Test("gives the functions of a file, and the types around them")
    func functions() throws {
        let source = """
            @Suite struct Outer {
                struct Inner: P where A == B { @Test func `a b`(x: Int) async {} }
                class func c() { func inner() {} }
                var property: Int { 1 }
                init() {}
            }
            extension Outer.Other { func d<T>(_: T) {} }
            // func gone() {}
            let text = "func gone() {}"
            func free() {}
            """
        let names = try #require(DeclaredNames(Array(source.utf8)))
        let functions = Set(names.functions.map { ($0.types + [$0.name]).joined(separator: ".") })
        #expect(functions == ["Outer.Inner.a b", "Outer.c", "Outer.inner", "Outer.Other.d", "free"])
        #expect(names.others.isSuperset(of: ["property", "init", "text", "Outer"]))
        #expect(!names.others.contains("gone"))
    }
}
