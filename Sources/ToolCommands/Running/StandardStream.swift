/// A stream of the process: standard input, output or error.
package struct StandardStream {
    private let descriptor: Int32

    /// Standard input.
    package static let input = StandardStream(descriptor: STDIN_FILENO)
    /// Standard output.
    package static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Standard error.
    package static let messages = StandardStream(descriptor: STDERR_FILENO)

    /// Opens replacements for standard streams that are closed, so that no other file gets their descriptors.
    ///
    /// Reading and writing the replacements fails, as with a closed stream.
    package static func fillGaps() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether the stream is a terminal.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether output may be colored: the stream is a terminal, and the user hasn't disabled colors.
    package var isColored: Bool {
        guard isTerminal, let terminal = getenv("TERM"), String(cString: terminal) != "dumb" else { return false }
        return getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }

    /// The number of columns of the terminal; `nil` if the stream isn't a terminal or the width is unknown.
    package var columns: Int? {
        guard isTerminal else { return nil }
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    }

    /// Reads all bytes, up to a limit.
    package func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
        try FileTransfer.read(descriptor, atMost: limit)
    }

    /// Writes bytes.
    package func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
        try FileTransfer.write(bytes, to: descriptor)
    }
}
