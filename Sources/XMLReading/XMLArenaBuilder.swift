import CLibXML2

/// A builder of flat arrays from the reports of libxml2 and the ranges of the scan.
///
/// Exclusivity checks are off for the arrays, because they would take longer than the work. No access to the arrays
/// overlaps with another.
final class XMLArenaBuilder {
    @exclusivity(unchecked) private(set) var nodes: [XMLArena.Node] = []
    @exclusivity(unchecked) private(set) var attributes: [XMLArena.Attribute] = []
    @exclusivity(unchecked) private(set) var characters: [UInt8] = []
    @exclusivity(unchecked) private(set) var names = NameTable()
    /// The index of the outermost element.
    private(set) var root: Int?
    /// Whether any element has a namespace.
    private(set) var hasNamespaces = false
    /// Whether GridPress and libxml2 read the document differently.
    private(set) var isLost = false

    private let scan: XMLScan
    @exclusivity(unchecked) private var nextTag = 0
    @exclusivity(unchecked) private var nextText = 0
    /// The open elements, outermost first.
    @exclusivity(unchecked) private var open: [Int] = []
    /// The kind of text that the next characters continue.
    @exclusivity(unchecked) private var openText = TextKind.none

    private enum TextKind {
        case none, letters, characterData
    }

    init(_ scan: XMLScan) {
        self.scan = scan
        nodes.reserveCapacity(scan.tags.count + scan.texts.count)
        attributes.reserveCapacity(scan.attributes.count)
        characters.reserveCapacity(
            scan.attributes.reduce(0) { $0 + $1.value.count } + scan.texts.reduce(0) { $0 + $1.count }
        )
        open.reserveCapacity(32)
    }

    // MARK: Elements

    func start(
        _ name: UnsafePointer<xmlChar>,
        namespace: UnsafePointer<xmlChar>?,
        attributes list: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
    ) {
        openText = .none
        // The scan found the same start tags in the same order.
        guard nextTag < scan.tags.count else { return isLost = true }
        let tag = scan.tags[nextTag]
        nextTag += 1
        let first = Int32(attributes.count)
        add(list, of: tag)
        if open.isEmpty { root = nodes.count }
        if namespace != nil { hasNamespaces = true }
        open.append(nodes.count)
        nodes.append(
            XMLArena.Node(
                kind: .element,
                name: names.number(of: name),
                namespace: namespace.map { names.number(of: $0) } ?? -1,
                end: 0,
                attributes: first..<Int32(attributes.count),
                place: Range(tag.name)
            )
        )
    }

    func end() {
        openText = .none
        if let element = open.popLast() { nodes[element].end = Int32(nodes.count) }
    }

    /// Adds attributes, each given as five pointers: name, prefix, namespace, start and end of the value.
    private func add(_ list: UnsafeBufferPointer<UnsafePointer<xmlChar>?>, of tag: XMLScan.Tag) {
        var scanned = tag.attributes.lowerBound
        for start in stride(from: 0, to: list.count, by: 5) {
            // Namespace declarations are attributes in the scan but not in the library.
            while scanned < tag.attributes.upperBound, scan.attributes[scanned].isNamespace { scanned += 1 }
            guard scanned < tag.attributes.upperBound, let name = list[start], let value = list[start + 3],
                let end = list[start + 4]
            else { return isLost = true }
            let place = scan.attributes[scanned]
            scanned += 1
            attributes.append(
                XMLArena.Attribute(
                    name: names.number(of: name),
                    namespace: list[start + 2].map { names.number(of: $0) } ?? -1,
                    value: addValue(UnsafeBufferPointer(start: value, count: end - value)),
                    namePlace: Range(place.name),
                    valuePlace: Range(place.value)
                )
            )
        }
    }

    /// Adds a value, and replaces references to ampersands, the only references that the library leaves.
    private func addValue(_ value: UnsafeBufferPointer<UInt8>) -> Range<Int32> {
        let start = Int32(characters.count)
        var rest = 0
        for index in value.indices where value[index] == UInt8(ascii: "&") {
            characters.append(contentsOf: UnsafeBufferPointer(rebasing: value[rest...index]))
            rest = index + 1
            if value[rest...].starts(with: "#38;".utf8) { rest += "#38;".utf8.count }
        }
        characters.append(contentsOf: UnsafeBufferPointer(rebasing: value[rest...]))
        return start..<Int32(characters.count)
    }

    // MARK: Text

    func add(letters: UnsafeBufferPointer<UInt8>) { add(letters, as: .letters) }

    func add(characterData: UnsafeBufferPointer<UInt8>) { add(characterData, as: .characterData) }

    private func add(_ text: UnsafeBufferPointer<UInt8>, as kind: TextKind) {
        guard !open.isEmpty else { return }
        let start = Int32(characters.count)
        characters.append(contentsOf: text)
        if openText == kind {
            nodes[nodes.count - 1].characters = nodes[nodes.count - 1].characters.lowerBound..<Int32(characters.count)
            return
        }
        guard nextText < scan.texts.count else { return isLost = true }
        add(.text, start..<Int32(characters.count), at: Range(scan.texts[nextText]))
        nextText += 1
        openText = kind
    }

    func add(comment: UnsafePointer<xmlChar>) {
        openText = .none
        let start = Int32(characters.count)
        characters.append(contentsOf: UnsafeBufferPointer(start: comment, count: Int(xmlStrlen(comment))))
        add(.comment, start..<Int32(characters.count), at: 0..<0)
    }

    func addInstruction() { openText = .none }

    private func add(_ kind: XMLArena.Node.Kind, _ characters: Range<Int32>, at place: Range<Int32>) {
        nodes.append(
            XMLArena.Node(kind: kind, end: Int32(nodes.count + 1), characters: characters, place: place)
        )
    }
}

extension Range<Int32> {
    fileprivate init(_ range: Range<Int>) { self = Int32(range.lowerBound)..<Int32(range.upperBound) }
}
