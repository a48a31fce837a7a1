extension EngineFolder {
    /// Checks that a compiler can use the engine, and that no file is missing or has another size.
    package func check(for compiler: SwiftCompiler) throws(EngineProblem) {
        if manifest.architecture != compiler.architecture {
            throw .otherArchitecture(folder: path, expected: compiler.architecture, found: manifest.architecture)
        }
        if manifest.compiler != compiler.version {
            throw .otherCompiler(folder: path, expected: compiler.version, found: manifest.compiler)
        }
        try checkSizes()
    }

    /// Checks the kind and the size of every file.
    package func checkSizes() throws(EngineProblem) {
        // A link to a folder can lead to files that another engine has.
        var folders: Set<String> = []
        for (file, expected) in manifest.files.sorted(by: { $0.key < $1.key }) {
            var folder = file.splitAtLastPart.folder
            while folder != ".", folders.insert(folder).inserted {
                if FileStatus(ofLinkOr: path + "/" + folder)?.kind != .folder {
                    throw .damaged(folder: path, reason: "\((folder + "/").quoted) is missing or a link")
                }
                folder = folder.splitAtLastPart.folder
            }
            guard let status = FileStatus(ofLinkOr: path + "/" + file) else {
                throw .damaged(folder: path, reason: "\(file.quoted) is missing")
            }
            if status.kind != .file { throw .damaged(folder: path, reason: "\(file.quoted) isn't a file") }
            if status.size != expected.size {
                throw .damaged(
                    folder: path,
                    reason: "\(file.quoted) has \(status.size) instead of \(expected.size) bytes"
                )
            }
        }
    }
}
