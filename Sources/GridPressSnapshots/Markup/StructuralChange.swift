/// One thing that is different between two documents, in the words of the document: an element, an attribute, a text.
///
/// Members and lists of JSON and lines of text are told the same way.
package struct StructuralChange: Hashable, Sendable {
    /// What happened.
    package var kind: Change.Kind
    /// The element in words, such as `svg > g "cards" > rect 3`.
    package var element: String
    /// The names and titles of the element and those around it, outermost first; `nil` for those without.
    package var names: [String?] = []
    /// The attribute that it is about; `nil` for a text and for whole elements.
    package var attribute: String?
    /// What was there.
    package var old: String?
    /// What is there.
    package var new: String?
    /// Whether nothing but places and sizes differs.
    package var isGeometry = false
    /// By how much the number is more, where it is a single one.
    package var difference: Double?
    /// Whether it is part of a record of the layout, which nobody sees.
    package var isInRecord = false
    /// Where it stands in the golden file; for what is new, where it would stand.
    package var location: Finding.Location?

    init(_ kind: Change.Kind, _ element: String) {
        self.kind = kind
        self.element = element
    }
}

extension StructuralChange {
    /// The same in the form that all changes of a snapshot have, with no more of long values than tells what differs.
    package var change: Change {
        let (old, new) = Self.excerpts(of: old, new)
        return Change(kind, element, attribute, old: old, new: new, difference: difference, at: location)
    }

    /// The most characters of a value that are shown.
    private static let longest = 80

    private static func excerpts(of old: String?, _ new: String?) -> (String?, String?) {
        guard let old, let new else {
            return (old?.shortened(to: longest), new?.shortened(to: longest))
        }
        return Excerpt.pair(old, new, longest: longest)
    }
}
