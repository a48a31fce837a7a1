import Foundation

/// A folder for the files of a test, which is gone after it.
package struct ScratchFolder: ~Copyable {
    /// The path, which ends with a slash.
    package let path: String

    /// A folder with some files.
    package init(_ files: [String: String] = [:]) throws {
        let name = "gridpress-test-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path + "/"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and makes the folders that it lies in.
    package func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: path + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file.
    package func text(_ name: String) throws -> String { try String(contentsOfFile: path + name, encoding: .utf8) }

    /// What lies in a folder of it.
    package func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + folder).sorted()
    }

    /// Makes a folder.
    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + name, withIntermediateDirectories: true)
    }

    /// Makes a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + name, withDestinationPath: target)
    }
}
