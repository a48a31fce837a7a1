/// The name of an image, which can stand for several files.
package struct ImageName: Hashable {
    private let name: String

    package init(_ name: String) { self.name = name }

    /// A file that a name can stand for.
    struct Candidate: Hashable {
        /// The path below the image folder.
        var path: String
        /// The format that the extension announces.
        var format: ImageFormat
        /// The number of pixels per point.
        var scale: CGFloat

        fileprivate init(_ stem: String, _ fileExtension: String) {
            path = stem + "." + fileExtension
            format = ImageFormat(fileExtension: fileExtension)!
            scale = ImageName.scales.first { stem.hasSuffix($0.suffix) }?.scale ?? 1
        }
    }

    /// Whether the name can lead outside its folder, or can't be a path.
    package var leadsOutside: Bool {
        name.utf8.first == UInt8(ascii: "/") || name.utf8.contains(0)
            || name.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    /// The files that the name can stand for, in order.
    ///
    /// The first existing file is used.
    var candidates: [Candidate] {
        if let dot = name.lastIndex(of: "."), case let last = String(name[name.index(after: dot)...]),
            ImageFormat(fileExtension: last) != nil
        {
            return Self.suffixes.map { Candidate(name[..<dot] + $0, last) }
        }
        return Self.suffixes.flatMap { suffix in
            ImageFormat.fileExtensions.map { Candidate(name + suffix, $0) }
        }
    }

    private static let scales: [(suffix: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3)]
    private static let suffixes = [""] + scales.map(\.suffix)
}
