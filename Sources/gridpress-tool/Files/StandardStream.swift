import Foundation
import GridPressPlatform

/// A stream of the process: standard input, output or error.
struct StandardStream {
    private let descriptor: Int32

    /// Standard input.
    static let input = StandardStream(descriptor: STDIN_FILENO)
    /// Standard output.
    static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Standard error.
    static let messages = StandardStream(descriptor: STDERR_FILENO)

    /// Takes the place of streams that the process was started without, so that no file that is opened gets it.
    ///
    /// What stands there can't be read or written, as the stream couldn't be.
    static func fillGaps() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether somebody sits in front of it.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether what is written may be coloured: for terminals, and for people who haven't said that they want none.
    var isColored: Bool {
        guard isTerminal, let terminal = getenv("TERM"), String(cString: terminal) != "dumb" else { return false }
        return getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }

    /// How many columns it has: those of a terminal, or what is said of it; `nil` where it is none, or where nobody knows.
    var columns: Int? {
        guard isTerminal else { return nil }
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    }

    /// Reads what comes, up to a number of bytes.
    func read(atMost limit: Int) throws(SystemError) -> [UInt8] { try FileTransfer.read(descriptor, atMost: limit) }

    /// Writes bytes.
    func write(_ bytes: some Sequence<UInt8>) throws(SystemError) { try FileTransfer.write(bytes, to: descriptor) }
}
