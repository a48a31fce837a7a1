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
    /// Where the next byte goes.
    private(set) var place: UnsafeMutablePointer<UInt8>
    /// Where the room ends, for debug builds to check.
    private let end: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(at place: UnsafeMutablePointer<UInt8>, room: Int) {
        self.place = place
        end = place + room
    }

    /// Stores a byte.
    @inline(__always)
    mutating func store(_ byte: UInt8) {
        assert(place < end)
        place.pointee = byte
        place += 1
    }

    /// Stores text of the source code.
    @inline(__always)
    mutating func store(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        assert(end - place >= length)
        memcpy(place, text.utf8Start, length)
        place += length
    }

    /// Hands out the place of the next bytes, to be filled in any order, and moves past them.
    @inline(__always)
    mutating func advance(by length: Int) -> UnsafeMutablePointer<UInt8> {
        assert(end - place >= length)
        defer { place += length }
        return place
    }

    /// Takes the last bytes back.
    @inline(__always)
    mutating func retreat(by length: Int) { place -= length }
}
