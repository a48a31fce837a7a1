import XMLReading

/// A look through two pictures or pages side by side that copies nothing.
///
/// It knows the usual ways in which files that say the same have other bytes: spellings of numbers, places within the
/// tolerance, other ids, white space between elements, the order of attributes. Where it meets anything else it isn't sure,
/// and they have to be compared in full.
struct QuickCheck {
    private let tolerance: Tolerance
    /// The ids of both pictures, which may be another in each.
    private var oldID: UnsafeBufferPointer<UInt8>?
    private var newID: UnsafeBufferPointer<UInt8>?

    /// A look that takes numbers for the same up to a tolerance.
    init(tolerance: Tolerance) { self.tolerance = tolerance }

    /// Whether both surely say the same.
    func areSurelySame(_ old: XMLTree, _ new: XMLTree) -> Bool {
        old.withRoot { oldRoot in
            new.withRoot { newRoot in
                var check = self
                check.oldID = oldRoot.pictureID
                check.newID = newRoot.pictureID
                return check.areSame(oldRoot, newRoot, Surroundings())
            }
        } == .some(.some(true))
    }

    /// What the elements around an element say.
    private struct Surroundings {
        var isInRecord = false
        /// Whether white space between elements counts, or may count.
        var isVerbatim = false
    }

    // MARK: Elements

    private func areSame(_ old: XMLCursor, _ new: XMLCursor, _ surroundings: Surroundings) -> Bool {
        guard old.name.isSame(as: new.name), areSame(namespace: old.namespace, new.namespace) else { return false }
        var surroundings = surroundings
        if !surroundings.isInRecord { surroundings.isInRecord = old.name.isRecord }
        guard haveSameAttributes(old, new, &surroundings) else { return false }
        return haveSameContent(old, new, surroundings)
    }

    private func areSame(namespace old: UnsafePointer<UInt8>?, _ new: UnsafePointer<UInt8>?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.isSame(as: new)
    }

    private func haveSameContent(_ old: XMLCursor, _ new: XMLCursor, _ surroundings: Surroundings) -> Bool {
        var (oldPlace, newPlace) = (old.firstChild, new.firstChild)
        var hasText = false
        var hasSkipped = false
        while true {
            while let place = oldPlace, place.kind == .other { oldPlace = place.next }
            while let place = newPlace, place.kind == .other { newPlace = place.next }
            guard oldPlace != nil || newPlace != nil else { break }
            if let oldNode = oldPlace, let newNode = newPlace {
                if oldNode.kind == .element, newNode.kind == .element {
                    guard areSame(oldNode, newNode, surroundings) else { return false }
                    (oldPlace, newPlace) = (oldNode.next, newNode.next)
                    continue
                }
                if oldNode.kind == .text, newNode.kind == .text, areSame(text: oldNode, newNode, in: old) {
                    hasText = hasText || !oldNode.isBlank
                    (oldPlace, newPlace) = (oldNode.next, newNode.next)
                    continue
                }
            }
            // White space that only one of them has, or another than the other.
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
        return !hasSkipped || !(hasText || surroundings.isVerbatim || old.name.mayHoldText)
    }

    private func areSame(text old: XMLCursor, _ new: XMLCursor, in element: XMLCursor) -> Bool {
        guard let old = old.text, let new = new.text else { return false }
        if old.isSame(as: new) { return true }
        return element.name.isSame(as: "style") && areSame(identified: old.bytes, new.bytes)
    }

    // MARK: Attributes

    private func haveSameAttributes(_ old: XMLCursor, _ new: XMLCursor, _ surroundings: inout Surroundings) -> Bool {
        var oldAttribute = old.firstAttribute
        var newAttribute = new.firstAttribute
        let firstNew = newAttribute
        while let attribute = oldAttribute {
            guard let beside = newAttribute else { return false }
            // Mostly the order is the same too.
            let other = haveOneName(attribute, beside) ? beside : named(attribute, from: firstNew)
            guard let other, areSame(attribute, other, surroundings) else { return false }
            if attribute.namespace != nil { surroundings.isVerbatim = true }
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

    private func areSame(_ old: XMLAttributeCursor, _ new: XMLAttributeCursor, _ surroundings: Surroundings) -> Bool {
        guard let oldValue = old.value, let newValue = new.value else { return false }
        if oldValue.isSame(as: newValue) { return true }
        let (oldBytes, newBytes) = (oldValue.bytes, newValue.bytes)
        if surroundings.isInRecord {
            return !Self.words.contains(old.name.hash) && areSame(rounded: oldBytes, newBytes)
        }
        switch Self.meanings[old.name.hash] {
        case .numbers(let kind): return areSame(numbers: oldBytes, newBytes, kind)
        case .path: return areSame(path: oldBytes, newBytes)
        case .transforms: return areSame(transforms: oldBytes, newBytes)
        case .id, .ids, .address, .classes, .property: return areSame(identified: oldBytes, newBytes)
        case .words, .declarations, .policy, nil: return false
        }
    }

    private static let meanings = Dictionary(
        uniqueKeysWithValues: AttributeMeaning.known.map { ($0.key.shapeHash, $0.value) }
    )
    private static let words = Set(AttributeMeaning.wordsOfRecords.map(\.shapeHash))

    // MARK: Values

    /// Whether texts are the same but for the ids of the pictures in them.
    private func areSame(identified old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let oldID, let newID, let first = oldID.first, oldID.count == newID.count, old.count == new.count else {
            return false
        }
        var index = 0
        while index < old.count {
            if old[index] == first, old[index...].starts(with: oldID) {
                guard new[index...].starts(with: newID) else { return false }
                index += oldID.count
            } else {
                guard old[index] == new[index] else { return false }
                index += 1
            }
        }
        return true
    }

    private func areSame(
        numbers old: UnsafeBufferPointer<UInt8>,
        _ new: UnsafeBufferPointer<UInt8>,
        _ kind: ComparedNumber.Kind
    ) -> Bool {
        var (old, new) = (ByteScanner(old), ByteScanner(new))
        old.skipSpace()
        new.skipSpace()
        repeat {
            guard let oldNumber = old.number(), let newNumber = new.number() else { return false }
            guard areSame(oldNumber, newNumber, kind) else { return false }
            while !old.isAtEnd, old.next.isLetter || old.next == UInt8(ascii: "%") {
                guard new.skip(old.next) else { return false }
                old.index += 1
            }
            guard !new.next.isLetter, new.next != UInt8(ascii: "%") else { return false }
            old.skipSeparator()
            new.skipSeparator()
        } while !old.isAtEnd && !new.isAtEnd
        return old.isAtEnd && new.isAtEnd
    }

    private func areSame(_ old: ByteScanner.Number, _ new: ByteScanner.Number, _ kind: ComparedNumber.Kind) -> Bool {
        tolerance.areSame(
            ComparedNumber(value: old.value, kind: kind, decimals: UInt8(clamping: old.decimals)),
            ComparedNumber(value: new.value, kind: kind, decimals: UInt8(clamping: new.decimals))
        )
    }

    private func areSame(path old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
        var (old, new) = (PathReader(old), PathReader(new))
        while let oldStep = old.next() {
            guard let newStep = new.next(), oldStep.sign == newStep.sign, oldStep.flags == newStep.flags else {
                return false
            }
            for index in 0..<oldStep.count {
                let (before, after) = (oldStep.numbers[index], newStep.numbers[index])
                guard tolerance.areSame(ComparedNumber(length: before), ComparedNumber(length: after)) else {
                    return false
                }
            }
        }
        return old.isDone && new.next() == nil && new.isDone
    }

    private func areSame(transforms old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let olds = TransformReading.transforms(old), let news = TransformReading.transforms(new) else {
            return false
        }
        guard olds.count == news.count else { return false }
        return zip(olds, news).allSatisfy { old, new in
            old.name == new.name && old.numbers.count == new.numbers.count
                && zip(old.numbers, new.numbers).allSatisfy { tolerance.areSame($0, $1) }
        }
    }

    private func areSame(rounded old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
        var (old, new) = (SentenceScanner(old), SentenceScanner(new))
        while true {
            switch (old.next(), new.next()) {
            case (.number(let before)?, .number(let after)?):
                guard areSame(before, after, .printed) else { return false }
            case (.sign(let before)?, .sign(let after)?): guard before == after else { return false }
            case (nil, nil): return true
            default: return false
            }
        }
    }
}

// MARK: Texts of the library

extension UnsafePointer<UInt8> {
    /// Whether the bytes up to the zeros are the same.
    fileprivate func isSame(as other: UnsafePointer<UInt8>) -> Bool {
        var (place, other) = (self, other)
        while place.pointee == other.pointee {
            if place.pointee == 0 { return true }
            place += 1
            other += 1
        }
        return false
    }

    /// Whether the bytes up to the zero are these.
    fileprivate func isSame(as text: StaticString) -> Bool { isSame(as: text.utf8Start) }

    /// The bytes up to the zero.
    fileprivate var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: self, count: strlen(self)) }

    /// A number that stands for the name.
    fileprivate var hash: UInt64 {
        var hash = ShapeHash()
        hash.combine(bytes)
        return hash.value
    }

    /// Whether an element of this name holds a record of the layout.
    fileprivate var isRecord: Bool { isSame(as: "metadata") || isSame(as: "template") }

    /// Whether white space may count in an element of this name.
    fileprivate var mayHoldText: Bool {
        let name = String(cString: self)
        return XMLElement.textElements.contains(name) || ["pre", "textarea"].contains(name)
    }
}

extension String {
    /// A number that stands for the name.
    fileprivate var shapeHash: UInt64 {
        var hash = ShapeHash()
        hash.combine(self)
        return hash.value
    }
}

extension XMLCursor {
    /// Whether there is nothing but white space.
    fileprivate var isBlank: Bool { text?.bytes.allSatisfy(\.isSpace) ?? true }

    /// The id of a picture.
    fileprivate var pictureID: UnsafeBufferPointer<UInt8>? {
        guard String(cString: name) == "svg" else { return nil }
        var attribute = firstAttribute
        while let candidate = attribute {
            if candidate.namespace == nil, String(cString: candidate.name) == "id" { return candidate.value?.bytes }
            attribute = candidate.next
        }
        return nil
    }
}
