/// Two pictures beside each other in one image.
///
/// The second picture reuses elements of the first.
///
/// Most parts of a layout don't change or only move, so a sheet is little larger than one of the pictures.
struct PictureSheet {
    /// The markup of the image.
    let markup: String

    /// The minimum length of an element that is worth a reference.
    private static let leastLength = 34

    /// Creates a sheet of two pictures.
    ///
    /// - Returns: The sheet; `nil` if the style rules of the pictures differ, or one picture has no size.
    init?(_ old: ReportedPicture, _ new: ReportedPicture, in size: CGSize) {
        guard old.style == new.style, old.canBeNested, new.canBeNested else { return nil }

        // 1. Elements that occur several times get a name. The elements inside a named group don't need one.
        var counts: [String: Int] = [:]
        for root in [old.root, new.root] {
            root.visit { if let key = $0.shareableKey { counts[key, default: 0] += 1 } }
        }
        var names: [String: String] = [:]
        func name(_ element: ElementCopy) {
            if let key = element.shareableKey, key.utf8.count >= Self.leastLength, counts[key, default: 0] > 1 {
                names[key] = names[key] ?? "u" + String(names.count, radix: 36)
            } else {
                element.children.forEach(name)
            }
        }
        for root in [old.root, new.root] { root.children.forEach(name) }

        // 2. The first of several equal elements is written, and the others refer to it.
        var origins: [String: ElementCopy] = [:]
        func written(_ element: ElementCopy) -> String {
            if element.isStyle { return "" }
            guard let key = element.shareableKey, let name = names[key] else { return element.markup(inside: written) }
            if let origin = origins[key] {
                return "<use href='#\(name)'\(element.place?.move(from: origin.place) ?? "")/>"
            }
            origins[key] = element
            return element.markup(adding: " id='\(name)'", inside: written)
        }
        let first = old.root.markup(inside: written)
        let second = new.root.markup(adding: " x='\(Double(size.width).described)'", inside: written)
        let width = Double(2 * size.width).described
        let head = "\(ReportedPicture.declaration) width='\(width)' height='\(Double(size.height).described)'"
        markup = "<svg\(head)>" + Self.freed(old.style) + first + second + "</svg>"
    }

    /// Returns style rules that also apply to copies of elements, which have no parent elements.
    private static func freed(_ style: String) -> String {
        style.isEmpty
            ? ""
            : "<style>" + style.replacing("#\(PictureReferences.rootName) ", with: "").escapedForPicture + "</style>"
    }
}

extension ReportedPicture {
    /// Whether the picture can be nested in another one, because it has a size.
    fileprivate var canBeNested: Bool {
        root.attributes.contains(" width='") && root.attributes.contains(" height='")
    }
}

extension ElementCopy.Place {
    /// Returns the distance from another position, as attributes.
    fileprivate func move(from other: ElementCopy.Place?) -> String {
        guard let other else { return "" }
        let parts = [("x", x - other.x), ("y", y - other.y)].filter { $0.1 != 0 }
        return parts.map { " \($0.0)='\($0.1.described)'" }.joined()
    }
}

extension ElementCopy {
    /// The elements directly inside.
    fileprivate var children: [ElementCopy] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Whether the element contains style rules, which precede both pictures.
    fileprivate var isStyle: Bool { name == "style" }

    /// The markup without the position, for an element that references can replace; `nil` for others.
    fileprivate var shareableKey: String? { isShareable ? key : nil }

    /// Visits the element and all elements inside, each before its content.
    fileprivate func visit(_ body: (ElementCopy) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
