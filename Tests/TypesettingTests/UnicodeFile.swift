import Foundation

/// A test file of the Unicode character database, as the distribution's package `unicode-data` installs it.
enum UnicodeFile {
    private static let folder = "/usr/share/unicode/"

    /// Whether the files are there, of the version that the tables are made from; where everything is checked they have
    /// to be.
    static let areAvailable =
        ProcessInfo.processInfo.environment["CI"] != nil
        || (try? String(contentsOfFile: folder + "auxiliary/LineBreakTest.txt", encoding: .utf8))?
            .hasPrefix("# LineBreakTest-15.0") ?? false

    /// The lines of a file without comments.
    static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOfFile: folder + name, encoding: .utf8)
            .split(separator: "\n")
            .map { $0.prefix { $0 != "#" } }
            .filter { $0.contains { !$0.isWhitespace } }
    }
}

extension Substring {
    /// The scalar that hexadecimal digits stand for.
    var scalar: Unicode.Scalar? { UInt32(self, radix: 16).flatMap(Unicode.Scalar.init) }
}
