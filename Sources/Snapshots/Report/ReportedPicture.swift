import Drawings
import Renderers
import XMLReading

/// A picture as a report shows it: nothing but what is painted, ready to be the data of an image.
struct ReportedPicture {
    /// What a picture is to be seen on.
    enum Ground {
        /// On what the reader prefers: the picture knows both.
        case adaptive
        /// On white.
        case light
        /// On a dark panel.
        case dark
    }

    /// The markup.
    let markup: String
    /// How large the picture is, in points.
    let size: CGSize
    /// What it is to be seen on.
    let ground: Ground

    /// A picture of some markup.
    init(markup: String, size: CGSize, ground: Ground) {
        self.markup = markup
        self.size = size
        self.ground = ground
    }

    /// A golden file or what was made in its place; `nil` where it is no picture that can be read.
    init?(svg source: SourceText) {
        guard let root = try? XMLDocument(source, limits: .goldenFile).root, root.name == "svg",
            let size = root.pictureSize
        else { return nil }
        var copy = PictureCopy(root)
        copy.write(root)
        self.init(markup: copy.text, size: size, ground: root.ground)
    }
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

    /// What the picture is made for: its style says so, or else the colour of its letters.
    fileprivate var ground: ReportedPicture.Ground {
        let styles = elements.filter { $0.name == "style" }.map(\.words)
        if styles.contains(where: { $0.contains("prefers-color-scheme") }) { return .adaptive }
        return self["fill"]?.lowercased() == Self.paleInk ? .dark : .light
    }

    /// The colour of letters in pictures that are dark.
    private static let paleInk = "#e7eaee"

    /// The text directly inside.
    fileprivate var words: String {
        children.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
    }
}
