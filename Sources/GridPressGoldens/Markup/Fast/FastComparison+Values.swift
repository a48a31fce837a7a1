extension FastComparison {
    /// Returns whether texts are equal except for the ids of their pictures.
    func areSame(identified old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
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

    func areSame(
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

    func areSame(path old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
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

    func areSame(transforms old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let olds = TransformFunction.transforms(old), let news = TransformFunction.transforms(new) else {
            return false
        }
        guard olds.count == news.count else { return false }
        return zip(olds, news).allSatisfy { old, new in
            old.name == new.name && old.numbers.count == new.numbers.count
                && zip(old.numbers, new.numbers).allSatisfy { tolerance.areSame($0, $1) }
        }
    }

    func areSame(rounded old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
        var (old, new) = (TextScanner(old), TextScanner(new))
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
