import Foundation

/// The action that the arguments select.
enum Command {
    case help
    /// Draw all samples, and pages that show them.
    ///
    /// With `hasFrames`, also write the frames of each as JSON for checks.
    case gallery(URL, hasFrames: Bool)

    static let usage = """
        Draws the sample figures of GridPress.

        usage: draw-samples DIR            draw a gallery into DIR, and print the path of its index
               draw-samples --frames DIR   draw a gallery, and write the frames of each figure beside it
               draw-samples --help         print this text
        """

    init(_ arguments: some Sequence<String>) throws {
        let arguments = Array(arguments)
        switch (arguments.first, arguments.count) {
        case ("--help", 1), ("-h", 1): self = .help
        case ("--frames", 2):
            self = .gallery(URL(fileURLWithPath: arguments[1], isDirectory: true), hasFrames: true)
        case (let folder?, 1) where !folder.hasPrefix("-"):
            self = .gallery(URL(fileURLWithPath: folder, isDirectory: true), hasFrames: false)
        default: throw UsageError()
        }
    }

    /// An error for invalid arguments.
    struct UsageError: LocalizedError {
        var errorDescription: String? { "Unknown arguments.\n\n\(Command.usage)" }
    }
}

/// Prints a line to standard error.
func report(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
