/// The source location of an assertion, at which failures are reported.
struct CallSite: Sendable {
    /// The module and the name of the file.
    let fileID: String
    /// The path of the file.
    let filePath: StaticString
    /// The line of the call.
    let line: UInt
    /// The column of the call.
    let column: UInt
    /// The function that contains the call.
    let function: String

    /// The path of the file.
    var path: String { "\(filePath)" }
}

extension CallSite: CustomStringConvertible {
    /// The source location in the form of compiler messages.
    var description: String { "\(path):\(line):\(column)" }
}
