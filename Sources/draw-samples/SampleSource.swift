import Foundation
import SampleFigures

/// The source files of samples, each read once, and the declarations in them.
struct SampleSource {
    private var files: [String: [Substring]] = [:]

    /// The declaration of a sample; `nil` where its file isn't there any more.
    mutating func listing(of sample: SampleFigure) -> HTMLListing? {
        guard let text = Self.declaration(onLine: sample.line, of: lines(of: sample.file)) else { return nil }
        let path = sample.file.split(separator: "/").suffix(3).joined(separator: "/")
        return HTMLListing(text, language: "swift", title: path)
    }

    private mutating func lines(of file: String) -> [Substring] {
        if let lines = files[file] { return lines }
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        files[file] = lines
        return lines
    }

    /// The declaration that starts on a line, counted from 1, without the indentation of that line.
    ///
    /// In formatted sources it ends with a brace that is indented as its start is.
    static func declaration(onLine line: Int, of lines: [Substring]) -> String? {
        guard lines.indices.contains(line - 1) else { return nil }
        let indent = lines[line - 1].prefix { $0 == " " }
        guard let end = lines[line...].firstIndex(where: { isEnd($0, indent: indent) }) else { return nil }
        return lines[line - 1...end].map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0 }
            .joined(separator: "\n") + "\n"
    }

    private static func isEnd(_ line: Substring, indent: Substring) -> Bool {
        guard line.hasPrefix(indent) else { return false }
        let rest = line.dropFirst(indent.count)
        return rest.hasPrefix("}") || rest.hasPrefix(")") && !rest.hasSuffix("{")
    }
}
