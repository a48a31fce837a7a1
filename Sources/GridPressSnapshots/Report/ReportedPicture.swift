import GridPressDrawings
import GridPressRenderers
import XMLReading

/// A picture as a report shows it: nothing but what is painted, ready to be the data of an image.
struct ReportedPicture {
    /// The background that a picture is shown on.
    enum Backdrop {
        /// On what the reader prefers: the picture knows both.
        case adaptive
        /// On white.
        case light
        /// On a dark panel.
        case dark
    }

    /// The outermost element.
    let root: ElementCopy
    /// Its rules.
    let style: String
    /// How large the picture is, in points.
    let size: CGSize
    /// The part of the figure that it shows, in points of the figure.
    let view: CGRect
    /// What it is to be seen on.
    let backdrop: Backdrop

    /// A golden file or what was made in its place; `nil` where it is no picture that can be read.
    ///
    /// The names of what it defines start with a prefix.
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

    /// Files with more bytes never have room on a page.
    private static let mostBytes = 1 << 18

    /// The picture as markup of its own.
    var markup: String { root.markup(adding: Self.declaration) }

    /// What the outermost element of an image says.
    static let declaration = " xmlns='http://www.w3.org/2000/svg'"
}

extension XMLElement {
    /// The size of a picture, from its attributes; `nil` where it has none that can be shown.
    fileprivate var pictureSize: CGSize? {
        let room = (self["viewBox"] ?? "").split { " ,\t\n".contains($0) }.map { Double($0) ?? .nan }
        let width = self["width"].flatMap(Double.init) ?? (room.count == 4 ? room[2] : .nan)
        let height = self["height"].flatMap(Double.init) ?? (room.count == 4 ? room[3] : .nan)
        let lengths = 0.01...1e6
        guard lengths.contains(width), lengths.contains(height) else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The part of the figure that the picture shows; `nil` where nothing is said about it.
    fileprivate var pictureView: CGRect? {
        let numbers = (self["viewBox"] ?? "").split { " ,\t\n".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }), numbers[2] > 0, numbers[3] > 0 else {
            return nil
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// What the picture is made for: its style says so, or else the colour of its letters.
    fileprivate func backdrop(_ style: String) -> ReportedPicture.Backdrop {
        guard !style.contains("prefers-color-scheme") else { return .adaptive }
        return switch self["fill"] {
        case "#000", "#1b1f24": .light
        case "#e7eaee": .dark
        default: .adaptive
        }
    }
}
