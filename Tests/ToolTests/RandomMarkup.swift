import GridPressFindings
import GridPressProperties
import XMLReading

/// A generator of random documents with everything that XML allows.
struct RandomMarkup {
    private var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: seed) }

    /// Returns a document.
    mutating func document() -> String {
        let head = one(of: [
            "", "\u{FEFF}", "<?xml version='1.0'?>", "\n\n", "<!-- head -->", "<?p q?>\n\n\n<!-- x -->",
        ])
        return head + element(depth: 0) + one(of: ["", "\n", "<!-- tail -->", "\r\n\r\n<?p?> "])
    }

    private mutating func element(depth: Int) -> String {
        let name = one(of: ["A", "Text", "x-y", "Wort.ä"])
        var start = "<" + name
        for attribute in ["a", "b", "long-name", "xml:space", "ü"] where chance(4) {
            start += one(of: [" ", "\n", "  \t", "\r\n"]) + attribute + one(of: ["=", " = ", "\n="])
            start += attribute == "xml:space" ? one(of: ["'preserve'", "\"default\""]) : value()
        }
        if chance(5) { return start + one(of: ["/>", " />", "\n/>"]) }
        var content = ""
        let kinds = one(of: [[0], [1], [0, 0, 2, 3, 4], [0, 0, 0, 1, 2, 3, 4, 5]])
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            content += one(of: ["", "", " ", "\n", "\n\n\n", "\r\n  "])
            switch one(of: kinds) {
            case 0: content += depth < 5 ? element(depth: depth + 1) : "<E/>"
            case 1: content += text()
            case 2: content += one(of: ["<!-- c -->", "<!--a\n   b\n-->", "<!---->"])
            case 3: content += one(of: ["<?p?>", "<?p  q ?>"])
            case 4: content += one(of: ["", "\n"])
            default: content += one(of: ["<![CDATA[]]>", "<![CDATA[ <a>  & ]]>"])
            }
        }
        return start + one(of: [">", " >", "\n>"]) + content + "</" + name + one(of: [">", "\n>"])
    }

    private mutating func value() -> String {
        let quote = one(of: ["'", "\""])
        let other = quote == "'" ? "\"" : "'"
        let parts = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            one(of: ["x", " ", "\n", "\t", "&quot;", "&#10;", "&lt;", other, "日本", ">", "word word word word word"])
        }
        return quote + parts.joined() + quote
    }

    private mutating func text() -> String {
        (0..<Int.random(in: 1...30, using: &generator)).map { _ in
            one(of: ["word", "{i * 10}", "&amp;", "&#160;", "\u{A0}", "日本語", "e\u{301}", ">", "'\"", "&#32;"])
                + one(of: [" ", " ", "\n", "  ", "", "\t", "\r\n"])
        }
        .joined()
    }

    private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &generator) == 0 }

    private mutating func one<Element>(of choices: [Element]) -> Element { choices.randomElement(using: &generator)! }
}

/// The content of a document, independent of its formatting.
struct Meaning: Equatable {
    private var parts: [String] = []

    init(_ bytes: [UInt8]) throws {
        let document = try XMLDocument(SourceText(name: "a", bytes: bytes))
        parts = document.prologue.map { "before \($0)" } + document.epilogue.map { "behind \($0)" }
        add(document.root)
    }

    private mutating func add(_ element: XMLElement) {
        parts.append("start \(element.namespace ?? "") \(element.name)")
        for attribute in element.attributes {
            parts.append("\(attribute.namespace ?? "") \(attribute.name) = \(attribute.value)")
        }
        for child in element.children {
            switch child {
            case .element(let inner): add(inner)
            case .comment(let text): parts.append("comment \(text)")
            case .text(let text, _):
                let words = text.unicodeScalars.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
                if !words.isEmpty { parts.append("words " + words.map(String.init).joined(separator: " ")) }
            }
        }
        parts.append("end")
    }
}
