#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// A position in a buffer with a checked amount of room after it.
///
/// Markup is written several times as fast as with strings: room is made once for a whole attribute, and the position
/// stays in a register. Each stored value is checked against the room, also in release builds. A wrong
/// estimate stops the program before it writes to other memory.
@_spi(Bytes) public struct ByteCursor {
    /// The number of bytes after the room that may be overwritten, because whole words are stored.
    @inlinable
    public static var overshoot: Int { 8 }

    /// The address of the next byte.
    public var place: UnsafeMutablePointer<UInt8>
    /// The end of the room; `place` is never after it.
    @usableFromInline
    let end: UnsafeMutablePointer<UInt8>

    /// Creates a cursor at the start of an amount of room.
    @inlinable
    @inline(__always)
    public init(at place: UnsafeMutablePointer<UInt8>, room: Int) {
        precondition(room >= 0, "Room for bytes has a length.")
        self.place = place
        end = place + room
    }

    /// Checks that a number of bytes can be stored, and stops the program otherwise.
    @inlinable
    @inline(__always)
    public func check(_ length: Int) {
        // As an unsigned number, a negative length is larger than any room.
        precondition(UInt(bitPattern: length) <= UInt(bitPattern: end - place), "More bytes are stored than expected.")
    }

    /// Stores a byte.
    @inlinable
    @inline(__always)
    public mutating func store(_ byte: UInt8) {
        check(1)
        storeChecked(byte)
    }

    /// Stores the first bytes of a word, lowest byte first.
    @inlinable
    @inline(__always)
    public mutating func store(_ word: UInt64, count: Int) {
        check(count)
        storeChecked(word, count: count)
    }

    /// Stores a byte without a check; the caller has checked the room.
    @inlinable
    @inline(__always)
    public mutating func storeChecked(_ byte: UInt8) {
        place.pointee = byte
        place += 1
    }

    /// Stores the first bytes of a word, at most eight, without a check; the caller has checked the room.
    ///
    /// The whole word is stored, which is faster than selecting bytes. The next value overwrites the unused bytes.
    @inlinable
    @inline(__always)
    public mutating func storeChecked(_ word: UInt64, count: Int) {
        UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
        place += count
    }

    /// Stores a static text.
    @inlinable
    @inline(__always)
    public mutating func store(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        check(length)
        copy(UnsafeRawPointer(text.utf8Start), length)
        place += length
    }

    /// Copies bytes to the position.
    ///
    /// Most names are short, and a call of `memcpy` takes longer than one or two moves.
    @inlinable
    @inline(__always)
    func copy(_ source: UnsafeRawPointer, _ length: Int) {
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
    @inlinable
    @inline(__always)
    public mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
        check(bytes.count)
        guard let source = bytes.baseAddress else { return }
        memcpy(place, source, bytes.count)
        place += bytes.count
    }
}
