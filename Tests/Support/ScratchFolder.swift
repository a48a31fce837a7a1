import Foundation

/// A folder with some files, which is gone afterwards.
public struct ScratchFolder: ~Copyable {
    /// The path, which ends with a slash.
    public let path: String

    /// A folder with these files.
    public init(_ files: [String: String] = [:]) throws {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("gridpress-\(UUID().uuidString)").path + "/"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file.
    public func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + name))
    }

    /// What a file holds.
    public func text(_ name: String) throws -> String { try String(contentsOfFile: path + name, encoding: .utf8) }

    /// The names in the folder, or in one of its folders, sorted.
    public func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + folder).sorted()
    }

    /// Makes a folder, and those around it.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + name, withIntermediateDirectories: true)
    }

    /// Makes a symbolic link.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + name, withDestinationPath: target)
    }
}
