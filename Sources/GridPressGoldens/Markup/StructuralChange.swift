/// A difference between two documents in the terms of their format: in an element, an attribute or a text.
///
/// Members and lists of JSON, and lines of text, are described the same way.
package struct StructuralChange: Hashable, Sendable {
    /// The kind of the change.
    package var kind: Change.Kind
    /// The path to the element, such as `svg > g "cards" > rect 3`.
    package var element: String
    /// The labels of the element and of the elements around it, outermost first; `nil` for elements without a label.
    package var names: [String?] = []
    /// The attribute that changed; `nil` for a text and for whole elements.
    package var attribute: String?
    /// The old value; `nil` for added nodes.
    package var old: String?
    /// The new value; `nil` for removed nodes.
    package var new: String?
    /// Whether only positions and sizes differ.
    package var isGeometry = false
    /// The increase of the number, if exactly one number changed.
    package var difference: Double?
    /// Whether the element is part of a layout record, which isn't visible.
    package var isInRecord = false
    /// The location in the golden file.
    ///
    /// For an added element, it is the location that the element would have.
    package var location: Finding.Location?

    init(_ kind: Change.Kind, _ element: String) {
        self.kind = kind
        self.element = element
    }
}

extension StructuralChange {
    /// The change in the common form of all changes of a snapshot, with long values shortened to their differences.
    package var change: Change {
        let (old, new) = Self.excerpts(of: old, new)
        return Change(kind, element, attribute, old: old, new: new, difference: difference, at: location)
    }

    /// The maximum number of shown characters of a value.
    private static let longest = 80

    private static func excerpts(of old: String?, _ new: String?) -> (String?, String?) {
        guard let old, let new else {
            return (old?.shortened(to: longest), new?.shortened(to: longest))
        }
        return Excerpt.pair(old, new, longest: longest)
    }
}
