/// A hash table from numbers to positions, without removal.
///
/// The palette looks up every color of a figure, so the table does less than a dictionary. Numbers come from
/// documents, which can be hostile, so slots depend on a random seed of the process. The results don't depend on it.
struct NumberTable {
    private struct Slot {
        var key: UInt64
        /// The position; -1 in a free slot.
        var position: Int32
    }

    private var slots: [Slot]
    private var shift: UInt64
    private(set) var count = 0

    private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

    /// Creates a table for up to half as many entries as slots.
    ///
    /// - Parameter count: The number of slots, a power of 2.
    init(slots count: Int = 64) {
        slots = Self.free(count)
        shift = UInt64(64 - count.trailingZeroBitCount)
    }

    private static func free(_ count: Int) -> [Slot] { [Slot](repeating: Slot(key: 0, position: -1), count: count) }

    /// Returns the position of a known number, or adds the number with a new position.
    mutating func position(of key: UInt64, adding new: @autoclosure () -> Int) -> Int {
        let slot = slot(of: key)
        if slots[slot].position >= 0 { return Int(slots[slot].position) }
        let position = new()
        slots[slot] = Slot(key: key, position: Int32(position))
        count += 1
        if count * 2 > slots.count { grow() }
        return position
    }

    /// Returns the slot of a number, or the free slot for it.
    private func slot(of key: UInt64) -> Int {
        // Mixes the upper bits into the lower ones, as colors may differ only in a few bits.
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
