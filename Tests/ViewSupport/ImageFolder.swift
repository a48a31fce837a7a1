import Foundation
import GridPress

/// A temporary folder of image files, inside of another temporary folder.
package final class ImageFolder {
    private let outer: URL
    /// The folder that a figure loads images from.
    package let url: URL

    package init() throws {
        outer = FileManager.default.temporaryDirectory.appendingPathComponent("gridpress-\(UUID().uuidString)")
        url = outer.appendingPathComponent("images", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: outer) }

    /// Writes a file below the folder, or outside of it if the path has `..`.
    @discardableResult
    package func add(_ path: String, _ data: Data) throws -> ImageFolder {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
        return self
    }

    /// Creates a symbolic link in the folder.
    package func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(path).path,
            withDestinationPath: destination
        )
    }

    /// Draws views whose images are loaded from the folder.
    package func drawn<Content: View>(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing {
        try Figure("A test", width: width, height: height, imageFolder: url, content: content).drawing(scheme: .light)
    }

    /// Draws an image by its name.
    package func drawn(_ name: String) throws -> Drawing { try drawn { Image(name).named("image") } }
}

extension Drawing {
    /// The images that are painted.
    package var images: [Drawing.Image] {
        elements.compactMap { if case .image(let image) = $0.mark { image } else { nil } }
    }
}
