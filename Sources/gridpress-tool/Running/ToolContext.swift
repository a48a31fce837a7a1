import Foundation
import GridPressPlatform

/// The environment of the tool, which tests replace.
struct ToolContext {
    /// A closure that writes requested text and pictures, usually to standard output.
    var output: ([UInt8]) throws -> Void
    /// A closure that writes messages about the run, usually to standard error.
    var messages: (String) -> Void
    /// A closure that reads standard input, up to a number of bytes.
    var input: @Sendable (_ limit: Int) throws -> [UInt8] = { _ in [] }
    /// Whether output may be colored.
    var isOutputColored = false
    /// The number of columns of the output's terminal; `nil` if output doesn't go to a terminal.
    var outputColumns: Int?
    /// The number of columns of the terminal of messages; `nil` if messages don't go to a terminal.
    var messageColumns: Int?
    /// Whether messages may be colored.
    var areMessagesColored = false
    /// Whether messages go to a terminal.
    var isWatched = false
    /// A closure that prepares for writing files, or for waiting for changes.
    var prepare: (_ isWaiting: Bool) -> Void = { _ in }
    /// A closure that waits for some seconds, and returns whether to continue.
    var wait: (_ seconds: Double) -> Bool = { _ in false }
    /// A closure that returns the time in seconds.
    var now: () -> Double = { 0 }
    /// The environment variables.
    var environment: [String: String] = [:]
    /// A closure that returns a line from the user, or `nil` at the end of the input.
    ///
    /// The property is `nil` if there is no terminal.
    var answer: (() -> String?)?
    /// A closure that opens a file in a browser, and returns whether that succeeded.
    var browse: (_ path: String) -> Bool = { _ in false }
}

extension ToolContext {
    /// The context of the current process.
    static var process: ToolContext {
        ToolContext(
            output: { bytes in
                do throws(SystemError) {
                    try StandardStream.output.write(bytes)
                } catch {
                    // The reader has closed the pipe, so the process ends with SIGPIPE after removing temporary
                    // files.
                    if error.number == EPIPE { SignalHandler.shared.end(by: SIGPIPE) }
                    throw error
                }
            },
            messages: { try? StandardStream.messages.write($0.utf8) },
            input: { try StandardStream.input.read(atMost: $0) },
            isOutputColored: StandardStream.output.isColored,
            outputColumns: StandardStream.output.columns,
            messageColumns: StandardStream.messages.columns,
            areMessagesColored: StandardStream.messages.isColored,
            isWatched: StandardStream.messages.isTerminal,
            prepare: { SignalHandler.shared.listen(isWaiting: $0) },
            wait: { SignalHandler.shared.wait(seconds: $0) },
            now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
            environment: ProcessInfo.processInfo.environment,
            answer: StandardStream.input.isTerminal && StandardStream.output.isTerminal ? { readLine() } : nil,
            browse: { Browser(ProcessInfo.processInfo.environment).show($0) }
        )
    }
}
