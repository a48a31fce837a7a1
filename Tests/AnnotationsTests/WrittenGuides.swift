import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The labels of the guides in a written picture, with their areas.
struct WrittenGuides {
    /// A label with the area that it covers.
    struct Label {
        var text: String
        var area: CGRect
    }

    /// The errors found while reading: invalid XML, and labels without a position.
    private(set) var complaints: [String] = []
    private(set) var labels: [Label] = []
    let viewBox: CGRect

    init(svg: String) {
        let root = try? XMLDocument(data: Data(svg.utf8)).rootElement()
        if root == nil { complaints.append("the picture isn't valid XML") }
        let box = (root?["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
        viewBox = box.count == 4 ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) : .null
        let size = root?["font-size"].flatMap { Double($0) }
        for group in root?.elements ?? [] where group["class"]?.hasPrefix("guide-") == true {
            read(group, size: size, isTurned: false)
        }
    }

    private mutating func read(_ element: XMLElement, size: Double?, isTurned: Bool) {
        let size = element["font-size"].flatMap { Double($0) } ?? size
        let isTurned = isTurned || element["transform"] == "rotate(-90)"
        if element.name == "text" { return read(text: element, size: size, isTurned: isTurned) }
        for inner in element.elements { read(inner, size: size, isTurned: isTurned) }
    }

    private mutating func read(text element: XMLElement, size: Double?, isTurned: Bool) {
        let text = (element.children ?? []).filter { $0.kind == .text }.compactMap(\.stringValue).joined()
        guard let size, let x = element["x"].flatMap({ Double($0) }), let y = element["y"].flatMap({ Double($0) })
        else {
            complaints.append("\"\(text)\" has no position")
            return
        }
        // A single letter has no `textLength`; a digit is 0.556 times as wide as its size.
        let width = element["textLength"].flatMap { Double($0) } ?? size * 0.556
        let (ascent, descent) = (size * 0.7, size * 0.2)
        func area(_ height: Double) -> CGRect {
            let area = CGRect(x: x - width / 2, y: y - ascent, width: width, height: height)
            return isTurned ? CGRect(x: area.minY, y: -area.maxX, width: area.height, height: area.width) : area
        }
        // Digits have no descenders.
        let isFlat = text.allSatisfy { "0123456789 .−×".contains($0) }
        labels.append(Label(text: text, area: area(isFlat ? ascent : ascent + descent)))
    }

    /// Two overlapping labels, or `nil` if no labels overlap.
    var overlap: (Label, Label)? {
        let ordered = labels.sorted { $0.area.minX < $1.area.minX }
        for (index, label) in ordered.enumerated() {
            for other in ordered[(index + 1)...] {
                if other.area.minX >= label.area.maxX { break }
                let common = label.area.intersection(other.area)
                if !common.isNull, common.width > 0.01, common.height > 0.01 { return (label, other) }
            }
        }
        return nil
    }
}

extension XMLElement {
    /// Returns the value of an attribute, or `nil` if it isn't there.
    ///
    /// On Linux, `attribute(forName:)` finds nothing in an element with a namespace.
    fileprivate subscript(name: String) -> String? { attributes?.first { $0.name == name }?.stringValue }

    fileprivate var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }
}
