import GridPressDrawings

/// The lines of a page that show a picture.
package struct PictureMarkup: Equatable, Sendable {
    /// The readers of a page.
    package enum Style: String, CaseIterable, Sendable {
        /// GitHub and others that show HTML in Markdown: with the size, and a picture for each color scheme.
        case html
        /// DocC, which finds pictures of a catalogue by their names.
        case docc
    }

    /// The name of the figure.
    package var name: String
    /// The folder of the picture, relative to the page, with slashes; empty for that of the page.
    package var folder: String
    /// The alternative text.
    package var title: String
    package var width: Double
    package var height: Double
    /// Whether there is another picture for the dark scheme.
    package var hasDarkPicture: Bool

    /// A picture of a figure.
    package init(
        name: String,
        folder: String,
        title: String,
        width: Double,
        height: Double,
        hasDarkPicture: Bool
    ) {
        self.name = name
        self.folder = folder
        self.title = title
        self.width = width
        self.height = height
        self.hasDarkPicture = hasDarkPicture
    }

    /// Returns the lines, with the marks around them.
    ///
    /// The fingerprint says later whether somebody has changed the lines.
    package func lines(_ style: Style) -> [String] {
        let lines = picture(style)
        return ["<!-- picture: \(name) \(lines.digest) -->"] + lines + ["<!-- end picture -->"]
    }

    /// Returns the lines without the marks.
    package func picture(_ style: Style) -> [String] {
        switch style {
        case .docc: return ["![\(title.inMarkdown)](\(name))"]
        case .html:
            let image =
                "<img src=\"\(path(""))\" width=\"\(width.rounded(.up).phrase)\" "
                + "height=\"\(height.rounded(.up).phrase)\" alt=\"\(title.inHTML)\">"
            guard hasDarkPicture else { return [image] }
            return [
                "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path("~dark"))\">",
                "  \(image)", "</picture>",
            ]
        }
    }

    /// Returns the address of a file of the picture.
    private func path(_ suffix: String) -> String {
        let path = folder.isEmpty ? "\(name)\(suffix).svg" : "\(folder)/\(name)\(suffix).svg"
        return path.percentEncoded(keeping: "-._~/")
    }
}

extension [String] {
    /// The fingerprint of lines.
    fileprivate var digest: String { joined(separator: "\n").utf8.digest }
}

extension PictureLines {
    /// Whether somebody has changed the lines after they were written.
    package var isEdited: Bool { lines.digest != digest }
}

extension String {
    /// The text on one line, as the alternative text of an image in Markdown.
    fileprivate var inMarkdown: String {
        onOneLine.reduce(into: "") { text, letter in
            if "\\[]`*_<>&!".contains(letter) { text.append("\\") }
            text.append(letter)
        }
    }

    /// The text on one line, as an attribute of HTML.
    fileprivate var inHTML: String {
        onOneLine.reduce(into: "") { text, letter in
            switch letter {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(letter)
            }
        }
    }

    private var onOneLine: String {
        split(whereSeparator: {
            $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
        })
        .joined(separator: " ")
    }
}
