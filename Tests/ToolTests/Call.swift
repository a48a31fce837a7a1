import Foundation

/// A program that runs beside the tests.
final class Call {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()

    /// The tool as it was built.
    static let tool: String = {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return program.deletingLastPathComponent().appendingPathComponent("gridpress").path
    }()

    /// Starts a program.
    init(_ program: String, _ words: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input
        try process.run()
    }

    /// Starts the tool.
    convenience init(_ words: String...) throws { try self.init(Self.tool, words) }

    /// Writes a text to the program, which then has all.
    func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
    }

    /// Sends the program a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until the program ends: what it wrote, and its status, or the negative number of the signal that ended it.
    func end() -> (output: String, errors: String, status: Int32) {
        try? input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let sign: Int32 = process.terminationReason == .uncaughtSignal ? -1 : 1
        return (text, messages, sign * process.terminationStatus)
    }
}
