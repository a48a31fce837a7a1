import GridPressProperties
import Testing
import XMLReading

@testable import LayoutDocuments

@Suite("The table of the language")
struct LanguageTests {
    /// The parameters of a rule, which the reader, the reference and the schema have to agree on.
    private struct Entry {
        let name: String
        let parameters: ParameterList

        /// The names of attributes and slots, as the reference writes them.
        var documented: Set<String> {
            Set(parameters.attributes.map(\.name) + parameters.slots.map { "<\($0.name)>" })
        }
    }

    private let elements = ElementRule.all.map { Entry(name: $0.name, parameters: $0.parameters) }
    private let modifiers = ModifierRule.all.map { Entry(name: $0.name, parameters: $0.parameters) }
    private let others = [
        Entry(name: "Figure", parameters: DocumentReader.figureParameters),
        Entry(name: "Comparison", parameters: DocumentReader.comparisonParameters),
        Entry(name: "States", parameters: DocumentReader.statesParameters),
        Entry(name: "State", parameters: DocumentReader.stateParameters),
        Entry(name: "Define", parameters: DocumentReader.definitionParameters),
        Entry(name: "Style", parameters: DocumentReader.styleParameters),
        Entry(name: "ForEach", parameters: DocumentReader.repetitionParameters),
    ]

    private var all: [Entry] { elements + modifiers + others }

    @Test("is what the reference shows, rule by rule")
    func reference() {
        var shown: [String: Set<String>] = [:]
        var name = ""
        for line in LanguageReference.markdown.split(separator: "\n") {
            if line.hasPrefix("### ") { name = String(line.dropFirst(4)) }
            if line.hasPrefix("## ") { name = "" }
            if line.hasPrefix("### ") { shown[name] = [] }
            if line.hasPrefix("| `"), let end = line.dropFirst(3).firstIndex(of: "`") {
                shown[name]?.insert(String(line[line.index(line.startIndex, offsetBy: 3)..<end]))
            }
        }
        #expect(Set(shown.keys) == Set(all.map(\.name)))
        forEach(all) { entry, check in check.equal(shown[entry.name], entry.documented, entry.name) }
    }

    @Test("is what the schema allows, rule by rule")
    func schema() throws {
        let bytes = Array(LanguageSchema.relaxNG.utf8)
        let root = try XMLDocument(SourceText(name: "schema", bytes: bytes)).root
        let patterns = Dictionary(root.elements.map { ($0["name"] ?? "", $0) }) { first, _ in first }
        let shared = Set(try #require(patterns["every-view"]).attributeNames)
        #expect(shared == Set(modifiers.map(\.name) + ["style", "id"]))
        forEach(all) { entry, check in
            let pattern = try #require(patterns[entry.name], "\(entry.name)")
            let said = Set(pattern.attributeNames + pattern.slotNames.map { "<\($0)>" })
            let specific = said.subtracting(shared).subtracting(["xml:space"])
            check.equal(specific, entry.documented.subtracting(shared), entry.name)
            check(
                said.isSuperset(of: entry.documented),
                "\(entry.name) lacks \(entry.documented.subtracting(said).sorted())."
            )
        }
        // Every pattern that another one refers to exists.
        let references = Set(root.descendants.filter { $0.name == "ref" }.compactMap { $0["name"] })
        #expect(references.isSubset(of: patterns.keys))
        #expect(references.count == patterns.count - 1, "Something is described that nothing refers to.")
    }

    @Test("is what reading understands, attribute by attribute")
    func reading() {
        forEach(ElementRule.all.map(\.name)) { name, check in
            let rule = try #require(ElementRule.named[name])
            for attribute in rule.parameters.attributes {
                let document = read("<\(name) \(attribute.name)=\"\u{1}\"/>".replacing("\u{1}", with: "§"))
                let unknown = document.findings.filter { $0.code == .unknownAttribute }
                check(unknown.isEmpty, "\(attribute.name): \(unknown)")
            }
            let codes = read("<\(name) nonsense=\"1\"/>").findings.map(\.code)
            check(codes.contains(.unknownAttribute), "It takes nonsense: \(codes)")
        }
    }

    @Test("is what reading understands, modifier by modifier")
    func readingOfModifiers() {
        forEach(ModifierRule.all.map(\.name)) { name, check in
            let rule = try #require(ModifierRule.named[name])
            let unknown = read("<Spacer \(name)=\"§\"/><\(name)/>").findings.filter {
                $0.code == .unknownAttribute || $0.code == .unknownElement
            }
            check(unknown.isEmpty, "\(unknown)")
            for attribute in rule.attributes where !attribute.notation.takesAnything {
                check(!attribute.accepts("§"), "\(attribute.name)")
            }
        }
    }

    private func read(_ body: String) -> LayoutDocument {
        LayoutDocument(SourceText(name: "test.xml", bytes: Array("<Figure>\(body)</Figure>".utf8)))
    }
}

extension XMLElement {
    /// The element and all elements inside it.
    fileprivate var descendants: [XMLElement] { [self] + elements.flatMap(\.descendants) }

    /// The names of the attributes that a schema pattern declares for its element.
    fileprivate var attributeNames: [String] { patterns.filter { $0.name == "attribute" }.compactMap { $0["name"] } }

    /// The names of the elements inside the pattern's element.
    fileprivate var slotNames: [String] {
        patterns.filter { $0.name == "element" && $0["name"] != self["name"] }.compactMap { $0["name"] }
    }

    /// The patterns of the element itself, without those of elements inside it.
    private var patterns: [XMLElement] {
        elements.flatMap { child in
            child.name == "element" && child["name"] != self["name"]
                ? [child] : [child] + child.belonging(to: self["name"])
        }
    }

    private func belonging(to name: String?) -> [XMLElement] {
        elements.flatMap { child in
            child.name == "element" && child["name"] != name ? [child] : [child] + child.belonging(to: name)
        }
    }
}
