/// A location in the output of a crashed compiler, such as `While type-checking 'body' (at /A.swift:3:5)`.
package struct CrashPlace: Equatable {
    package let file: String
    package let line: Int

    /// Returns the locations in an output, from the outermost request to the innermost.
    package static func all(in output: String) -> [CrashPlace] {
        output.split(whereSeparator: \.isNewline).filter { !$0.contains("Program arguments:") }.flatMap { line in
            line.matches(of: /(\/[^:\[\]()]*\.swift):(\d+)/).compactMap { match in
                Int(match.2).map { CrashPlace(file: String(match.1), line: $0) }
            }
        }
    }
}
