/// The progress of work on many files, on a line of a terminal that is written again and again.
///
/// Where nobody watches, nothing is written.
struct ProgressLine {
    private let count: Int
    private let context: ToolContext
    private var done = 0
    private var isShown = false
    private var lastTime: Double

    /// Goes back to the start of the line and removes what stands there.
    private static let clear = "\r\u{1B}[K"
    /// The time between two lines, in seconds: faster can't be read.
    private static let pause = 0.1

    /// The progress of a number of files.
    init(count: Int, _ context: ToolContext) {
        self.count = count
        self.context = context
        lastTime = context.now()
    }

    /// Shows that another file is done, where it takes long enough that somebody may ask.
    mutating func advance(_ name: String) {
        done += 1
        guard context.isWatched, count > 1, done < count else { return }
        let time = context.now()
        guard time - lastTime >= Self.pause else { return }
        lastTime = time
        isShown = true
        context.messages(
            "\(Self.clear)\(done) of \(count) files: \(name.split(separator: "/").last?.suffix(50) ?? "")"
        )
    }

    /// Makes room for something else.
    mutating func hide() {
        if isShown { context.messages(Self.clear) }
        isShown = false
    }
}
