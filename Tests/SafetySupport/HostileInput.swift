import Foundation

/// Something that is no file, or no file that could be a document, where one is expected.
package struct HostileInput: Sendable {
    /// What is hostile about it.
    package let name: String
    /// Its name in a folder.
    package let file: String
    private let make: @Sendable (_ path: String) throws -> Void

    /// Puts it into a folder.
    package func write(into folder: String) throws { try make(folder + "/" + file) }

    /// Everything that is told from a document before it is read.
    package static let all = [
        HostileInput(name: "nothing at all", file: "missing.xml") { _ in },
        HostileInput(name: "a folder", file: "folder.xml") { path in
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        },
        HostileInput(name: "a pipe without a writer", file: "pipe.xml") { path in
            guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        },
        HostileInput(name: "a device without an end", file: "zero.xml") { path in
            guard symlink("/dev/zero", path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        },
        HostileInput(name: "a link to itself", file: "loop.xml") { path in
            guard symlink("loop.xml", path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        },
    ]
}
