import GridPressProperties
import Testing

@testable import GridPressPages
@testable import GridPressSVG

@Suite("The colours of sources")
struct SyntaxTests {
    /// Returns the pieces of a source with a role, each after a letter for the role.
    private func pieces(_ source: String, _ language: SyntaxLanguage) -> [String] {
        let bytes = Array(source.utf8)
        return language.pieces(of: bytes).compactMap { piece in
            let words = String(decoding: bytes[piece.bytes], as: UTF8.self)
            return switch piece.role {
            case .plain: nil
            case .keyword: "k " + words
            case .type: "t " + words
            case .literal: "l " + words
            case .comment: "c " + words
            }
        }
    }

    @Test("show keywords, types, literals and comments of Swift")
    func swift() {
        #expect(
            pieces("@State private var count = 12.5 // some\nText(\"A \\(b(\")\"))\")", .swift) == [
                "k @State", "k private", "k var", "l 12.5", "c // some", "t Text", "l \"A \\(b(\")\"))\"",
            ]
        )
        #expect(pieces("0..<4 + 0xFF_a", .swift) == ["l 0", "l 4", "l 0xFF_a"])
        #expect(pieces("/* a /* b */ c */ 1", .swift) == ["c /* a /* b */ c */", "l 1"])
        #expect(pieces(#"#if x"#, .swift) == ["k #if"])
        #expect(pieces("@ a @b.c{ $0.count } @(", .swift) == ["k @", "k @b", "l 0", "k @"])
        #expect(pieces("a.contains(/let \"/) // b", .swift) == ["l /let \"/", "c // b"])
    }

    @Test("show no member and no label of an argument as a keyword")
    func membersAndLabels() {
        #expect(pieces(".background(.default, in: x).self", .swift) == [])
        #expect(pieces("switch x { default: y }", .swift) == ["k switch", "k default"])
        #expect(pieces("`in`", .swift) == [])
    }

    @Test("show strings of every form up to their ends")
    func strings() {
        #expect(pieces("\"\"\"\n a \"b\" \n\"\"\" c", .swift) == ["l \"\"\"\n a \"b\" \n\"\"\""])
        #expect(pieces(##"#"a "b" \("# c"##, .swift) == [##"l #"a "b" \("#"##])
        #expect(pieces(##"#"a \#("b")"# let"##, .swift) == [##"l #"a \#("b")"#"##, "k let"])
        #expect(pieces("\"no end\nlet", .swift) == ["l \"no end", "k let"])
        #expect(pieces(#""\"" let"#, .swift) == [#"l "\"""#, "k let"])
    }

    @Test("show names, values and comments of XML")
    func xml() {
        #expect(
            pieces("<?xml version=\"1.0\"?>\n<!-- <a> -->\n<a b='c' d=\"e>\">f</a><g/>", .xml) == [
                "c <?xml version=\"1.0\"?>", "c <!-- <a> -->", "k <a", "t b", "l 'c'", "t d", "l \"e>\"", "k >",
                "k </a><g/>",
            ]
        )
        #expect(pieces("<a <b", .xml) == ["k <a", "k <b"])
        #expect(pieces("<![CDATA[ <a> ]]>b", .xml) == ["l <![CDATA[ <a> ]]>"])
    }

    @Test("leave out nothing, whatever a source is", arguments: [SyntaxLanguage.swift, .xml])
    func whole(language: SyntaxLanguage) {
        let signs: [UInt8] = Array("\"#\\()/*`@<>!-='ab1. \n".utf8) + [0xC3, 0xA4]
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let source = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                signs[Int.random(in: signs.indices, using: &random)]
            }
            let pieces = language.pieces(of: source)
            check.equal(pieces.flatMap { source[$0.bytes] }, source)
            check(zip(pieces, pieces.dropFirst()).allSatisfy { $0.bytes.upperBound == $1.bytes.lowerBound })
        }
    }

    @Test("find the end of a declaration, whatever its literals and comments contain")
    func declarations() {
        let source = """
            import SwiftUI

            #Preview("A } { brace", traits: .fixedLayout(width: 1, height: 2)) {
                // A comment with }
                Text("\\(["}"].map { $0 + "{" })")
            }

                #if DEBUG
                struct Card_Previews: PreviewProvider {
                    static var previews: some View { Text("}") }
                }
                #endif
            """
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(SwiftDeclaration.code(atLine: 3, in: source) == lines[2...5].joined(separator: "\n"))
        let ofWindows = source.replacing("\n", with: "\r\n")
        #expect(SwiftDeclaration.code(atLine: 3, in: ofWindows) == lines[2...5].joined(separator: "\n"))
        #expect(
            SwiftDeclaration.code(atLine: 9, in: source) == """
                struct Card_Previews: PreviewProvider {
                    static var previews: some View { Text("}") }
                }
                """
        )
        #expect(SwiftDeclaration.code(atLine: 1, in: "Text(\"a\")") == "Text(\"a\")")
        #expect(SwiftDeclaration.code(atLine: 1, in: "#Preview { a") == "#Preview { a")
        #expect(SwiftDeclaration.code(atLine: 99, in: "a\nb") == "a\nb")
    }

    @Test("nest as deeply as somebody typed")
    func deep() {
        let source = Array(String(repeating: "\"\\(", count: 100_000).utf8)
        #expect(SyntaxLanguage.swift.pieces(of: source).count == 1)
    }

    @Test("keep a listing as it is, and leave unknown languages plain")
    func listing() throws {
        let text = "let a = \"<b> & 'c'\" // d\n"
        for (language, isColored) in [("swift", true), ("xml", true), ("cobol", false), ("", false)] {
            let listing = HTMLRenderer.Listing(text, language: language, title: "A")
            let pre = try #require(try PageSketch.tree(PageSketch.page(listing: listing)).all("pre").first)
            #expect(pre.wholeText == text, "\(language)")
            #expect(pre.all("span").isEmpty != isColored)
        }
    }
}
