/// The imports of modules that don't exist.
struct MissingImports {
    /// The arguments of the compiler for the module.
    let flags: [String]
    /// The folder for a source that tests imports.
    let folder: String

    /// Returns the names of modules that the compiler doesn't find.
    func missing(_ names: Set<String>) throws -> Set<String> {
        if names.isEmpty { return [] }
        let text = names.sorted().map { "#if !canImport(\($0))\n#error(\"missing \($0) module\")\n#endif\n" }.joined()
        try AtomicFile.write(Array(text.utf8), to: "imports.swift", in: folder)
        let call = try ProgramCall(["swiftc", "-typecheck"] + flags + [folder + "/imports.swift"]).run()
        let output = call.text
        return names.filter { output.contains("missing \($0) module") }
    }
}
