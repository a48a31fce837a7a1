/// The positions from which searches continue, by the shape that is searched for.
///
/// The first position where a shape fits never moves back, because cells only become occupied. So an item continues
/// where the search for the last item of its shape ended.
struct Cursors {
    private var keys: [UInt64]
    private var places: [UInt64]
    private var count = 0

    init() {
        keys = [UInt64](repeating: 0, count: 64)
        places = [UInt64](repeating: 0, count: 64)
    }

    /// Returns the key of a shape, at one listed track or, by default, at any.
    @inline(__always)
    static func key(_ fixedSpan: Int, _ growingSpan: Int, at fixed: Int = -1) -> UInt64 {
        // Tracks are below 2^14 and spans along the growing axis below 2^20, so keys are unique, and none is 0.
        UInt64(fixedSpan) << 40 | UInt64(growingSpan) << 16 | UInt64(fixed + 2)
    }

    /// Returns the position that was stored for a shape.
    @inline(__always)
    func place(_ key: UInt64) -> (fixed: Int, growing: Int)? {
        let slot = slot(of: key)
        guard keys[slot] == key else { return nil }
        return (Int(places[slot] & 0xFFFF_FFFF), Int(places[slot] >> 32))
    }

    /// Stores a position for a shape.
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

    /// Returns the index of a key, or of the free slot for it.
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
