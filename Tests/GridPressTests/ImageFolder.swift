import Foundation
import GridPress

/// A folder of image files for one test, with another folder around it.
final class ImageFolder {
    private let outer: URL
    /// The folder in which a figure looks for images.
    let url: URL

    init() throws {
        outer = FileManager.default.temporaryDirectory.appendingPathComponent("gridpress-\(UUID().uuidString)")
        url = outer.appendingPathComponent("images", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: outer) }

    /// Writes a file below the folder; a path may lead out of it.
    @discardableResult
    func add(_ path: String, _ data: Data) throws -> ImageFolder {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
        return self
    }

    /// Makes a symbolic link.
    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(path).path,
            withDestinationPath: destination
        )
    }

    /// The picture of some views that look for images here.
    func drawn<Content: View>(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing {
        try Figure("A test", width: width, height: height, imageFolder: url, content: content).drawing(scheme: .light)
    }

    /// The picture of one image by its name.
    func drawn(_ name: String) throws -> Drawing { try drawn { Image(name).named("image") } }
}

extension Drawing {
    /// The images that are painted.
    var images: [Drawing.Image] {
        elements.compactMap { if case .image(let image) = $0.mark { image } else { nil } }
    }

    /// What the lines of text say.
    var strings: [String] {
        elements.flatMap { if case .text(let lines) = $0.mark { lines.map(\.string) } else { [] as [String] } }
    }
}
