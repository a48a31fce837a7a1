import GridPress
import ProgramMessages

/// A program that draws the figures of pages on the request of `gridpress figures`.
///
/// The tool generates the main file of such a program:
///
/// ```swift
/// import GridPressFigures
///
/// let program = FigureProgram()
/// program.end()
/// ```
public struct FigureProgram: Sendable {
    private let folder: URL
    private let wanted: Set<Int>
    private let requests: [Int: PictureRequest]
    private let progress: FileHandle
    private let watch = FigureWatch()

    /// Creates the program with the folder for results and the numbers of figures in its arguments.
    public init() {
        let words = CommandLine.arguments
        guard words.count > 1,
            let data = FileManager.default.contents(atPath: words[1] + "/" + FigureProgramFiles.requests),
            let requests = try? JSONDecoder().decode([Int: PictureRequest].self, from: data),
            FileManager.default.createFile(atPath: words[1] + "/" + FigureProgramFiles.progress, contents: nil),
            let progress = FileHandle(forWritingAtPath: words[1] + "/" + FigureProgramFiles.progress)
        else {
            FileHandle.standardError.write(
                Data("error: The program draws figures for \"gridpress figures\" only.\n".utf8)
            )
            exit(64)
        }
        folder = URL(fileURLWithPath: words[1], isDirectory: true)
        wanted = Set(words.dropFirst(2).compactMap { Int($0) })
        self.requests = requests
        self.progress = progress
        watch.start()
    }

    /// Draws the figures of a module.
    ///
    /// - Parameters:
    ///   - numbers: Pairs of the number among all figures and the number in the module, such as `4:0 5:1`.
    ///   - drawings: A closure that returns the drawings of a figure in the module, one for each width.
    public func draw(_ numbers: String, _ drawings: (Int) throws -> [Drawing]) {
        for pair in numbers.split(separator: " ") {
            let pair = pair.split(separator: ":").compactMap { Int($0) }
            guard pair.count == 2, wanted.contains(pair[0]), let request = requests[pair[0]] else { continue }
            // If a figure ends the program, its number is the last one in the file. The output of figures isn't read.
            progress.write(Data("\(pair[0])\n".utf8))
            watch.restart()
            do {
                let drawn = DrawnFigure(try drawings(pair[1]), of: request)
                try JSONEncoder().encode(drawn).write(to: folder.appendingPathComponent("\(pair[0]).json"))
            } catch {
                try? Data("\(error)".utf8).write(to: folder.appendingPathComponent("\(pair[0]).txt"))
            }
        }
    }

    /// Ends the program.
    public func end() -> Never { exit(0) }
}

/// A thread that ends the program if a figure takes too long.
private final class FigureWatch: @unchecked Sendable {
    private let lock = NSLock()
    private var end = Date.distantFuture

    func start() {
        Thread.detachNewThread {
            while true {
                Thread.sleep(forTimeInterval: 0.5)
                if self.lock.withLock({ Date() > self.end }) { _exit(FigureProgramFiles.endOfPatience) }
            }
        }
    }

    /// Starts the time of a figure.
    func restart() { lock.withLock { end = Date() + FigureProgramFiles.patience } }
}
