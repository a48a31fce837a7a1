/// The pictures of an earlier commit, as git stores them.
package struct FigureHistory {
    /// The commit or the branch, as the caller names it.
    package let reference: String
    private let commit: String
    /// The files that are new or changed since the commit.
    private let changed: Set<String>
    /// The server that provides the files of the repository; `nil` if the environment describes none.
    private let server: Server?

    /// A server that provides the files of commits.
    private struct Server {
        let address: String
        /// The current folder, relative to the repository.
        let folder: String
        /// The commit with the new files.
        let head: String

        func address(_ path: String, at commit: String) -> String {
            let full = (folder + path).percentEncoded(keeping: "-._~/")
            return "\(address)/raw/\(commit)/\(full)"
        }
    }

    /// The error for an unknown commit, or for a folder without a repository.
    package struct Unknown: Error {
        /// The commit or the branch that git doesn't find.
        package let reference: String
    }

    /// Reads the history of the repository that contains the current folder.
    ///
    /// - Parameters:
    ///   - reference: A commit or a branch. The comparison starts at the commit at which the current branch left it.
    ///   - environment: The environment variables of the process, which describe a workflow on GitHub.
    /// - Throws: ``Unknown`` if git doesn't find the reference, or fails.
    package init(since reference: String, environment: [String: String]) throws(Unknown) {
        self.reference = reference
        guard
            let base = Self.git(["merge-base", "--", reference, "HEAD"])
                ?? Self.git(["rev-parse", "--verify", reference]),
            let known = Self.git(["diff", "--name-only", "-z", "--relative", base, "--"]),
            let new = Self.git(["ls-files", "-z", "--others", "--exclude-standard"])
        else { throw Unknown(reference: reference) }
        commit = base
        changed = Set((known + "\0" + new).split(separator: "\0").map { String($0).absolutePath })
        if let host = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let head = environment["GITHUB_SHA"]
        {
            let folder = Self.git(["rev-parse", "--show-prefix"]) ?? ""
            server = Server(address: "\(host)/\(repository)", folder: folder, head: head)
        } else {
            server = nil
        }
    }

    /// Returns the bytes of a file at the commit; `nil` if it didn't exist.
    func bytes(_ path: String) -> [UInt8]? {
        guard changed.contains(path.absolutePath) else { return BuildFolder.bytes(path) }
        let call = try? ProgramCall(["git", "show", "\(commit):./\(path.relative(to: "."))"]).run()
        return call?.status == 0 ? call?.output : nil
    }

    /// Returns the paths of removed pictures that were in some folders.
    func removedPictures(in folders: Set<String>) -> [(path: String, file: PictureFile)] {
        let folders = Set(folders.map(\.absolutePath))
        return changed.sorted().compactMap { path in
            guard path.hasSuffix(".svg"), !path.hasSuffix("~dark.svg"), FileStatus(path) == nil,
                folders.contains(path.splitAtLastPart.folder), let bytes = bytes(path),
                let file = PictureFile(bytes)
            else { return nil }
            return (path, file)
        }
    }

    /// Returns the URL of an old picture, on the server or as a data URL.
    func oldAddress(_ path: String, _ bytes: [UInt8]) -> String {
        server?.address(path.relative(to: "."), at: commit) ?? Self.address(bytes)
    }

    /// Returns the URL of a new picture; `nil` if the server doesn't have it.
    func newAddress(_ path: String, _ bytes: [UInt8], isWritten: Bool) -> String? {
        guard let server else { return Self.address(bytes) }
        return isWritten ? server.address(path.relative(to: "."), at: server.head) : nil
    }

    private static func address(_ bytes: [UInt8]) -> String {
        "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())"
    }

    /// Returns the output of git without its last newline; `nil` if it fails.
    private static func git(_ words: [String]) -> String? {
        guard let call = try? ProgramCall(["git"] + words).run(), call.status == 0 else { return nil }
        let text = String(decoding: call.output, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
