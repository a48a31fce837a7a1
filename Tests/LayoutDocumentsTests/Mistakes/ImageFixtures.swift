import Foundation

/// A temporary folder with valid and invalid image files.
final class ImageFixtures {
    /// The folder that documents load images from.
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("mistakes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("folder.png"),
            withIntermediateDirectories: true
        )
        var huge = Self.png
        huge.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        let files = [
            "dog.png": Self.png, "named.jpg": Self.png, "huge.png": huge, "broken.png": Self.png.prefix(50),
            "drawing.svg": Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>".utf8),
        ]
        for (name, data) in files { try data.write(to: url.appendingPathComponent(name)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A PNG file of one pixel.
    static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    )!
}
