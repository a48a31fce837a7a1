#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// A place in a buffer where room was made, and bytes are stored within it.
///
/// Making room once for a whole attribute, and keeping the place in a register meanwhile, is what makes writing markup
/// several times as fast as joining strings. Each thing that is stored is compared with the room once, in release builds
/// too: a wrong estimate ends the program, and never writes into other memory.
struct ByteCursor {
    /// How many bytes behind the room may be overwritten, because whole words are moved.
    static let overshoot = 8

    /// Where the next byte goes.
    private(set) var place: UnsafeMutablePointer<UInt8>
    /// Where the room ends; the place is never behind it.
    private let end: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(at place: UnsafeMutablePointer<UInt8>, room: Int) {
        precondition(room >= 0, "Room for bytes has a length.")
        self.place = place
        end = place + room
    }

    /// Makes sure that so many bytes can be stored.
    @inline(__always)
    func check(_ length: Int) {
        // A length below zero is more than any room, too.
        precondition(UInt(bitPattern: length) <= UInt(bitPattern: end - place), "More bytes are stored than expected.")
    }

    /// Stores a byte.
    @inline(__always)
    mutating func store(_ byte: UInt8) {
        check(1)
        storeChecked(byte)
    }

    /// Stores the first bytes of a word, the lowest one first.
    @inline(__always)
    mutating func store(_ word: UInt64, count: Int) {
        check(count)
        storeChecked(word, count: count)
    }

    /// Stores a byte for which there is room, as a check before has shown.
    @inline(__always)
    mutating func storeChecked(_ byte: UInt8) {
        place.pointee = byte
        place += 1
    }

    /// Stores the first bytes of a word, at most eight, for which there is room, as a check before has shown.
    ///
    /// All of them are moved, which is quicker than to choose; those that don't count are overwritten by what comes next.
    @inline(__always)
    mutating func storeChecked(_ word: UInt64, count: Int) {
        UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
        place += count
    }

    /// Stores text of the source code.
    @inline(__always)
    mutating func store(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        check(length)
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

    /// Stores bytes as they are.
    @inline(__always)
    mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
        check(bytes.count)
        guard let source = bytes.baseAddress else { return }
        memcpy(place, source, bytes.count)
        place += bytes.count
    }
}
