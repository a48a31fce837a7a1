/// A picture in a report, with only its painted content, ready to be the data of an image.
struct ReportedPicture {
    /// The background that a picture is shown on.
    enum Backdrop {
        /// The preferred scheme of the reader, for pictures with both schemes.
        case adaptive
        /// A white background.
        case light
        /// A dark background.
        case dark
    }

    /// The outermost element.
    let root: ElementCopy
    /// The style rules of the picture.
    let style: String
    /// The size of the picture, in points.
    let size: CGSize
    /// The part of the figure that the picture shows, in points of the figure.
    let view: CGRect
    /// The background of the picture.
    let backdrop: Backdrop

    /// Reads a golden file or a snapshot; `nil` if it isn't a readable picture.
    ///
    /// - Parameter prefix: The prefix of the names of definitions.
    init?(svg source: SourceText, prefix: String) {
        guard source.bytes.count <= Self.mostBytes,
            let root = try? XMLDocument(source, limits: .goldenFile).root, root.name == "svg",
            let size = root.pictureSize
        else { return nil }
        let references = PictureReferences(root, prefix: prefix)
        guard let copy = ElementCopy(root, references) else { return nil }
        self.root = copy
        self.size = size
        view = root.pictureView ?? CGRect(origin: .zero, size: size)
        style = references.renamed(references.style)
        backdrop = root.backdrop(references.style)
    }

    /// The largest number of bytes of a file.
    ///
    /// Larger files don't fit on a page.
    private static let mostBytes = 1 << 18

    /// The picture as a complete SVG document.
    var markup: String { root.markup(adding: Self.declaration) }

    /// The declaration in the root element of an image.
    static let declaration = " xmlns='http://www.w3.org/2000/svg'"
}

extension XMLElement {
    /// The size of a picture from its attributes; `nil` if they are missing or invalid.
    fileprivate var pictureSize: CGSize? {
        let room = (self["viewBox"] ?? "").split { " ,\t\n".contains($0) }.map { Double($0) ?? .nan }
        let width = self["width"].flatMap(Double.init) ?? (room.count == 4 ? room[2] : .nan)
        let height = self["height"].flatMap(Double.init) ?? (room.count == 4 ? room[3] : .nan)
        let lengths = 0.01...1e6
        guard lengths.contains(width), lengths.contains(height) else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The part of the figure that the picture shows; `nil` if the attribute is missing or invalid.
    fileprivate var pictureView: CGRect? {
        let numbers = (self["viewBox"] ?? "").split { " ,\t\n".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }), numbers[2] > 0, numbers[3] > 0 else {
            return nil
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Returns the background that the picture is made for, from its style or from the color of its letters.
    fileprivate func backdrop(_ style: String) -> ReportedPicture.Backdrop {
        guard !style.contains("prefers-color-scheme") else { return .adaptive }
        return switch self["fill"] {
        case "#000", "#1b1f24": .light
        case "#e7eaee": .dark
        default: .adaptive
        }
    }
}
