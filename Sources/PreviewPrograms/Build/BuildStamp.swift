import Foundation
import GridPressPlatform
import GridPressSnapshots

/// A note of what something was built from, so that it isn't built again while that stays the same.
struct BuildStamp {
    private let path: String
    private let digest: String

    /// The stamp of something that is built from files by words.
    ///
    /// - Parameters:
    ///   - path: The file of the stamp, beside what is built.
    ///   - files: The files, by whose times and sizes changes are seen.
    ///   - words: The words of the compiler.
    init(_ path: String, files: [String], words: [String]) {
        self.path = path
        var text = words.joined(separator: "\u{0}")
        for file in files + [Self.compiler].compactMap(\.self) {
            let status = FileStatus(file)
            text += "\u{0}\(file)\u{0}\(status?.size ?? -1)\u{0}\(status?.written ?? -1)"
        }
        digest = text.utf8.digest
    }

    /// Whether the last build was made from the same.
    var isCurrent: Bool {
        FileManager.default.contents(atPath: path).map { $0.elementsEqual(digest.utf8) } ?? false
    }

    /// Notes that the build is done.
    func write() {
        let (folder, name) = path.splitAtLastPart
        // Without a note, the next time takes longer.
        try? AtomicFile.write(Array(digest.utf8), to: name, in: folder)
    }

    /// The compiler that is called.
    private static let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .lazy.map { $0 + "/swiftc" }.first { FileStatus($0)?.kind == .file }
}
