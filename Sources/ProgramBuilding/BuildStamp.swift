/// A record of the inputs of a build, which prevents builds with unchanged inputs.
package struct BuildStamp {
    private let path: String
    private let digest: String

    /// Creates the stamp of a build.
    ///
    /// - Parameters:
    ///   - path: The file of the stamp, beside the build product.
    ///   - files: The input files. Their times and sizes show changes.
    ///   - words: The arguments of the compiler.
    package init(_ path: String, files: [String], words: [String]) {
        self.path = path
        var text = words.joined(separator: "\u{0}")
        for file in files + [Self.compiler].compactMap(\.self) {
            let status = FileStatus(file)
            text += "\u{0}\(file)\u{0}\(status?.size ?? -1)\u{0}\(status?.written ?? -1)"
        }
        digest = text.utf8.digest
    }

    /// Whether the last build had the same inputs.
    package var isCurrent: Bool {
        FileManager.default.contents(atPath: path).map { $0.elementsEqual(digest.utf8) } ?? false
    }

    /// Records that the build succeeded.
    package func write() {
        let (folder, name) = path.splitAtLastPart
        // Without the record, only the next build takes longer.
        try? AtomicFile.write(Array(digest.utf8), to: name, in: folder)
    }

    /// The compiler that is called.
    private static let compiler = ProgramCall.path(of: "swiftc", in: ProcessInfo.processInfo.environment)
}
