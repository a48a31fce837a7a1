import Foundation
import GridPressPlatform

/// The list of files that Git ignores on this machine only.
struct GitExclusion {
    /// The path of the list.
    let path: String
    /// The line that excludes the file.
    let line: String

    /// Finds the list for a file of a package; `nil` outside of repositories, and for a file that Git ignores.
    ///
    /// - Parameters:
    ///   - file: The path in the package.
    ///   - package: The folder of the package.
    init?(of file: String, in package: String) {
        guard let list = Self.git(["rev-parse", "--git-path", "info/exclude"], in: package),
            let prefix = Self.git(["rev-parse", "--show-prefix"], in: package),
            Self.git(["check-ignore", "-q", file], in: package) == nil
        else { return nil }
        path = list.hasPrefix("/") ? list : package + "/" + list
        line = "/" + prefix + file
    }

    /// Adds the line to the list.
    func add() throws(SystemError) {
        let (folder, name) = path.splitAtLastPart
        try NewFolder.make(folder)
        var text: [UInt8] = []
        if FileStatus(path) != nil, case .bytes(let bytes) = try RegularFile.read(path, atMost: 1 << 20) {
            text = bytes
        }
        if let last = text.last, last != 0x0A { text.append(0x0A) }
        try AtomicFile.write(text + Array((line + "\n").utf8), to: name, in: folder, like: FileStatus(path))
    }

    /// Returns the output of Git without the end of its line; `nil` if it fails.
    private static func git(_ words: [String], in folder: String) -> String? {
        guard let call = try? ProgramCall(["git"] + words, in: folder).run(), call.status == 0 else { return nil }
        return String(decoding: call.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
