#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// A growing buffer of bytes, which can pass its content to a closure in pieces.
@_spi(Bytes) public struct ByteBuffer: ~Copyable {
    /// A closure that receives a piece.
    ///
    /// It may change the bytes, because the buffer doesn't use them again.
    package typealias Sink = (UnsafeMutableBufferPointer<UInt8>) -> Void

    /// The receiver of full pieces; `nil` for a buffer that keeps all bytes.
    private let outlet: Sink?
    /// Whether the buffer allocated its memory.
    private var isOwner: Bool
    @usableFromInline
    var start: UnsafeMutablePointer<UInt8>
    @usableFromInline
    var capacity: Int
    /// The number of stored bytes.
    public var count = 0

    package init(capacity: Int = 1024, outlet: Sink? = nil) {
        self.outlet = outlet
        isOwner = true
        self.capacity = max(capacity, 16)
        start = Self.checked(malloc(self.capacity))
    }

    /// Creates a buffer in memory of the caller.
    ///
    /// The buffer allocates other memory when the memory of the caller is full.
    private init(in memory: UnsafeMutableBufferPointer<UInt8>) {
        outlet = nil
        isOwner = false
        capacity = memory.count
        start = memory.baseAddress!
    }

    deinit { if isOwner { free(start) } }

    /// Returns the bytes that a closure appends as a string.
    ///
    /// The string uses the memory that the bytes were written to. They are copied only if there are about as many as
    /// expected or more. The closure must not move the buffer away.
    package static func string(expecting length: Int, _ write: (inout ByteBuffer) -> Void) -> String {
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

    /// Calls a closure with the bytes so far, for reading.
    package borrowing func withBytes<Result: ~Copyable>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Calls a closure with the bytes so far, for changes in place.
    mutating func withMutableBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: start, count: count))
    }

    /// Returns the bytes as a string.
    package borrowing func string() -> String { withBytes { String(decoding: $0, as: UTF8.self) } }

    // MARK: Appending

    /// Appends at most a number of bytes, which a closure stores with a cursor.
    @inlinable
    @inline(__always)
    public mutating func append(atMost length: Int, _ store: (inout ByteCursor) -> Void) {
        // Lengths in memory are too small to overflow here.
        let room = length &+ ByteCursor.overshoot
        if capacity &- count < room { makeRoom(for: room) }
        var cursor = ByteCursor(at: start + count, room: length)
        store(&cursor)
        count = cursor.place - start
    }

    /// Appends a byte.
    @inlinable
    @inline(__always)
    public mutating func append(_ byte: UInt8) { append(atMost: 1) { $0.store(byte) } }

    /// Appends a static text.
    @inlinable
    @inline(__always)
    public mutating func append(_ text: StaticString) { append(atMost: text.utf8CodeUnitCount) { $0.store(text) } }

    /// Appends bytes as they are.
    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        append(atMost: bytes.count) { $0.store(bytes) }
    }

    /// Inserts the bytes of another buffer at the start.
    mutating func prepend(_ other: borrowing ByteBuffer) {
        precondition(outlet == nil, "Written bytes can't be moved.")
        let length = other.count
        if capacity - count < length { makeRoom(for: length) }
        memmove(start + length, start, count)
        memcpy(start, other.start, length)
        count += length
    }

    /// Removes all bytes and keeps the memory.
    mutating func removeAll() { count = 0 }

    /// Makes room for a number of bytes, which stay in one piece.
    @usableFromInline
    @inline(never)
    mutating func makeRoom(for length: Int) {
        handOn()
        guard capacity - count < length else { return }
        capacity = max(capacity * 2, count + length)
        if isOwner {
            // For large blocks, the system moves memory pages without copying them.
            start = Self.checked(realloc(start, capacity))
        } else {
            let written = start
            start = Self.checked(malloc(capacity))
            memcpy(start, written, count)
            isOwner = true
        }
    }

    /// Passes the stored bytes to the receiver, if the buffer has one.
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
