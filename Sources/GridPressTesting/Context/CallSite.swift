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
    /// The function around it.
    let function: String

    /// The path of the file.
    var path: String { "\(filePath)" }
}

extension CallSite: CustomStringConvertible {
    /// The place as others write it.
    var description: String { "\(path):\(line):\(column)" }
}
