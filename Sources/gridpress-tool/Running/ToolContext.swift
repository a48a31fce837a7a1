import Foundation
import GridPressPlatform

/// The environment of the tool, which tests replace.
struct ToolContext {
    /// Where text and pictures go that are asked for.
    var output: ([UInt8]) throws -> Void
    /// Where text goes that says how it went.
    var messages: (String) -> Void
    /// What comes in, up to a number of bytes.
    var input: @Sendable (_ limit: Int) throws -> [UInt8] = { _ in [] }
    /// Whether output may be coloured.
    var isOutputColored = false
    /// How many columns the terminal has that output goes to; `nil` where it goes elsewhere.
    var outputColumns: Int?
    /// Whether messages may be coloured.
    var areMessagesColored = false
    /// Whether somebody sees messages as they come.
    var isWatched = false
    /// Called before files are written, or before a command starts to wait for changes.
    var prepare: (_ isWaiting: Bool) -> Void = { _ in }
    /// Waits for some seconds; says whether to go on.
    var wait: (_ seconds: Double) -> Bool = { _ in false }
    /// The time, in seconds.
    var now: () -> Double = { 0 }
    /// The variables of its environment.
    var environment: [String: String] = [:]
    /// Asks for a line of what somebody types; `nil` at its end, and where nobody sits in front of a terminal.
    var answer: (() -> String?)?
    /// Shows a file in a browser; says whether that went well.
    var browse: (_ path: String) -> Bool = { _ in false }
}

extension ToolContext {
    /// Those of a process.
    static var process: ToolContext {
        ToolContext(
            output: { bytes in
                do throws(SystemError) {
                    try StandardStream.output.write(bytes)
                } catch {
                    // Nobody reads any more: the process ends as others do, but tidied up.
                    if error.number == EPIPE { SignalHandler.shared.end(by: SIGPIPE) }
                    throw error
                }
            },
            messages: { try? StandardStream.messages.write($0.utf8) },
            input: { try StandardStream.input.read(atMost: $0) },
            isOutputColored: StandardStream.output.isColored,
            outputColumns: StandardStream.output.columns,
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
