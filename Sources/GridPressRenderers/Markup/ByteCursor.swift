#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// A place in a buffer where room was made, and bytes are stored without further checks.
///
/// Making room once for a whole attribute, and keeping the place in a register meanwhile, is what makes writing markup
/// several times as fast as joining strings.
struct ByteCursor {
    /// How many bytes behind the room may be overwritten, because whole words are moved.
    static let overshoot = 8

    /// Where the next byte goes.
    private(set) var place: UnsafeMutablePointer<UInt8>
    /// Where the room ends, for debug builds to check.
    private let end: UnsafeMutablePointer<UInt8>
    /// The letters of numbers.
    let digits: DigitTable

    @inline(__always)
    init(at place: UnsafeMutablePointer<UInt8>, room: Int, _ digits: DigitTable) {
        self.place = place
        self.digits = digits
        end = place + room
    }

    /// Stores a byte.
    @inline(__always)
    mutating func store(_ byte: UInt8) {
        assert(place < end)
        place.pointee = byte
        place += 1
    }

    /// Stores the first bytes of a word, the lowest one first.
    ///
    /// All of them are moved, which is quicker than to choose; those that don't count are overwritten by what comes next.
    @inline(__always)
    mutating func store(_ word: UInt64, count: Int) {
        assert(end - place >= count)
        UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
        place += count
    }

    /// Stores text of the source code.
    @inline(__always)
    mutating func store(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        assert(end - place >= length)
        copy(UnsafeRawPointer(text.utf8Start), length)
        place += length
    }

    /// Copies bytes to the place.
    ///
    /// Most names are short, and calling the system for them takes longer than the one or two moves that copy them.
    @inline(__always)
    private func copy(_ source: UnsafeRawPointer, _ length: Int) {
        let target = UnsafeMutableRawPointer(place)
        @inline(__always)
        func move<Word: FixedWidthInteger>(_: Word.Type, _ offset: Int) {
            let word = source.loadUnaligned(fromByteOffset: offset, as: Word.self)
            target.storeBytes(of: word, toByteOffset: offset, as: Word.self)
        }
        @inline(__always)
        func moveBoth<Word: FixedWidthInteger>(_ type: Word.Type) {
            move(type, 0)
            move(type, length - MemoryLayout<Word>.size)
        }
        switch length {
        case 1: move(UInt8.self, 0)
        case 2...3: moveBoth(UInt16.self)
        case 4...7: moveBoth(UInt32.self)
        case 8...16: moveBoth(UInt64.self)
        default: memcpy(target, source, length)
        }
    }

    /// Hands out the place of the next bytes, to be filled in any order, and moves past them.
    @inline(__always)
    mutating func advance(by length: Int) -> UnsafeMutablePointer<UInt8> {
        assert(end - place >= length)
        defer { place += length }
        return place
    }
}
