import Foundation
import GridPressProperties

/// A call of a program as a child process.
final class Call {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()

    /// The path of the built tool.
    static let tool: String = {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return program.deletingLastPathComponent().appendingPathComponent("gridpress").path
    }()

    /// Starts a program with arguments.
    init(_ program: String, _ words: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input
        try process.startAsChild()
    }

    /// Starts the tool with arguments.
    convenience init(_ words: String...) throws { try self.init(Self.tool, words) }

    /// Writes a text to standard input, and closes it.
    func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end of the program, and returns its output and status.
    ///
    /// The status is negative if a signal ended the program.
    func end() -> (output: String, errors: String, status: Int32) {
        try? input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilChildEnds()
        let sign: Int32 = process.terminationReason == .uncaughtSignal ? -1 : 1
        return (text, messages, sign * process.terminationStatus)
    }
}
