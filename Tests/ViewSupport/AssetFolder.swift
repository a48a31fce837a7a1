import Foundation
import GridPress

/// A temporary bundle of resources.
package final class AssetFolder {
    package let url: URL
    package let bundle: Bundle

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("gridpress-assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        bundle = try Self.bundle(at: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    private struct NoBundle: Error {}

    private static func bundle(at url: URL) throws -> Bundle {
        guard let bundle = Bundle(path: url.path) else { throw NoBundle() }
        return bundle
    }

    /// Writes a file below the folder.
    package func add(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    /// Writes a text file below the folder.
    package func add(_ path: String, _ text: String) throws { try add(path, Data(text.utf8)) }

    /// Writes a color with its variants into the asset catalog.
    package func addColor(_ path: String, _ variants: String) throws {
        try add("Assets.xcassets/\(path).colorset/Contents.json", "{\"colors\": [\(variants)]}")
    }

    /// Writes an image with its variants and files into the asset catalog.
    package func addImage(_ path: String, _ variants: String, properties: String = "{}", files: [String: Data]) throws {
        let folder = "Assets.xcassets/\(path).imageset/"
        try add(folder + "Contents.json", "{\"images\": [\(variants)], \"properties\": \(properties)}")
        for (name, data) in files { try add(folder + name, data) }
    }
}
