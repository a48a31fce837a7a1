import Foundation

/// A test file of the Unicode character database, as the distribution's package `unicode-data` installs it.
enum UnicodeFile {
    private static let folder = "/usr/share/unicode/"

    /// Whether the files are installed in the version of the tables.
    ///
    /// In CI, they are required.
    static let areAvailable =
        ProcessInfo.processInfo.environment["CI"] != nil
        || (try? String(contentsOfFile: folder + "auxiliary/LineBreakTest.txt", encoding: .utf8))?
            .hasPrefix("# LineBreakTest-15.0") ?? false

    /// Returns the lines of a file without comments and empty lines.
    static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOfFile: folder + name, encoding: .utf8)
            .split(separator: "\n")
            .map { $0.prefix { $0 != "#" } }
            .filter { $0.contains { !$0.isWhitespace } }
    }
}

extension Substring {
    /// The scalar with a value in hexadecimal digits.
    var scalar: Unicode.Scalar? { UInt32(self, radix: 16).flatMap(Unicode.Scalar.init) }
}
