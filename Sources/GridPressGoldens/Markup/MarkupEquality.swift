/// An equality of two pictures or pages that walks the trees of libxml2 and copies only values that differ.
///
/// The order of attributes, white space between elements, comments, quotation marks, the spelling of numbers and the
/// names of ids don't count.
///
/// Numbers differ if their difference exceeds the tolerance. For lengths, positions and angles in degrees, this is
/// the whole tolerance. For factors, fractions and opacities, it is a tenth of the tolerance, at most 0.01. Numbers
/// in tables, dimensions and guides are rounded, so their last decimal can also differ by one.
struct MarkupEquality {
    /// The result of the comparison.
    enum Result {
        /// The files are equal.
        case same
        /// Only the layout records differ, which aren't visible.
        case recordsDiffer
        /// Only one of the files has a layout record, and everything else is equal.
        case recordIsMissing
        /// The visible parts of the files differ.
        case different
    }

    private let tolerance: Tolerance
    private let ids: RenamedIDs
    private var recordsDiffer = false
    private var recordIsMissing = false

    /// Compares two files.
    static func compare(_ old: XMLTree, _ new: XMLTree, tolerance: Tolerance) -> Result {
        let result = old.withRoot { oldRoot in
            new.withRoot { newRoot in
                guard let ids = RenamedIDs(from: oldRoot, to: newRoot) else { return Result.different }
                var equality = MarkupEquality(tolerance: tolerance, ids: ids)
                guard equality.areSame(oldRoot, newRoot, MarkupContext()) else { return .different }
                if equality.recordsDiffer { return .recordsDiffer }
                return equality.recordIsMissing ? .recordIsMissing : .same
            }
        }
        return (result ?? nil) ?? .different
    }

    // MARK: Elements

    private mutating func areSame(_ old: XMLCursor, _ new: XMLCursor, _ context: MarkupContext) -> Bool {
        guard old.name.isSame(as: new.name), areSame(namespace: old.namespace, new.namespace) else { return false }
        let inside = MarkupContext(of: old, in: context)
        return haveSameAttributes(old, new, inside) && haveSameContent(old, new, inside)
    }

    private func areSame(namespace old: UnsafePointer<UInt8>?, _ new: UnsafePointer<UInt8>?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.isSame(as: new)
    }

    private mutating func haveSameContent(_ old: XMLCursor, _ new: XMLCursor, _ context: MarkupContext) -> Bool {
        var (oldPlace, newPlace) = (old.firstChild, new.firstChild)
        var hasText = false
        var hasSkipped = false
        while true {
            while let place = oldPlace, place.kind == .other { oldPlace = place.next }
            while let place = newPlace, place.kind == .other { newPlace = place.next }
            guard oldPlace != nil || newPlace != nil else { break }
            if let oldNode = oldPlace, let newNode = newPlace, oldNode.kind == newNode.kind,
                oldNode.isRecord == newNode.isRecord
            {
                if oldNode.kind == .text ? areSame(text: oldNode, newNode, context) : areSame(oldNode, newNode, context)
                {
                    hasText = hasText || (oldNode.kind == .text && !oldNode.isBlank)
                    (oldPlace, newPlace) = (oldNode.next, newNode.next)
                    continue
                }
                if oldNode.isRecord, !context.isInRecord {
                    recordsDiffer = true
                    (oldPlace, newPlace) = (oldNode.next, newNode.next)
                    continue
                }
            }
            // Text with only white space is skipped if it doesn't count, and a record that only one file has.
            let (skipsOld, skipsNew) = (maySkip(oldPlace, context), maySkip(newPlace, context))
            guard skipsOld || skipsNew else { return false }
            hasSkipped = hasSkipped || oldPlace?.isBlank == true || newPlace?.isBlank == true
            if skipsOld { oldPlace = oldPlace?.next }
            if skipsNew { newPlace = newPlace?.next }
        }
        return !hasSkipped || !(hasText || context.countsSpace)
    }

    /// Returns whether a node may be left out, and notes a record.
    private mutating func maySkip(_ node: XMLCursor?, _ context: MarkupContext) -> Bool {
        guard let node, !node.isBlank else { return node != nil }
        guard node.isRecord, !context.isInRecord else { return false }
        recordIsMissing = true
        return true
    }

    private func areSame(text old: XMLCursor, _ new: XMLCursor, _ context: MarkupContext) -> Bool {
        guard let old = old.text, let new = new.text else { return false }
        return areSame(old, new, context.textSyntax)
    }

    // MARK: Attributes

    private func haveSameAttributes(_ old: XMLCursor, _ new: XMLCursor, _ context: MarkupContext) -> Bool {
        // 1. Usually the attributes have the same order.
        var (oldAttribute, newAttribute) = (old.firstAttribute, new.firstAttribute)
        while let attribute = oldAttribute, let beside = newAttribute, haveOneName(attribute, beside) {
            guard areSame(attribute, beside, context) else { return false }
            (oldAttribute, newAttribute) = (attribute.next, beside.next)
        }
        // 2. Other attributes are searched. A missing coordinate equals 0.
        while let attribute = oldAttribute {
            if let other = named(attribute, in: new) {
                guard areSame(attribute, other, context) else { return false }
            } else if !isZero(attribute, of: old, context) {
                return false
            }
            oldAttribute = attribute.next
        }
        while let attribute = newAttribute {
            guard named(attribute, in: old) != nil || isZero(attribute, of: new, context) else { return false }
            newAttribute = attribute.next
        }
        return true
    }

    private func haveOneName(_ old: XMLAttributeCursor, _ new: XMLAttributeCursor) -> Bool {
        old.name.isSame(as: new.name) && areSame(namespace: old.namespace, new.namespace)
    }

    private func named(_ attribute: XMLAttributeCursor, in element: XMLCursor) -> XMLAttributeCursor? {
        var place = element.firstAttribute
        while let candidate = place {
            if haveOneName(attribute, candidate) { return candidate }
            place = candidate.next
        }
        return nil
    }

    private func isZero(_ attribute: XMLAttributeCursor, of element: XMLCursor, _ context: MarkupContext) -> Bool {
        guard attribute.namespace == nil, context.isInPicture,
            AttributeSyntax.coordinates(of: context.name).contains(String(cString: attribute.name)),
            let value = attribute.value
        else { return false }
        return StaticString("0").withUTF8Buffer { zero in
            zero.baseAddress.map { areSame(value, $0, .numbers(.length)) } ?? false
        }
    }

    private func areSame(_ old: XMLAttributeCursor, _ new: XMLAttributeCursor, _ context: MarkupContext) -> Bool {
        guard let oldValue = old.value, let newValue = new.value else { return false }
        if ids.areEqual, oldValue.isSame(as: newValue) { return true }
        return areSame(oldValue, newValue, context.syntax(of: String(cString: old.name)))
    }

    /// Compares two lists of numbers without units, which are the most frequent values; returns `nil` for other values.
    private func areSame(
        numbers old: UnsafeBufferPointer<UInt8>,
        _ new: UnsafeBufferPointer<UInt8>,
        _ kind: ComparedNumber.Kind
    ) -> Bool? {
        var (oldScanner, newScanner) = (ByteScanner(old), ByteScanner(new))
        oldScanner.skipSpace()
        newScanner.skipSpace()
        while !oldScanner.isAtEnd, !newScanner.isAtEnd {
            guard let before = oldScanner.number(), let after = newScanner.number(), !oldScanner.next.isPartOfUnit,
                !newScanner.next.isPartOfUnit
            else { return nil }
            guard tolerance.areSame(ComparedNumber(before, kind), ComparedNumber(after, kind)) else { return false }
            oldScanner.skipSeparator()
            newScanner.skipSeparator()
        }
        return oldScanner.isAtEnd && newScanner.isAtEnd
    }

    private func areSame(
        _ old: UnsafePointer<UInt8>,
        _ new: UnsafePointer<UInt8>,
        _ syntax: AttributeSyntax
    ) -> Bool {
        let isEqual = old.isSame(as: new)
        if isEqual, ids.areEqual || !syntax.mayRefer { return true }
        if !isEqual, case .words = syntax { return false }
        if case .numbers(let kind) = syntax, let isSame = areSame(numbers: old.bytes, new.bytes, kind) { return isSame }
        let before = ComparedValue(old.bytes, as: syntax, ids: ids.old)
        return before.isSame(as: ComparedValue(new.bytes, as: syntax, ids: ids.new), ids, tolerance)
    }
}
