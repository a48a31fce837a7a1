/// One step of the way from the root of a view tree to a view.
package enum PathStep: Hashable {
    /// A position among siblings, or a branch of a condition.
    case index(Int)
    /// An identity that the author gave, and how many siblings before had the same.
    case id(AnyHashable, occurrence: Int = 0)
    /// From a view or modifier to what its body says.
    case body
    /// From a view to what a modifier of it, at a depth of nesting, puts around its node at a position.
    case around(depth: Int, position: Int)
    /// From a view whose type is hidden to a view of this type.
    case type(HiddenType)
}

/// A type of a view that is hidden.
package struct HiddenType: Hashable {
    let type: Any.Type

    package static func == (first: HiddenType, second: HiddenType) -> Bool { first.type == second.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The identity of a state value: a property of a view at a place in the tree.
struct StatePath: Hashable {
    var path: [PathStep]
    var owner: ObjectIdentifier
    var offset: Int
}

extension [PathStep] {
    /// Returns the identity of a view below another: the identities and positions on the way.
    func identity(from start: Int) -> String {
        var identity = ""
        for position in Swift.min(start, count)..<count {
            let word: String
            switch self[position] {
            case .index(let index): word = String(index)
            case .id(let id, 0): word = "\(id)"
            case .id(let id, let occurrence): word = "\(id)#\(occurrence)"
            case .body, .around, .type: continue
            }
            if identity.isEmpty {
                identity = word
            } else {
                identity += "/"
                identity += word
            }
        }
        return identity
    }
}
