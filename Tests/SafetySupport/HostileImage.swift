import Foundation
import GridPress
import GridPressFindings

/// A hostile entry in an image folder, and the finding of a document that refers to it.
package struct HostileImage: Sendable, CustomStringConvertible {
    /// The hostile property of the entry, which is its name in tests.
    package let name: String
    /// The name of the image in a document.
    package let imageName: String
    /// The code of the expected finding.
    package let code: Finding.Code
    private let make: @Sendable (_ path: String) throws -> Void

    /// The name in tests.
    package var description: String { name }

    /// A document that shows the image.
    package var document: String { "<Figure><Image name=\"\(imageName)\"/></Figure>" }

    /// Creates the entry in a folder.
    package func write(into folder: String) throws { try make(folder + "/" + imageName) }

    private init(
        _ name: String,
        _ imageName: String,
        _ code: Finding.Code,
        _ make: @escaping @Sendable (_ path: String) throws -> Void = { _ in }
    ) {
        self.name = name
        self.imageName = imageName
        self.code = code
        self.make = make
    }

    private init(_ name: String, _ imageName: String, _ code: Finding.Code, bytes: [UInt8]) {
        self.init(name, imageName, code) { try Data(bytes).write(to: URL(fileURLWithPath: $0)) }
    }
}

extension HostileImage {
    /// Images outside of the folder, entries that aren't files, and files with invalid content.
    package static let all = places + kinds + contents

    private static func link(to target: String) -> @Sendable (_ path: String) throws -> Void {
        { path in
            // A link of an earlier run is replaced.
            unlink(path)
            guard symlink(target, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    private static let places = [
        HostileImage("a path out of the folder", "../secret.png", .imageOutsideFolder),
        HostileImage("a path out of the folder, disguised", "a/./.././../secret.png", .imageOutsideFolder),
        HostileImage("an absolute path", "/etc/passwd", .imageOutsideFolder),
        HostileImage("a link out of the folder", "link.png", .imageOutsideFolder, link(to: "/etc/passwd")),
        HostileImage("a link to a device", "zero.png", .imageOutsideFolder, link(to: "/dev/zero")),
        HostileImage("a link to itself", "loop.png", .missingImage, link(to: "loop.png")),
        HostileImage("a path over the network", "https://example.org/a.png", .missingImage),
        HostileImage("an address of data", "data:image/svg+xml,&lt;svg onload=alert(1)>", .missingImage),
        HostileImage("a long name", String(repeating: "x", count: 1_000_000), .missingImage),
        HostileImage("a long path", String(repeating: "x/", count: 500_000) + "a.png", .missingImage),
    ]

    private static let kinds = [
        HostileImage("a pipe", "pipe.png", .unreadableImage) { path in
            unlink(path)
            guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        },
        HostileImage("a folder", "folder.png", .unreadableImage) { path in
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        },
        HostileImage("ten gigabytes of nothing", "sparse.png", .imageTooLarge) { path in
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            guard truncate(path, 10 << 30) == 0 else { throw CocoaError(.fileWriteUnknown) }
        },
    ]

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns a PNG file with a size and almost no content, or only its header.
    private static func png(_ width: UInt32, _ height: UInt32, length: UInt32 = 13, isCut: Bool = false) -> [UInt8] {
        let header = signature + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0], length: length)
        return isCut ? header : header + chunk("IDAT", [0x78, 0x9C]) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8], length: UInt32? = nil) -> [UInt8] {
        big(length ?? UInt32(content.count)) + Array(name.utf8) + content + big(0)
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static let contents = [
        HostileImage(
            "a picture of two billion pixels each way",
            "large.png",
            .imageTooLarge,
            bytes: png(1 << 31, 1 << 31)
        ),
        HostileImage("a picture of many pixels", "many.png", .imageTooLarge, bytes: png(100_000, 100_000)),
        HostileImage("a picture without a size", "none.png", .damagedImage, bytes: png(0, 0)),
        HostileImage("a cut picture", "cut.png", .damagedImage, bytes: png(4, 4, isCut: true)),
        HostileImage("a chunk longer than the file", "chunk.png", .damagedImage, bytes: png(4, 4, length: .max)),
        HostileImage("an empty file", "empty.png", .damagedImage, bytes: []),
        HostileImage("a page", "page.png", .damagedImage, bytes: Array("<html><script>alert(1)</script>".utf8)),
        HostileImage("eight megabytes of markers", "marks.jpg", .damagedImage, bytes: [0xFF, 0xD8] + many(0xFF)),
        HostileImage("eight megabytes of empty segments", "segments.jpg", .damagedImage) { path in
            let segment: [UInt8] = [0xFF, 0xE1, 0, 2]
            let segments: [UInt8] = [0xFF, 0xD8] + (0..<2_000_000).flatMap { _ in segment }
            try Data(segments).write(to: URL(fileURLWithPath: path))
        },
        HostileImage(
            "eight megabytes of small blocks",
            "blocks.gif",
            .damagedImage,
            bytes: Array("GIF89a".utf8) + ([4, 0, 4, 0, 0, 0, 0, 0x21, 0xF9] as [UInt8]) + many(1)
        ),
        HostileImage(
            "a cut WebP picture",
            "cut.webp",
            .damagedImage,
            bytes: Array("RIFF".utf8) + big(.max) + Array("WEBPVP8 ".utf8) + big(.max)
        ),
        HostileImage(
            "a vector picture with a script",
            "script.svg",
            .vectorImagePlaceholder,
            bytes: Array(
                "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><script>alert(1)</script></svg>".utf8
            )
        ),
        HostileImage(
            "a vector picture in disguise",
            "disguise.png",
            .wrongImageType,
            bytes: Array("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4' onload='x'/>".utf8)
        ),
    ]

    private static func many(_ byte: UInt8) -> [UInt8] { [UInt8](repeating: byte, count: 8_000_000) }
}
