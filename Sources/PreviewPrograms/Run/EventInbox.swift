/// The events in the bytes that a program writes.
struct EventInbox {
    /// The content of a line of the channel.
    enum Line {
        case event(PreviewEvent)
        /// Bytes that the program didn't write as an event.
        ///
        /// Later lines aren't read.
        case garbage
    }

    private let token: String
    private var rest: [UInt8] = []
    /// Whether a line isn't an event.
    private(set) var hasGarbage = false
    /// The maximum length of a line with an event, in bytes.
    private static let longest = 1 << 24

    /// Creates the inbox for events with a token.
    init(token: String) { self.token = token }

    /// Adds bytes of the program, and returns the lines that they complete.
    mutating func add(_ bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var unread = bytes[...]
        while !hasGarbage, let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(line(rest + unread[..<end]))
            rest.removeAll()
            unread = unread[(end + 1)...]
        }
        if hasGarbage { return lines }
        rest += unread
        if rest.count > Self.longest { lines.append(line([])) }
        return lines
    }

    private mutating func line(_ bytes: [UInt8]) -> Line {
        let event = PreviewEvent(line: bytes, token)
        hasGarbage = event == nil
        return event.map(Line.event) ?? .garbage
    }
}

/// The end of the channel from which the events of a program are read.
struct EventReader {
    private let pipe = Pipe()
    private var inbox: EventInbox
    /// Whether the program closed the channel.
    private(set) var isAtEnd = false

    init(token: String) { inbox = EventInbox(token: token) }

    /// The end of the channel for the program.
    var output: Pipe { pipe }

    private var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Waits for lines, or until the program closes the channel.
    func wait(milliseconds: Int32) {
        if isAtEnd || inbox.hasGarbage {
            usleep(1000 * UInt32(milliseconds))
            return
        }
        var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, milliseconds)
    }

    /// Reads the lines that the program has written.
    mutating func lines() -> [EventInbox.Line] {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var lines: [EventInbox.Line] = []
        while !isAtEnd, !inbox.hasGarbage {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                size = max(count, 0)
            }
            if count < 0 { break }
            isAtEnd = count == 0
            lines += inbox.add(bytes)
        }
        return lines
    }
}
