/// Calls a closure with a file descriptor, and then closes the descriptor.
///
/// - Parameters:
///   - number: The result of `open`. A negative number throws the last system error.
///   - work: The closure.
package func withDescriptor<Result>(
    _ number: Int32,
    _ work: (Int32) throws(SystemError) -> Result
) throws(SystemError) -> Result {
    guard number >= 0 else { throw .last }
    defer { close(number) }
    return try work(number)
}

/// Complete reads and writes, repeated until all bytes are transferred.
package enum FileTransfer {
    /// Returns the bytes up to the end of the file, or up to a limit.
    package static func read(_ descriptor: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// Writes all bytes.
    package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
        let bytes = Array(bytes)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            start += count
        }
    }
}
