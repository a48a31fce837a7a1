import GridPressProperties
import Testing

@testable import LayoutDocuments

@Suite("Words of other languages")
struct SynonymTests {
    private func findings(_ body: String) -> [Finding] {
        LayoutDocument(SourceText(name: "test.xml", bytes: Array("<Figure>\(body)</Figure>".utf8))).findings
    }

    @Test("for elements lead to elements and attributes that there are")
    func elements() {
        forEach(SynonymTable.elements) { entry, check in
            let (word, tag) = entry
            check.equal(Spelling.folded(word), word)
            check(!ElementRule.all.contains { Spelling.folded($0.name) == word }, "\(word) is an element.")
            let unknown = findings(tag.replacing(">", with: "/>")).filter {
                [.unknownElement, .unknownAttribute, .unexpectedContent].contains($0.code)
            }
            check(unknown.isEmpty, "\(word): \(unknown)")
        }
    }

    @Test("for attributes lead to attributes that some element has, with values that it takes")
    func attributes() {
        forEach(SynonymTable.attributes) { entry, check in
            let (word, examples) = entry
            check.equal(Spelling.folded(word), word)
            for example in examples {
                // Elements that declare the attribute come first, so that few documents are read.
                let name = String(example.prefix { $0 != "=" })
                let declaring = ElementRule.all.filter { $0.parameters.attributes.contains { $0.name == name } }
                let views = (declaring + ElementRule.all).map(\.name) + ["ForEach"]
                let isRight = views.contains { view in
                    !findings("<\(view) \(example)/>").contains {
                        [.unknownAttribute, .wrongValue].contains($0.code)
                    }
                }
                check(isRight, "\(word): \(example)")
            }
        }
    }

    @Test("for values lead to words that some attribute takes")
    func values() {
        let lists = ElementRule.all.map(\.parameters) + ModifierRule.all.map(\.parameters)
        let rules = lists.flatMap(\.attributes)
        let words = Set(rules.flatMap(\.notation.words) + rules.map { _ in "systemGray3" })
        forEach(SynonymTable.values) { entry, check in
            let (word, meant) = entry
            check.equal(Spelling.folded(word), word)
            for word in meant { check(words.contains(word), "No attribute takes \(word).") }
        }
    }
}
