import Foundation
import GridPressPlatform
import GridPressSnapshots

/// Copies of sources that the compiler reads in their place, with the same lines and columns.
///
/// Three things are changed. Words of Objective-C, which only Apple's systems have, are left out: its attributes, and the
/// methods that `#selector` names, since nothing calls them in a still picture. Imports of a part of a module, such as `import CoreGraphics.CGGeometry`, become those of the whole
/// module, since only modules of C have parts. And `#if os(iOS)` holds in sources that are compiled for phones.
struct SourceCopies {
    /// The names of modules without parts.
    let known: Set<String>
    /// The folder for the copies.
    let folder: String

    /// Writes the copies; returns the arguments by which the compiler finds them.
    ///
    /// - Parameter phoneFiles: The sources in which the system is that of phones.
    func flags(for files: [String], phoneFiles: Set<String>) throws -> [String] {
        var roots: [Overlay.Root] = []
        for file in files {
            guard let text = Self.text(of: file) else { continue }
            var copy = Self.withoutObjectiveC(wholeImports(in: text))
            if phoneFiles.contains(file) { copy = Self.phoneConditions(in: copy) }
            let name = file.utf8.digest + ".swift"
            try write(copy == text ? nil : copy, to: name, for: file)
            if copy != text { roots.append(Overlay.Root(name: file, contents: folder + "/" + name)) }
        }
        guard !roots.isEmpty else { return [] }
        try AtomicFile.write(JSONEncoder().encode(Overlay(roots: roots)), to: "overlay.json", in: folder)
        return ["-vfsoverlay", folder + "/overlay.json"]
    }

    /// Writes or removes a copy, with the object that the compiler made before if that changes anything.
    ///
    /// The compiler sees the times of sources alone, but compiles what has no object.
    private func write(_ copy: String?, to name: String, for file: String) throws {
        let path = folder + "/" + name
        let old = Self.text(of: path)
        guard copy != old else { return }
        if let copy {
            try AtomicFile.write(Array(copy.utf8), to: name, in: folder)
        } else {
            try FileManager.default.removeItem(atPath: path)
        }
        try? FileManager.default.removeItem(atPath: OutputFileMap.object(of: file, in: folder))
    }

    /// Returns a source in which parts of known modules are replaced by spaces in imports.
    func wholeImports(in text: String) -> String {
        guard text.contains("import ") else { return text }
        return text.replacing(/(?m)^([ \t]*(?:@\w+[ \t]+)*import[ \t]+)(\w+)((?:\.\w+)+)/) { match in
            guard known.contains(String(match.2)) else { return String(match.0) }
            return match.1 + match.2 + String(repeating: " ", count: match.3.count)
        }
    }

    /// Returns a source without the attributes and selectors of Objective-C.
    static func withoutObjectiveC(_ text: String) -> String {
        guard text.contains("@objc") || text.contains("#selector") || text.contains("@IB") else { return text }
        let attributes = /@(?:objcMembers|objc\([\w:]+\)|objc|IBAction|IBOutlet|IBInspectable|IBDesignable)(?!\w)/
        let selectors = /#selector\((?:[^()\n]|\([^()\n]*\))+\)/
        return text.replacing(attributes) { String(repeating: " ", count: $0.0.count) }
            .replacing(selectors) { #"Selector("")"#.padding(toLength: $0.0.count, withPad: " ", startingAt: 0) }
    }

    /// Returns a source in which conditions hold that ask for the system of phones.
    static func phoneConditions(in text: String) -> String {
        text.replacing(/(?m)^[ \t]*#(?:else)?if\b.*$/) { match in
            String(match.0).replacing("os(iOS)", with: "true   ")
        }
    }

    /// Returns whether a source has parts for the system of phones.
    static func hasPhoneConditions(_ file: String) -> Bool {
        text(of: file).map { phoneConditions(in: $0) != $0 } ?? false
    }

    private static func text(of file: String) -> String? {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A description of the copies for the compiler.
    private struct Overlay: Encodable {
        struct Root: Encodable {
            let name: String
            let type = "file"
            let contents: String

            private enum CodingKeys: String, CodingKey {
                case name, type
                case contents = "external-contents"
            }
        }

        let version = 0
        /// Whether errors have the names of the copies, written as a word.
        let namesCopies = "false"
        let roots: [Root]

        private enum CodingKeys: String, CodingKey {
            case version, roots
            case namesCopies = "use-external-names"
        }
    }
}
