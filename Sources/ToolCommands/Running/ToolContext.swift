/// The environment of the tool, which tests replace.
package struct ToolContext {
    /// A closure that writes requested text and pictures, usually to standard output.
    package var output: ([UInt8]) throws -> Void
    /// A closure that writes messages about the run, usually to standard error.
    package var messages: (String) -> Void
    /// A closure that reads standard input, up to a number of bytes.
    package var input: @Sendable (_ limit: Int) throws -> [UInt8] = { _ in [] }
    /// Whether output may be colored.
    package var isOutputColored = false
    /// The number of columns of the output's terminal; `nil` if output doesn't go to a terminal.
    package var outputColumns: Int?
    /// The number of columns of the terminal of messages; `nil` if messages don't go to a terminal.
    package var messageColumns: Int?
    /// Whether messages may be colored.
    package var areMessagesColored = false
    /// Whether messages go to a terminal.
    package var isWatched = false
    /// A closure that prepares for writing files, or for waiting for changes.
    package var prepare: (_ isWaiting: Bool) -> Void = { _ in }
    /// A closure that ends what `prepare` began, before another program takes over.
    package var release: () -> Void = {}
    /// A closure that waits for some seconds, and returns whether to continue.
    package var wait: (_ seconds: Double) -> Bool = { _ in false }
    /// A closure that returns the time in seconds.
    package var now: () -> Double = { 0 }
    /// The environment variables.
    package var environment: [String: String] = [:]
    /// A closure that returns a line from the user, or `nil` at the end of the input.
    ///
    /// The property is `nil` if there is no terminal.
    package var answer: (() -> String?)?
    /// A closure that opens a file in a browser, and returns whether that succeeded.
    package var browse: (_ path: String) -> Bool = { _ in false }
    /// A closure that runs a program with the standard streams of the tool, and returns its exit code.
    package var handOver: (_ words: [String]) throws -> Int32 = { _ in 127 }

    package init(
        output: @escaping ([UInt8]) throws -> Void,
        messages: @escaping (String) -> Void,
        input: @escaping @Sendable (_ limit: Int) throws -> [UInt8] = { _ in [] }
    ) {
        self.output = output
        self.messages = messages
        self.input = input
    }
}

extension ToolContext {
    /// Returns the context of the current process.
    ///
    /// - Parameter browse: A closure that opens a file in a browser, and returns whether that succeeded.
    package static func process(browse: @escaping (_ path: String) -> Bool = { _ in false }) -> ToolContext {
        var context = ToolContext(
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
            input: { try StandardStream.input.read(atMost: $0) }
        )
        context.isOutputColored = StandardStream.output.isColored
        context.outputColumns = StandardStream.output.columns
        context.messageColumns = StandardStream.messages.columns
        context.areMessagesColored = StandardStream.messages.isColored
        context.isWatched = StandardStream.messages.isTerminal
        context.prepare = { SignalHandler.shared.listen(isWaiting: $0) }
        context.release = { SignalHandler.shared.stop() }
        context.wait = { SignalHandler.shared.wait(seconds: $0) }
        context.now = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
        context.environment = ProcessInfo.processInfo.environment
        context.browse = browse
        context.handOver = { try ForegroundProgram.run($0) }
        if StandardStream.input.isTerminal, StandardStream.output.isTerminal { context.answer = { readLine() } }
        return context
    }

    /// Runs the tool in this process with the arguments of the process, and ends the process.
    ///
    /// - Parameter browse: A closure that opens a file in a browser, and returns whether that succeeded.
    package static func runProcess(
        _ commands: CommandTable,
        browse: @escaping (_ path: String) -> Bool = { _ in false }
    ) -> Never {
        // A closed pipe causes an error in the write call instead of a signal.
        signal(SIGPIPE, SIG_IGN)
        StandardStream.fillGaps()
        let tool = Tool(context: .process(browse: browse), commands: commands)
        exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
