import GridPressDrawings
import GridPressRenderers

/// Two pictures beside each other in one image, in which the second uses what the first has too.
///
/// Most of what a layout shows stays as it is or moves, so a sheet takes little more than one of the pictures.
struct PictureSheet {
    /// The markup of the image.
    let markup: String

    /// What is shorter than this isn't worth a reference.
    private static let leastLength = 34

    /// A sheet of two pictures, each in a place of some size; `nil` where their rules differ, which would hold for both,
    /// or where one doesn't say how large it is.
    init?(_ old: ReportedPicture, _ new: ReportedPicture, in size: CGSize) {
        guard old.style == new.style, old.canBeNested, new.canBeNested else { return nil }

        // 1. What is there several times, by what it says, gets a name; with a group, what is in it needs none.
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

        // 2. The first of those that are the same is written, and used where the others stand.
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

    /// Rules that hold in copies of elements too, around which there is nothing.
    private static func freed(_ style: String) -> String {
        style.isEmpty
            ? ""
            : "<style>" + style.replacing("#\(PictureReferences.rootName) ", with: "").escapedForPicture + "</style>"
    }
}

extension ReportedPicture {
    /// Whether the picture can stand inside another one: it says how large it is.
    fileprivate var canBeNested: Bool {
        root.attributes.contains(" width='") && root.attributes.contains(" height='")
    }
}

extension ElementCopy.Place {
    /// How far it is from another place, as attributes of what is moved.
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

    /// Whether it is rules, which stand before both pictures.
    fileprivate var isStyle: Bool { name == "style" }

    /// What the element says without its place, where others may stand for it.
    fileprivate var shareableKey: String? { isShareable ? key : nil }

    /// Visits the element and all elements inside, each before those in it.
    fileprivate func visit(_ body: (ElementCopy) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
