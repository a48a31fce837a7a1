import Testing

@testable import LayoutDocuments

@Suite("Words of other languages")
struct ForeignWordTests {
    private func findings(_ body: String) -> [Finding] {
        LayoutDocument(SourceText(name: "test.xml", bytes: Array("<Figure>\(body)</Figure>".utf8))).findings
    }

    @Test("for elements lead to elements and attributes that there are")
    func elements() {
        for (word, tag) in ForeignWords.elements {
            #expect(Spelling.folded(word) == word)
            #expect(!ElementRule.all.contains { Spelling.folded($0.name) == word }, "\(word) is an element.")
            let unknown = findings(tag.replacing(">", with: "/>")).filter {
                [.unknownElement, .unknownAttribute, .unexpectedContent].contains($0.code)
            }
            #expect(unknown.isEmpty, "\(word): \(unknown)")
        }
    }

    @Test("for attributes lead to attributes that some element has, with values that it takes")
    func attributes() {
        let views = ElementRule.all.map(\.name) + ["ForEach"]
        for (word, examples) in ForeignWords.attributes {
            #expect(Spelling.folded(word) == word)
            for example in examples {
                let isRight = views.contains { view in
                    !findings("<\(view) \(example)/>").contains {
                        [.unknownAttribute, .wrongValue].contains($0.code)
                    }
                }
                #expect(isRight, "\(word): \(example)")
            }
        }
    }

    @Test("for values lead to words that some attribute takes")
    func values() {
        let lists = ElementRule.all.map(\.parameters) + ModifierRule.all.map(\.parameters)
        let rules = lists.flatMap(\.attributes)
        let words = Set(rules.flatMap(\.notation.words) + rules.map { _ in "systemGray3" })
        for (word, meant) in ForeignWords.values {
            #expect(Spelling.folded(word) == word)
            for word in meant { #expect(words.contains(word), "\(word)") }
        }
    }
}
