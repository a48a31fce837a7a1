import GridPressMacroExpansion

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that the compiler starts to expand macros.
///
/// It exchanges messages through standard input and output. A message is 8 bytes with a length, followed by JSON of that
/// length. An empty message or the end of the input ends the conversation.
@main
enum MacroProgram {
    static func main() {
        while let message = readMessage() { writeMessage(PluginSession.reply(to: message)) }
    }

    /// Returns the next message; `nil` at the end of the conversation.
    private static func readMessage() -> [UInt8]? {
        guard let header = readBytes(8) else { return nil }
        let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard count > 0 else { return nil }
        // After an invalid length, the start of the next message is unknown.
        guard count <= 1 << 30 else {
            writeMessage(PluginSession.reply(to: []))
            return nil
        }
        return readBytes(Int(count))
    }

    /// Writes a message with its length.
    private static func writeMessage(_ message: [UInt8]) {
        let count = UInt64(message.count)
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + message
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(STDOUT_FILENO, bytes.baseAddress! + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { exit(1) }
                written += count
            }
        }
    }

    /// Returns a number of bytes of the input; `nil` if the input ends before.
    private static func readBytes(_ count: Int) -> [UInt8]? {
        // Memory is only allocated for received bytes, whatever the announced length.
        var bytes: [UInt8] = []
        while bytes.count < count {
            let size = min(count - bytes.count, 1 << 16)
            let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
                var received: Int
                repeat { received = read(STDIN_FILENO, buffer.baseAddress, size) } while received < 0 && errno == EINTR
                initialized = max(received, 0)
            }
            guard !chunk.isEmpty else { return nil }
            bytes += chunk
        }
        return bytes
    }
}
