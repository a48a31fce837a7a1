/// The list of files that Git ignores on this machine only.
struct GitExclusion {
    /// The path of the list.
    let path: String
    /// The line that excludes the file.
    let line: String

    /// Finds the list for a file of a package; `nil` outside of repositories, and for a file that Git ignores.
    ///
    /// - Parameters:
    ///   - file: The path in the package, without characters that have a meaning in patterns.
    ///   - package: The folder of the package.
    init?(of file: String, in package: String) {
        guard let list = Self.git(["rev-parse", "--git-path", "info/exclude"], in: package),
            let prefix = Self.git(["rev-parse", "--show-prefix"], in: package),
            // A line can't contain the end of a line.
            !prefix.utf8.contains(0x0A),
            Self.git(["check-ignore", "-q", file], in: package) == nil
        else { return nil }
        path = list.hasPrefix("/") ? list : package + "/" + list
        // A slash at the start keeps "#" and "!" from having a meaning.
        line = "/" + prefix.asGitPattern + file
    }

    /// Returns whether Git tracks a file of a package, so that no list excludes the file.
    static func isTracked(_ file: String, in package: String) -> Bool {
        git(["ls-files", "--error-unmatch", file], in: package) != nil
    }

    /// Adds the line to the list.
    func add() throws(SystemError) {
        guard FileStatus(ofLinkOr: path) != nil else {
            let (folder, name) = path.splitAtLastPart
            try NewFolder.make(folder)
            return try AtomicFile.write((line + "\n").utf8, to: name, in: folder)
        }
        var text: [UInt8]
        switch try RegularFile.read(path, atMost: 1 << 20) {
        case .bytes(let bytes): text = bytes
        case .tooLarge: throw SystemError(number: EFBIG)
        case .none(let kind): throw SystemError(number: kind == .folder ? EISDIR : EINVAL)
        }
        if let last = text.last, last != 0x0A { text.append(0x0A) }
        try AtomicFile.replace(path, by: text + Array((line + "\n").utf8))
    }

    /// Returns the output of Git without the end of its line; `nil` if it fails.
    private static func git(_ words: [String], in folder: String) -> String? {
        guard let call = try? ProgramCall(["git"] + words, in: folder).run(), call.status == 0 else { return nil }
        let output = call.output.last == 0x0A ? call.output.dropLast() : call.output[...]
        return String(decoding: output, as: UTF8.self)
    }
}

extension String {
    /// The path as a pattern of Git that matches only this path.
    fileprivate var asGitPattern: String {
        String(flatMap { "\\*?[".contains($0) ? ["\\", $0] : [$0] })
    }
}
