#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// Bytes that grow at their end.
///
/// Room is made once for several bytes, which are then stored without further checks: that is what makes writing
/// markup several times as fast as joining strings.
struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 1024) {
        self.capacity = max(capacity, 16)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// The bytes so far, for reading while the buffer is not changed.
    borrowing func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    /// The bytes so far, for changing in place.
    mutating func withMutableBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: start, count: count))
    }

    /// The bytes as a string.
    borrowing func string() -> String { withBytes { String(decoding: $0, as: UTF8.self) } }

    // MARK: Growing

    /// Makes room for this many bytes more.
    @inline(__always)
    mutating func reserve(_ length: Int) {
        if capacity - count < length { grow(by: length) }
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        capacity = max(capacity * 2, count + length)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        memcpy(moved, start, count)
        start.deallocate()
        start = moved
    }

    // MARK: Storing where there is room

    /// Stores a byte where room was made for it.
    @inline(__always)
    mutating func store(_ byte: UInt8) {
        assert(count < capacity)
        start[count] = byte
        count += 1
    }

    /// Stores text of the source code where room was made for it.
    @inline(__always)
    mutating func store(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        assert(capacity - count >= length)
        memcpy(start + count, text.utf8Start, length)
        count += length
    }

    /// Hands out the place of the next bytes, to be filled in any order, and moves past them.
    @inline(__always)
    mutating func advance(by length: Int) -> UnsafeMutablePointer<UInt8> {
        assert(capacity - count >= length)
        defer { count += length }
        return start + count
    }

    /// Takes the last bytes back.
    @inline(__always)
    mutating func retreat(by length: Int) {
        assert(length <= count)
        count -= length
    }

    // MARK: Appending

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        store(byte)
    }

    /// Appends text of the source code.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        store(text)
    }

    /// Appends bytes as they are.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        memcpy(advance(by: bytes.count), source, bytes.count)
    }

    /// Puts the bytes of another buffer before its own.
    mutating func prepend(_ other: borrowing ByteBuffer) {
        let length = other.count
        reserve(length)
        memmove(start + length, start, count)
        other.withBytes { bytes in
            if let source = bytes.baseAddress { memcpy(start, source, length) }
        }
        count += length
    }
}
