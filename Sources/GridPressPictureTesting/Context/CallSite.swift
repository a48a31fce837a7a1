/// The source location of an assertion, at which failures are reported.
package struct CallSite: Sendable {
    /// The module and the name of the file.
    package let fileID: String
    /// The path of the file.
    package let filePath: StaticString
    /// The line of the call.
    package let line: UInt
    /// The column of the call.
    package let column: UInt
    /// The function that contains the call.
    package let function: String

    /// Creates the position of a call.
    package init(fileID: String, filePath: StaticString, line: UInt, column: UInt, function: String) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
        self.function = function
    }

    /// The path of the file.
    package var path: String { "\(filePath)" }
}

extension CallSite: CustomStringConvertible {
    /// The source location in the form of compiler messages.
    package var description: String { "\(path):\(line):\(column)" }
}
