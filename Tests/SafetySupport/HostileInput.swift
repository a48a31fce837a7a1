import Foundation

/// A missing or unusual entry at the path of a document, such as a folder or a device.
package struct HostileInput: Sendable {
    /// The hostile property of the entry.
    package let name: String
    /// The name of the entry in a folder.
    package let file: String
    private let make: @Sendable (_ path: String) throws -> Void

    /// Creates the entry in a folder.
    package func write(into folder: String) throws { try make(folder + "/" + file) }

    /// All entries that are refused before a document is read.
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
