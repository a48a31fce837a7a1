/// A reason why no program can be built.
package enum PreviewProblem: Error {
    /// None of the usual folders contains GridPress.
    case withoutGridPress
    /// No engine can be used.
    case engine(EngineProblem)
    /// The compiler can't be started.
    ///
    /// The value is the reason.
    case withoutSwift(String)
    /// GridPress can't be built.
    ///
    /// The value is the output of the build.
    case library(String)
    /// The program can't be linked.
    ///
    /// The value is the output of the compiler.
    case program(String)
    /// The pages of the previews can't be made.
    ///
    /// The value is the output of the program.
    case pages(String)
    /// The build folder can't be used.
    ///
    /// The value is the reason.
    case folder(String)

    /// Creates the problem for an error of a file or a process.
    init(_ error: any Error) {
        self =
            switch error {
            case let problem as PreviewProblem: problem
            case let problem as EngineProblem: .engine(problem)
            case let error as SystemError: .folder(error.reason)
            case let error as CocoaError: .folder("\(error)")
            default: .withoutSwift("\(error)")
            }
    }

    /// The problem as a finding.
    package var finding: Finding {
        switch self {
        case .withoutGridPress:
            Finding(
                .previewProgram,
                .error,
                "GridPress isn't found, which previews are built with.",
                fix: "Name its folder with --package or in GRIDPRESS_PACKAGE."
            )
        case .engine(let problem): problem.finding
        case .withoutSwift(let reason):
            Finding(
                .previewProgram,
                .error,
                "The compiler of Swift can't be started: \(reason).",
                fix: "Install Swift, and put it into a folder of PATH."
            )
        case .library(let output): Self.finding("GridPress can't be built", output, "Check the folder of GridPress.")
        case .program(let output):
            Self.finding("The program of the previews can't be built", output, "Check the build folder.")
        case .pages(let output):
            Self.finding("The pages of the previews can't be made", output, "Check the build folder.")
        case .folder(let reason):
            Finding(
                .previewProgram,
                .error,
                "The build folder can't be used: \(reason).",
                fix: "Name another one with `--build-folder`."
            )
        }
    }

    private static func finding(_ message: String, _ output: String, _ fix: String) -> Finding {
        let errors = output.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") }
        var finding = Finding(
            .previewProgram,
            .error,
            "\(message): \(output.firstError.prefix(300).sentence)",
            fix: fix
        )
        finding.details = errors.dropFirst().prefix(5).map(String.init)
        return finding
    }
}
