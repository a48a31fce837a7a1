#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// Bytes that grow at their end, or are handed on in pieces.
struct ByteBuffer: ~Copyable {
    /// Takes a piece; what it changes in it doesn't matter, since the bytes are forgotten.
    typealias Sink = (UnsafeMutableBufferPointer<UInt8>) -> Void

    /// Where bytes go once there is no room left; `nil` where they stay.
    private let outlet: Sink?
    /// Whether the memory is its own.
    private var isOwner: Bool
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 1024, outlet: Sink? = nil) {
        self.outlet = outlet
        isOwner = true
        self.capacity = max(capacity, 16)
        start = Self.checked(malloc(self.capacity))
    }

    /// A buffer in memory that somebody else owns, until that is too small.
    private init(in memory: UnsafeMutableBufferPointer<UInt8>) {
        outlet = nil
        isOwner = false
        capacity = memory.count
        start = memory.baseAddress!
    }

    deinit { if isOwner { free(start) } }

    /// The bytes that a closure appends as a string, which keeps them where they were written: they are copied only if
    /// there are about as many as expected or more.
    ///
    /// The buffer belongs to the closure, and mustn't be moved out of it.
    static func string(expecting length: Int, _ write: (inout ByteBuffer) -> Void) -> String {
        var longer: String?
        let string = String(unsafeUninitializedCapacity: max(length, 16)) { memory in
            var buffer = ByteBuffer(in: memory)
            write(&buffer)
            precondition(
                buffer.isOwner || buffer.start == memory.baseAddress,
                "The closure replaced its buffer. It must append to the buffer that it receives."
            )
            guard buffer.isOwner else { return buffer.count }
            longer = buffer.string()
            return 0
        }
        return longer ?? string
    }

    /// The bytes so far, for reading while the buffer is not changed.
    borrowing func withBytes<Result: ~Copyable>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    /// The bytes so far, for changing in place.
    mutating func withMutableBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: start, count: count))
    }

    /// The bytes as a string.
    borrowing func string() -> String { withBytes { String(decoding: $0, as: UTF8.self) } }

    // MARK: Appending

    /// Appends at most so many bytes, which a closure stores at a cursor.
    @inline(__always)
    mutating func append(atMost length: Int, _ store: (inout ByteCursor) -> Void) {
        // Nothing in memory is so long that this could overflow.
        let room = length &+ ByteCursor.overshoot
        if capacity &- count < room { makeRoom(for: room) }
        var cursor = ByteCursor(at: start + count, room: length)
        store(&cursor)
        count = cursor.place - start
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) { append(atMost: 1) { $0.store(byte) } }

    /// Appends text of the source code.
    @inline(__always)
    mutating func append(_ text: StaticString) { append(atMost: text.utf8CodeUnitCount) { $0.store(text) } }

    /// Appends bytes as they are.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        append(atMost: bytes.count) { $0.store(bytes) }
    }

    /// Puts the bytes of another buffer before its own.
    mutating func prepend(_ other: borrowing ByteBuffer) {
        precondition(outlet == nil, "Written bytes can't be moved.")
        let length = other.count
        if capacity - count < length { makeRoom(for: length) }
        memmove(start + length, start, count)
        memcpy(start, other.start, length)
        count += length
    }

    /// Removes all bytes, and keeps the memory.
    mutating func removeAll() { count = 0 }

    /// Makes room for so many bytes; what is appended at once stays in one piece.
    @inline(never)
    private mutating func makeRoom(for length: Int) {
        handOn()
        guard capacity - count < length else { return }
        capacity = max(capacity * 2, count + length)
        if isOwner {
            // Large blocks are moved by the system without copying them.
            start = Self.checked(realloc(start, capacity))
        } else {
            let written = start
            start = Self.checked(malloc(capacity))
            memcpy(start, written, count)
            isOwner = true
        }
    }

    /// Hands on what there is, where bytes don't stay.
    mutating func handOn() {
        guard let outlet, count > 0 else { return }
        outlet(UnsafeMutableBufferPointer(start: start, count: count))
        count = 0
    }

    private static func checked(_ block: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
        guard let block else { fatalError("Not enough memory for the document.") }
        return block.assumingMemoryBound(to: UInt8.self)
    }
}
