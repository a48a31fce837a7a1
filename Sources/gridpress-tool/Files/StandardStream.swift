import Foundation

/// A stream of the process: standard input, output or error.
struct StandardStream {
    private let descriptor: Int32

    static let input = StandardStream(descriptor: STDIN_FILENO)
    static let output = StandardStream(descriptor: STDOUT_FILENO)
    static let messages = StandardStream(descriptor: STDERR_FILENO)

    /// Whether somebody sits in front of it.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether what is written may be coloured: for terminals, and for people who haven't said that they want none.
    var isColored: Bool {
        guard isTerminal, let terminal = getenv("TERM"), String(cString: terminal) != "dumb" else { return false }
        return getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }

    /// Reads what comes, up to a number of bytes.
    func read(atMost limit: Int) throws(SystemError) -> [UInt8] { try Transfer.read(descriptor, atMost: limit) }

    /// Writes a text.
    func write(_ text: String) throws(SystemError) { try Transfer.write(text.utf8, to: descriptor) }
}
