import Foundation
import GridPressProperties
import XMLReading

/// A writer of documents that chooses different spellings of the same content.
struct MarkupSpeller {
    private var generator: SeededGenerator
    /// A change of numbers in addition to their spelling, for the attribute with a name.
    ///
    /// By default, none.
    var moved: (_ number: Double, _ attribute: String) -> Double = { number, _ in number }

    init(seed: some BinaryInteger) { generator = SeededGenerator(seed: seed) }

    // MARK: Chance

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private mutating func one(of texts: [String]) -> String {
        texts.randomElement(using: &generator) ?? ""
    }

    private mutating func space() -> String { one(of: ["", " ", "\n", "\n\t", "  \n  "]) }

    // MARK: Markup

    /// Returns a document in another spelling.
    mutating func spelled(_ document: XMLDocument) -> String {
        let start = document.source.bytes.starts(with: "<!DOCTYPE html>\n".utf8) ? "<!DOCTYPE html>\n" : ""
        return start + spelled(document.root, in: nil) + space()
    }

    private mutating func spelled(_ element: XMLElement, in namespace: String?) -> String {
        let isRecord = element.namespace == "urn:gridpress:layout"
        var attributes = element.attributes.map { attribute in
            let prefix = attribute.namespace == nil ? "" : "xml:"
            // Attributes of records have names that other attributes have, too, but other values.
            let value = isRecord ? attribute.value : spelled(attribute.value, of: attribute.name)
            return prefix + attribute.name + one(of: ["=", " = ", "=\n"]) + quoted(value)
        }
        if element.namespace != namespace { attributes.append("xmlns=" + quoted(element.namespace ?? "")) }
        attributes.shuffle(using: &generator)
        var text = "<" + element.name
        for attribute in attributes { text += one(of: [" ", "  ", "\n "]) + attribute }
        text += one(of: ["", " "])
        guard !element.children.isEmpty else { return text + (chance(50) ? "/>" : "></\(element.name)>") }
        text += ">"
        let mayIndent = Self.structures.contains(element.name) && !element.holdsText
        for child in element.children {
            if mayIndent { text += space() }
            if chance(3) { text += "<!-- a comment -->" }
            switch child {
            case .element(let inner): text += spelled(inner, in: element.namespace)
            case .text(let words, _): text += element.name == "style" ? style(words) : escaped(words)
            case .comment: break
            }
        }
        if mayIndent { text += space() }
        return text + "</\(element.name)>"
    }

    private static let structures: Set = [
        "svg", "g", "defs", "metadata", "layout", "box", "grid", "pattern", "linearGradient", "radialGradient",
        "clipPath", "mask", "filter", "symbol",
        "html",
        "head", "body", "main", "section", "div", "table", "thead", "tbody", "tr", "ul", "ol", "nav", "fieldset",
    ]

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private mutating func quoted(_ value: String) -> String {
        let text = escaped(value).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
        return chance(50)
            ? "\"\(text.replacing("\"", with: "&quot;"))\"" : "'\(text.replacing("'", with: "&apos;"))'"
    }

    private mutating func style(_ text: String) -> String {
        var result = ""
        for letter in text {
            result +=
                "{};".contains(letter) ? one(of: ["", " ", "\n"]) + String(letter) + space() : escaped(String(letter))
        }
        return result + (chance(30) ? "/* the end */" : "")
    }

    // MARK: Values

    private mutating func spelled(_ value: String, of name: String) -> String {
        if name == "d" { return path(value) ?? value }
        if Self.lists.contains(name) { return list(value, name) ?? value }
        if name.lowercased().hasSuffix("transform") { return transforms(value) }
        return value
    }

    static let lengths: Set = [
        "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "points", "viewBox",
        "textLength",
        "stroke-width", "stroke-dasharray", "font-size",
    ]
    static let factors: Set = ["opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "offset"]
    private static let lists = lengths.union(factors)

    private mutating func list(_ value: String, _ name: String) -> String? {
        let words = value.split(whereSeparator: { " ,".contains($0) })
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == words.count, !numbers.isEmpty else { return nil }
        var text = one(of: ["", " "])
        for (index, number) in numbers.enumerated() {
            if index > 0 { text += one(of: [" ", ",", " , ", "\n"]) }
            text += spelled(moved(number, name))
        }
        return text
    }

    private mutating func transforms(_ value: String) -> String {
        value.split(separator: ")").map { part in
            let pieces = part.split(separator: "(")
            let numbers = pieces[1].split(whereSeparator: { " ,".contains($0) }).compactMap { Double($0) }
            let name = pieces[0].trimmingCharacters(in: [" ", ","])
            let spelling = numbers.map { spelled($0) }.joined(separator: one(of: [" ", ",", " ,\n"]))
            return name + one(of: ["", " "]) + "(" + spelling + ")"
        }
        .joined(separator: one(of: [" ", ",", "\n"]))
    }

    /// Returns path data with other separators, or `nil` if it can't be read.
    private mutating func path(_ data: String) -> String? {
        var text = ""
        var command = ""
        var before = ""
        var place = 0
        for token in data.matches(of: #/[A-Za-z]|[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)/#).map({ String($0.output) }) {
            guard let number = Double(token) else {
                text += one(of: ["", " "]) + token + one(of: ["", " "])
                (command, before, place) = (token, "", 0)
                continue
            }
            let isArc = command.lowercased() == "a"
            let isFlag = isArc && [3, 4].contains(place % 7)
            guard !isFlag || ["0", "1"].contains(token) else { return nil }
            let isAbsolute = command.uppercased() == command && !isArc
            let spelling = isFlag ? token : spelled(isAbsolute ? moved(number, "d") : number)
            let maySkip =
                before.isEmpty || "-+".contains(spelling.prefix(1)) || (isArc && [4, 5].contains(place % 7))
                || (spelling.hasPrefix(".") && before.contains(".") && !before.contains("e"))
            text += maySkip && (before.isEmpty || chance(60)) ? spelling : one(of: [" ", ",", " , ", "\n"]) + spelling
            before = spelling
            place += 1
        }
        return text
    }

    /// Returns a number in one of many spellings.
    private mutating func spelled(_ number: Double) -> String {
        let plain = number == number.rounded() ? "\(Int(number))" : "\((number * 1e6).rounded() / 1e6)"
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: return number >= 0 ? "+" + plain : plain
        case 1: return plain.contains(".") ? plain + "0" : plain + ".0"
        case 2: return plain.replacing(#/^(-?)0\./#) { $0.output.1 + "." }
        case 3: return plain.contains("e") ? plain : plain + "e0"
        case 4: return number == 0 ? "-0" : "\(number * 10)e-1"
        default: return plain
        }
    }
}

extension XMLElement {
    /// Whether the element contains text other than white space.
    fileprivate var holdsText: Bool {
        children.contains { if case .text(let text, _) = $0 { text.contains { !$0.isWhitespace } } else { false } }
    }
}
