/// The progress of work on many files, on one line of a terminal that is repeatedly overwritten.
///
/// Nothing is written if the messages don't go to a terminal.
struct ProgressLine {
    private let count: Int
    private let context: ToolContext
    private var done = 0
    private var isShown = false
    private var lastTime: Double

    /// The escape sequence that returns to the start of the line and clears it.
    private static let clear = "\r\u{1B}[K"
    /// The minimum time between two updates, in seconds.
    private static let pause = 0.1

    /// Creates the progress of a number of files.
    init(count: Int, _ context: ToolContext) {
        self.count = count
        self.context = context
        lastTime = context.now()
    }

    /// Counts a finished file, and updates the line if enough time has passed.
    mutating func advance(_ name: String) {
        done += 1
        guard context.isWatched, count > 1, done < count else { return }
        let time = context.now()
        guard time - lastTime >= Self.pause else { return }
        lastTime = time
        isShown = true
        let line = "\(done) of \(count) files: \(name.split(separator: "/").last?.suffix(50) ?? "")"
        context.messages(Self.clear + line.fitting(context.messageColumns))
    }

    /// Clears the line before other output.
    mutating func hide() {
        if isShown { context.messages(Self.clear) }
        isShown = false
    }
}

extension String {
    /// Returns the start of the line that fits into a terminal.
    fileprivate func fitting(_ columns: Int?) -> String {
        // A terminal can start a new line after its last column.
        guard var room = columns.map({ $0 - 1 }) else { return self }
        return String(
            prefix { character in
                room -= character.columns
                return room >= 0
            }
        )
    }
}
