import Foundation

/// A temporary folder for a test, which is removed when the value goes out of scope.
package struct ScratchFolder: ~Copyable {
    /// The path, which ends with a slash.
    package let path: String

    /// Creates a folder with some files.
    package init(_ files: [String: String] = [:]) throws {
        let name = "gridpress-test-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path + "/"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and creates the folders in its path.
    package func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: path + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// Returns the text of a file.
    package func text(_ name: String) throws -> String { try String(contentsOfFile: path + name, encoding: .utf8) }

    /// Returns the sorted names of the files in the folder, or in a folder inside it.
    package func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + folder).sorted()
    }

    /// Creates a folder inside this one.
    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + name, withIntermediateDirectories: true)
    }

    /// Creates a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + name, withDestinationPath: target)
    }
}
