import XMLReading

/// A fast comparison of two pictures or pages that copies nothing.
///
/// It handles the usual differences between equal files: number formats, positions within the tolerance, ids, white
/// space between elements, and the order of attributes. Files with other differences need the full
/// comparison.
struct FastComparison {
    let tolerance: Tolerance
    /// The ids of both pictures, which can differ.
    private(set) var oldID: UnsafeBufferPointer<UInt8>?
    private(set) var newID: UnsafeBufferPointer<UInt8>?

    /// Returns whether the files are certainly equal.
    ///
    /// If not, the full comparison decides.
    func areSurelySame(_ old: XMLTree, _ new: XMLTree) -> Bool {
        old.withRoot { oldRoot in
            new.withRoot { newRoot in
                var check = self
                check.oldID = oldRoot.pictureID
                check.newID = newRoot.pictureID
                return check.areSame(oldRoot, newRoot, Context())
            }
        } == .some(.some(true))
    }

    /// The context that the elements around an element define.
    private struct Context {
        var isInRecord = false
        /// Whether white space between elements counts, or may count.
        var isVerbatim = false
    }

    // MARK: Elements

    private func areSame(_ old: XMLCursor, _ new: XMLCursor, _ context: Context) -> Bool {
        guard old.name.isSame(as: new.name), areSame(namespace: old.namespace, new.namespace) else { return false }
        var context = context
        if !context.isInRecord { context.isInRecord = old.name.isRecord }
        guard haveSameAttributes(old, new, &context) else { return false }
        return haveSameContent(old, new, context)
    }

    private func areSame(namespace old: UnsafePointer<UInt8>?, _ new: UnsafePointer<UInt8>?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.isSame(as: new)
    }

    private func haveSameContent(_ old: XMLCursor, _ new: XMLCursor, _ context: Context) -> Bool {
        var (oldPlace, newPlace) = (old.firstChild, new.firstChild)
        var hasText = false
        var hasSkipped = false
        while true {
            while let place = oldPlace, place.kind == .other { oldPlace = place.next }
            while let place = newPlace, place.kind == .other { newPlace = place.next }
            guard oldPlace != nil || newPlace != nil else { break }
            if let oldNode = oldPlace, let newNode = newPlace {
                if oldNode.kind == .element, newNode.kind == .element {
                    guard areSame(oldNode, newNode, context) else { return false }
                    (oldPlace, newPlace) = (oldNode.next, newNode.next)
                    continue
                }
                if oldNode.kind == .text, newNode.kind == .text, areSame(text: oldNode, newNode, in: old) {
                    hasText = hasText || !oldNode.isBlank
                    (oldPlace, newPlace) = (oldNode.next, newNode.next)
                    continue
                }
            }
            // Text with only white space is skipped, if it doesn't count.
            var skipped = false
            if let place = oldPlace, place.kind == .text, place.isBlank {
                oldPlace = place.next
                skipped = true
            }
            if let place = newPlace, place.kind == .text, place.isBlank {
                newPlace = place.next
                skipped = true
            }
            guard skipped else { return false }
            hasSkipped = true
        }
        return !hasSkipped || !(hasText || context.isVerbatim || old.name.mayHoldText)
    }

    private func areSame(text old: XMLCursor, _ new: XMLCursor, in element: XMLCursor) -> Bool {
        guard let old = old.text, let new = new.text else { return false }
        if old.isSame(as: new) { return true }
        return element.name.isSame(as: "style") && areSame(identified: old.bytes, new.bytes)
    }

    // MARK: Attributes

    private func haveSameAttributes(_ old: XMLCursor, _ new: XMLCursor, _ context: inout Context) -> Bool {
        var oldAttribute = old.firstAttribute
        var newAttribute = new.firstAttribute
        let firstNew = newAttribute
        while let attribute = oldAttribute {
            guard let beside = newAttribute else { return false }
            // Usually the attributes have the same order.
            let other = haveOneName(attribute, beside) ? beside : named(attribute, from: firstNew)
            guard let other, areSame(attribute, other, context) else { return false }
            if attribute.namespace != nil { context.isVerbatim = true }
            oldAttribute = attribute.next
            newAttribute = beside.next
        }
        return newAttribute == nil
    }

    private func haveOneName(_ old: XMLAttributeCursor, _ new: XMLAttributeCursor) -> Bool {
        old.name.isSame(as: new.name) && areSame(namespace: old.namespace, new.namespace)
    }

    private func named(_ attribute: XMLAttributeCursor, from first: XMLAttributeCursor?) -> XMLAttributeCursor? {
        var place = first
        while let candidate = place {
            if haveOneName(attribute, candidate) { return candidate }
            place = candidate.next
        }
        return nil
    }

    private func areSame(_ old: XMLAttributeCursor, _ new: XMLAttributeCursor, _ context: Context) -> Bool {
        guard let oldValue = old.value, let newValue = new.value else { return false }
        if oldValue.isSame(as: newValue) { return true }
        let (oldBytes, newBytes) = (oldValue.bytes, newValue.bytes)
        if context.isInRecord {
            return !Self.words.contains(old.name.hash) && areSame(rounded: oldBytes, newBytes)
        }
        switch Self.meanings[old.name.hash] {
        case .numbers(let kind): return areSame(numbers: oldBytes, newBytes, kind)
        case .path: return areSame(path: oldBytes, newBytes)
        case .transforms: return areSame(transforms: oldBytes, newBytes)
        case .id, .ids, .address, .classes, .property: return areSame(identified: oldBytes, newBytes)
        case .words, .message, .declarations, .policy, nil: return false
        }
    }

    private static let meanings = Dictionary(
        uniqueKeysWithValues: AttributeSyntax.known.map { ($0.key.shapeHash, $0.value) }
    )
    private static let words = Set(AttributeSyntax.wordsOfRecords.map(\.shapeHash))
}
