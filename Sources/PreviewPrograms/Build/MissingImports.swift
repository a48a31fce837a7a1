/// The imports of modules that don't exist.
///
/// Sources with such imports are left out before the compiler starts, because it finds the resulting errors slowly.
struct MissingImports {
    /// The arguments of the compiler for the module.
    let flags: [String]
    /// The folder for a source that tests imports.
    let folder: String
    /// The names of modules that certainly exist.
    let known: Set<String>

    /// Returns the sources that import missing modules, each with the compiler's error message.
    func sources(among files: [String]) throws -> [(file: String, message: CompilerMessage)] {
        // 1. All names in the sources. Some can be excluded by `#if`.
        let imports = files.compactMap { file -> (file: String, names: [String: Int])? in
            guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
            let names = ImportedModules(in: String(decoding: bytes, as: UTF8.self)).lines.filter {
                !known.contains($0.key)
            }
            return names.isEmpty ? nil : (file, names)
        }
        let missing = try missing(Set(imports.flatMap(\.names.keys)))
        guard !missing.isEmpty else { return [] }
        // 2. The names that the compiler reads.
        return try imports.compactMap { file, names in
            guard !missing.isDisjoint(with: names.keys) else { return nil }
            let call = try ProgramCall(["swiftc", "-emit-imported-modules", "-o", "-"] + flags + [file]).run()
            let read = Set(String(decoding: call.output, as: UTF8.self).split(whereSeparator: \.isWhitespace))
            guard let name = names.keys.sorted().first(where: { missing.contains($0) && read.contains($0[...]) }) else {
                return nil
            }
            return (
                file,
                CompilerMessage(file: file, line: names[name] ?? 1, column: 1, text: "no such module '\(name)'")
            )
        }
    }

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
