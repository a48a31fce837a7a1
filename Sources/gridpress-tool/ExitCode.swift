/// How the tool ends; documented in its help.
enum ExitCode: Int32 {
    /// Everything went well.
    case fine = 0
    /// There were findings.
    case findings = 1
    /// The tool was called in a way that it doesn't understand.
    case usage = 64
    /// A file couldn't be read.
    case noInput = 66
    /// A file couldn't be written.
    case cannotCreate = 73
}
