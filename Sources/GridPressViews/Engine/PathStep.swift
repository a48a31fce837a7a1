/// A step on the way from the root of a view tree to a view.
package enum PathStep: Hashable {
    /// A position among siblings, or a branch of a condition.
    case index(Int)
    /// An explicit identity, and the number of earlier siblings with the same identity.
    case id(AnyHashable, occurrence: Int = 0)
    /// The step from a view or modifier to its body.
    case body
    /// The step from a view to the content that a modifier at a nesting depth adds around the view's node at a
    /// position.
    case around(depth: Int, position: Int)
    /// The step from a view whose type is hidden to a view of this type.
    case type(HiddenType)
}

/// A hidden type of a view.
package struct HiddenType: Hashable {
    let type: Any.Type

    package static func == (first: HiddenType, second: HiddenType) -> Bool { first.type == second.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The identity of a state value: a property of a view at a position in the tree.
package struct StatePath: Hashable {
    package var path: [PathStep]
    var owner: ObjectIdentifier
    package var offset: Int
}

extension [PathStep] {
    /// Returns the identity of a view relative to an outer view: the identities and positions from the step `start`
    /// on.
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
