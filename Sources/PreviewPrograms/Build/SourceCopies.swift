/// Copies of sources that the compiler reads instead of the originals, with the same lines and columns.
///
/// Copies differ in these ways:
/// - Attributes and selectors of Objective-C are removed, because only Apple platforms support them. So are
///   `@UIApplicationMain` and `@NSApplicationMain`, because the program has another main function.
/// - Imports of a submodule, such as `import CoreGraphics.CGGeometry`, import the whole module instead. Only C
///   modules have submodules.
/// - Conditions such as `#if os(iOS)` are `true` in sources that are compiled for iOS.
/// - Imports of modules that don't exist are removed, and bodies with errors are replaced.
struct SourceCopies {
    /// The names of modules without submodules.
    let known: Set<String>
    /// The folder for the copies.
    let folder: String
    /// The names of imported modules that don't exist.
    var missing: Set<String> = []

    /// Writes the copies.
    ///
    /// - Parameter phoneFiles: The sources that are compiled for iOS.
    /// - Returns: The compiler arguments that select the copies.
    func flags(
        for files: [String],
        phoneFiles: Set<String>,
        repairs: [String: [SourceRepair]] = [:]
    ) throws -> [String] {
        var roots: [Overlay.Root] = []
        for file in files {
            guard let text = Self.text(of: file) else { continue }
            let copy = SourceRepair.applying(
                repairs[file] ?? [],
                to: copy(ofText: text, forPhones: phoneFiles.contains(file))
            )
            let name = file.utf8.digest + ".swift"
            try write(copy == text ? nil : copy, to: name, for: file)
            if copy != text { roots.append(Overlay.Root(name: file, contents: folder + "/" + name)) }
        }
        guard !roots.isEmpty else { return [] }
        try AtomicFile.write(JSONEncoder().encode(Overlay(roots: roots)), to: "overlay.json", in: folder)
        return ["-vfsoverlay", folder + "/overlay.json"]
    }

    /// Writes or removes a copy, and removes the object of its source after a change.
    ///
    /// The compiler only compares the times of original sources, but always compiles a source without an object.
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

    /// Returns the copy of a source before its bodies are replaced.
    ///
    /// - Parameter forPhones: Whether conditions for iOS are `true`.
    private func copy(ofText text: String, forPhones: Bool) -> String {
        let copy = Self.withoutObjectiveC(withoutMissingImports(wholeImports(in: text)))
        return forPhones ? Self.phoneConditions(in: copy) : copy
    }

    /// Returns the copy of a source before its bodies are replaced; `nil` if it can't be read.
    func copy(of file: String, forPhones: Bool) -> String? {
        Self.text(of: file).map { copy(ofText: $0, forPhones: forPhones) }
    }

    /// Returns a source without imports of modules that don't exist.
    private func withoutMissingImports(_ text: String) -> String {
        guard !missing.isEmpty else { return text }
        let names = ImportedModules(in: text).lines.keys.filter(missing.contains)
        guard !names.isEmpty else { return text }
        return text.replacing(
            /(?m)^[ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)[\w.]*/
        ) { match in
            missing.contains(String(match.1)) ? String(repeating: " ", count: match.0.utf8.count) : String(match.0)
        }
    }

    /// Returns a source in which submodules of known modules are replaced with spaces in imports.
    func wholeImports(in text: String) -> String {
        guard text.contains("import ") else { return text }
        return text.replacing(/(?m)^([ \t]*(?:@\w+[ \t]+)*import[ \t]+)(\w+)((?:\.\w+)+)/) { match in
            guard known.contains(String(match.2)) else { return String(match.0) }
            return match.1 + match.2 + String(repeating: " ", count: match.3.count)
        }
    }

    /// Returns a source without attributes and selectors of Objective-C.
    static func withoutObjectiveC(_ text: String) -> String {
        let marks = ["@objc", "#selector", "@IB", "ApplicationMain"]
        guard marks.contains(where: text.contains) else { return text }
        let attributes =
            /@(?:objcMembers|objc\([\w:]+\)|objc|IB(?:Action|Outlet|Inspectable|Designable)|(?:UI|NS)ApplicationMain)(?!\w)/
        let selectors = /#selector\((?:[^()\n]|\([^()\n]*\))+\)/
        return text.replacing(attributes) { String(repeating: " ", count: $0.0.count) }
            .replacing(selectors) { #"Selector("")"#.padding(toLength: $0.0.count, withPad: " ", startingAt: 0) }
    }

    /// Returns a source in which conditions for iOS are `true`.
    static func phoneConditions(in text: String) -> String {
        text.replacing(/(?m)^[ \t]*#(?:else)?if\b.*$/) { match in
            String(match.0).replacing("os(iOS)", with: "true   ")
        }
    }

    /// Returns whether a source has code for iOS.
    static func hasPhoneConditions(_ file: String) -> Bool {
        text(of: file).map { phoneConditions(in: $0) != $0 } ?? false
    }

    private static func text(of file: String) -> String? {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The description of the copies for the compiler.
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
        /// Whether errors contain the names of the copies, as a JSON string.
        let namesCopies = "false"
        let roots: [Root]

        private enum CodingKeys: String, CodingKey {
            case version, roots
            case namesCopies = "use-external-names"
        }
    }
}
