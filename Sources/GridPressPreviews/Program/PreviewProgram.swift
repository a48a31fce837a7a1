import Foundation
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
        guard
            let request = try? JSONDecoder().decode(
                PreviewRequest.self,
                from: FileHandle.standardInput.readToEnd() ?? Data()
            )
        else {
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
}
