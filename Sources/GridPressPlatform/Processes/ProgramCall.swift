/// A call of another program.
package struct ProgramCall {
    /// The result of a call.
    package struct Result {
        /// The exit code; for a signal, its number plus 128, as in shells.
        package let status: Int32
        package let output: [UInt8]
        package let messages: [UInt8]
    }

    private let words: [String]
    private let folder: String?

    /// Creates a call of a program that is found in the folders of `PATH`.
    ///
    /// - Parameters:
    ///   - words: The name of the program and its arguments.
    ///   - folder: The current folder of the program; `nil` for the current folder of this process.
    package init(_ words: [String], in folder: String? = nil) {
        self.words = words
        self.folder = folder
    }

    /// Runs the program and waits until it ends.
    ///
    /// - Parameters:
    ///   - input: The standard input of the program; `nil` for none.
    ///   - onOutput: A closure that is called with each piece of output when it arrives.
    /// - Returns: The exit code, the output and the messages.
    /// - Throws: An error if the call can't be started. A missing program isn't an error: the exit code is 127.
    package func run(input: [UInt8]? = nil, onOutput: (([UInt8]) -> Void)? = nil) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
        let (output, messages) = (Pipe(), Pipe())
        let given = try input.map(Self.file)
        defer { if let given { fclose(given) } }
        let descriptor = given.map { FileHandle(fileDescriptor: fileno($0), closeOnDealloc: false) }
        process.standardInput = descriptor ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = messages
        try ChildProcesses.start(process)
        // A full pipe blocks the program, so both are read at the same time.
        let errors = Locked<[UInt8]>([])
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            let data = messages.fileHandleForReading.readDataToEndOfFile()
            errors.use { $0 = Array(data) }
            end.signal()
        }
        thread.start()
        var bytes: [UInt8] = []
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            bytes += data
            onOutput?(Array(data))
        }
        end.wait()
        process.waitUntilExit()
        ChildProcesses.forget(process)
        let status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        return Result(status: status, output: bytes, messages: errors.use { $0 })
    }

    /// Returns an unnamed file with some bytes, positioned at its start.
    ///
    /// Unlike with a pipe, this process doesn't get a signal if the program ends before it has read everything.
    private static func file(of bytes: [UInt8]) throws -> UnsafeMutablePointer<FILE> {
        guard let file = tmpfile() else { throw SystemError.last }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
        guard isWritten, lseek(fileno(file), 0, SEEK_SET) == 0 else {
            let error = SystemError.last
            fclose(file)
            throw error
        }
        return file
    }
}

extension ProgramCall {
    /// Returns the path of a program in the folders of `PATH`; `nil` if none of them has it.
    package static func path(of program: String, in environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(program)" }
            .first { FileStatus($0)?.kind == .file && access($0, X_OK) == 0 }
    }
}

extension ProgramCall.Result {
    /// The output and the messages.
    package var text: String { String(decoding: output + messages, as: UTF8.self) }
}

extension StringProtocol where SubSequence == Substring {
    /// The first error in the output of a program without the word before it, or else the last line.
    package var firstError: Substring {
        let lines = split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains("error: ") } ?? lines.last ?? ""
        return line.firstRange(of: "error: ").map { line[$0.upperBound...] } ?? line
    }
}
