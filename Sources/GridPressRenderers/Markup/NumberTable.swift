/// A table from numbers to positions, to which entries are only added.
///
/// Each figure asks one for every color, which is why it does less than a dictionary. Numbers come from documents, so
/// their places depend on a seed that nobody outside the process knows; what is found doesn't.
struct NumberTable {
    private struct Slot {
        var key: UInt64
        /// The position; -1 in a slot that is free.
        var position: Int32
    }

    private var slots: [Slot]
    private var shift: UInt64
    private(set) var count = 0

    private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

    /// A table with room for half of so many entries, a power of 2.
    init(slots count: Int = 64) {
        slots = Self.free(count)
        shift = UInt64(64 - count.trailingZeroBitCount)
    }

    private static func free(_ count: Int) -> [Slot] { [Slot](repeating: Slot(key: 0, position: -1), count: count) }

    /// Returns the position of a number that is known, or notes the one that it gets.
    mutating func position(of key: UInt64, adding new: @autoclosure () -> Int) -> Int {
        let slot = slot(of: key)
        if slots[slot].position >= 0 { return Int(slots[slot].position) }
        let position = new()
        slots[slot] = Slot(key: key, position: Int32(position))
        count += 1
        if count * 2 > slots.count { grow() }
        return position
    }

    /// Returns the slot of a number, or the one that it would get.
    private func slot(of key: UInt64) -> Int {
        // The upper bits are mixed down first: colors differ in few bits, at any place.
        var slot = Int(((key ^ key >> 32) &* Self.seed &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while slots[slot].position >= 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = Self.free(old.count * 2)
        shift -= 1
        for entry in old where entry.position >= 0 { slots[slot(of: entry.key)] = entry }
    }
}
