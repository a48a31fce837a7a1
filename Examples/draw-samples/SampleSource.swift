import Foundation
import SampleFigures

/// A reader of sample source files, which reads each file once.
struct SampleSource {
    private var files: [String: [Substring]] = [:]

    /// Returns the source code of a sample's view, without the surrounding declaration; `nil` if its file is missing.
    mutating func listing(of sample: SampleFigure) -> HTMLListing? {
        guard let text = Self.view(declaredOnLine: sample.line, of: lines(of: sample.file)) else { return nil }
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

    /// Returns the content of the last closure of the declaration that starts on a line, counted from 1, without the
    /// indentation of its lines.
    ///
    /// In formatted sources the closure starts on a line that is indented as the declaration is, and so does its end.
    static func view(declaredOnLine line: Int, of lines: [Substring]) -> String? {
        guard lines.indices.contains(line - 1) else { return nil }
        let indent = lines[line - 1].prefix { $0 == " " }
        guard let end = lines[line...].firstIndex(where: { isEnd($0, indent: indent) }),
            let start = lines[line - 1..<end].lastIndex(where: { isStart($0, indent: indent) })
        else { return nil }
        let content = lines[start + 1..<end]
        let inner = content.first?.prefix { $0 == " " } ?? ""
        return content.map { $0.hasPrefix(inner) ? $0.dropFirst(inner.count) : $0.drop { $0 == " " } }
            .joined(separator: "\n") + "\n"
    }

    private static func isStart(_ line: Substring, indent: Substring) -> Bool {
        line.hasPrefix(indent) && !line.dropFirst(indent.count).hasPrefix(" ") && line.hasSuffix("{")
    }

    private static func isEnd(_ line: Substring, indent: Substring) -> Bool {
        guard line.hasPrefix(indent) else { return false }
        let rest = line.dropFirst(indent.count)
        return rest.hasPrefix("}") || rest.hasPrefix(")") && !rest.hasSuffix("{")
    }
}
