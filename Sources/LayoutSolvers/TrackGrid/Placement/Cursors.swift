/// Places from which searches go on, by the shape of what is searched for.
///
/// The first place at which a shape fits never moves back, because cells are only ever taken: an item of the same shape
/// as one before it doesn't look again where that one found nothing.
struct Cursors {
    private var keys: [UInt64]
    private var places: [UInt64]
    private var count = 0

    init() {
        keys = [UInt64](repeating: 0, count: 64)
        places = [UInt64](repeating: 0, count: 64)
    }

    /// The key for a shape, at one of the listed tracks or at any.
    @inline(__always)
    static func key(_ fixedSpan: Int, _ growingSpan: Int, at fixed: Int = -1) -> UInt64 {
        // Tracks are at most 2^14, spans along the growing axis at most 2^20, and no key is 0.
        UInt64(fixedSpan) << 40 | UInt64(growingSpan) << 16 | UInt64(fixed + 2)
    }

    /// The place that was noted for a shape.
    @inline(__always)
    func place(_ key: UInt64) -> (fixed: Int, growing: Int)? {
        let slot = slot(of: key)
        guard keys[slot] == key else { return nil }
        return (Int(places[slot] & 0xFFFF_FFFF), Int(places[slot] >> 32))
    }

    /// Notes a place for a shape.
    @inline(__always)
    mutating func note(_ key: UInt64, fixed: Int, growing: Int) {
        var slot = slot(of: key)
        if keys[slot] != key {
            if (count + 1) * 2 > keys.count {
                grow()
                slot = self.slot(of: key)
            }
            keys[slot] = key
            count += 1
        }
        places[slot] = UInt64(growing) << 32 | UInt64(fixed)
    }

    /// Where a key is, or where it would go.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
        while keys[slot] != key && keys[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = (keys, places)
        keys = [UInt64](repeating: 0, count: old.0.count * 2)
        places = keys
        var index = 0
        while index < old.0.count {
            if old.0[index] != 0 {
                let slot = slot(of: old.0[index])
                keys[slot] = old.0[index]
                places[slot] = old.1[index]
            }
            index += 1
        }
    }
}
