import GridPress

/// A program that draws its previews on the request of `gridpress previews`.
///
/// The tool generates the main file of such a program:
///
/// ```swift
/// import GridPressPreviews
///
/// PreviewProgram.run()
/// ```
public enum PreviewProgram {
    /// Draws the previews of the request on standard input, and ends the program.
    public static func run() -> Never {
        let input = (try? FileHandle.standardInput.readToEnd()) ?? Data()
        if CommandLine.arguments.dropFirst().first == PreviewPages.argument { makePages(input) }
        guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: input) else {
            FileHandle.standardError.write(
                Data("error: The program draws previews for \"gridpress previews\" only.\n".utf8)
            )
            exit(64)
        }
        let channel = EventChannel(token: request.token)
        ProgramResources.mainFolder = Bundle.main.resourceURL
        ProcessLimits.set(memory: request.memory)
        CrashSignals.reserveStackForTraces()
        CrashSignals.endProgramAfterTraces()
        CrashSignals.traceExits()
        Task { @MainActor in
            await PreviewProgramRun(request, channel).draw()
            CrashSignals.isAtEnd = true
            exit(0)
        }
        // The main thread continues, because its stack is the largest.
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    /// Makes the pages of a request, writes the indices of pages without a record, and ends the program.
    private static func makePages(_ input: Data) -> Never {
        do {
            let unreadable = try JSONDecoder().decode(PreviewPages.self, from: input).write()
            FileHandle.standardOutput.write(try JSONEncoder().encode(unreadable))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("error: The pages can't be made: \(error)\n".utf8))
            exit(1)
        }
    }
}
