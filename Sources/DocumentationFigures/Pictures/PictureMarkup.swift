/// The lines of a page that show a picture.
package struct PictureMarkup: Equatable, Sendable {
    /// The forms of the lines, by the readers of a page.
    package enum Style: String, CaseIterable, Sendable {
        /// The form for all Markdown readers: one line if that is sufficient, and otherwise the lines of `picture`.
        case markdown
        /// The form for GitHub and other readers that support HTML in Markdown, with the size and a picture for each
        /// color scheme.
        case picture
        /// The form for DocC, which finds pictures of a catalog by their names.
        case docc
        /// The form for tutorials of DocC, whose pictures are directives.
        case tutorial
        /// The form for HTML pages: a figure with its caption.
        case html

        /// Whether each color scheme needs a separate file, because an image doesn't know the scheme that the reader
        /// selected.
        package var separatesSchemes: Bool { self == .picture || self == .docc || self == .tutorial }
    }

    /// The picture at one width.
    package struct Layout: Equatable, Sendable {
        /// The name of the file, without its extension.
        package var name: String
        /// The size of the picture, in points.
        package var width: Double
        package var height: Double
        /// Whether the dark scheme has a separate picture.
        package var hasDarkPicture: Bool
        /// The size of the picture in the dark scheme, if it differs; `nil` otherwise.
        package var darkSize: CGSize?
        /// The proposed width of the figure, which is also the minimum width of a window that shows the picture.
        ///
        /// It is `nil` for a figure with a single picture.
        package var proposedWidth: Double?

        /// Creates a picture of a figure.
        package init(
            name: String,
            width: Double,
            height: Double,
            hasDarkPicture: Bool,
            darkSize: CGSize? = nil,
            proposedWidth: Double? = nil
        ) {
            self.name = name
            self.width = width
            self.height = height
            self.hasDarkPicture = hasDarkPicture
            self.darkSize = darkSize
            self.proposedWidth = proposedWidth
        }
    }

    /// The name of the figure.
    package var name: String
    /// The folder of the picture, relative to the page, with slashes; empty for the folder of the page.
    package var folder: String
    /// The alternative text.
    package var title: String
    /// The caption on an HTML page; empty for none.
    package var caption = ""
    /// The pictures from the narrowest to the widest.
    ///
    /// There is at least one.
    package var layouts: [Layout]
    /// The extension of the files.
    package var ending = "svg"
    /// The numbers of pixels per point, each of which has a file.
    ///
    /// The first one is 1.
    package var scales = [1]

    /// Creates the markup for pictures of a figure at several widths.
    package init(name: String, folder: String, title: String, layouts: [Layout]) {
        self.name = name
        self.folder = folder
        self.title = title
        self.layouts = layouts
    }

    /// Creates the markup for a picture of a figure.
    package init(
        name: String,
        folder: String,
        title: String,
        width: Double,
        height: Double,
        hasDarkPicture: Bool
    ) {
        let layout = Layout(name: name, width: width, height: height, hasDarkPicture: hasDarkPicture)
        self.init(name: name, folder: folder, title: title, layouts: [layout])
    }

    /// Returns the lines, with their marks.
    ///
    /// The fingerprint in a mark later shows whether the lines were edited.
    package func lines(_ style: Style) -> [String] {
        let lines = picture(style)
        return ["<!-- picture: \(name) \(lines.digest) -->"] + lines + ["<!-- end picture -->"]
    }

    /// Returns the lines without the marks.
    package func picture(_ style: Style) -> [String] {
        switch style {
        case .markdown where isOneFile: ["![\(title.inMarkdown)](\(address(layouts[0], "")))"]
        case .markdown, .picture: element
        case .docc: directives
        case .tutorial: [tutorialImage]
        case .html:
            ["<figure>"] + element.indented + (caption.isEmpty ? [] : ["  <figcaption>\(caption.inHTML)</figcaption>"])
                + ["</figure>"]
        }
    }

    /// Whether a single file without a size is sufficient.
    private var isOneFile: Bool { layouts.count == 1 && !layouts[0].hasDarkPicture && scales.count == 1 }

    // MARK: DocC

    /// The lines of DocC, which shows several widths in tabs, because it doesn't support window sizes.
    private var directives: [String] {
        let lines = layouts.map { layout in "![\(title.inMarkdown)](\(layout.name.shown.asDestination))" }
        guard lines.count > 1 else { return lines }
        let tabs = zip(layouts, lines).flatMap { layout, line in
            ["@Tab(\"\((layout.proposedWidth ?? layout.width).phrase) points\") {", "  \(line)", "}"]
        }
        return ["@TabNavigator {"] + tabs.indented + ["}"]
    }

    /// The directive of a tutorial, which has room for one picture: the directive of the largest width.
    private var tutorialImage: String {
        let layout = layouts[layouts.count - 1]
        let file = layout.name + "." + ending
        return "@Image(source: \"\(file.shown.inArgument)\", alt: \"\(title.onOneLine.inArgument)\")"
    }

    // MARK: HTML

    /// The HTML element: an image, with the sources of its other files.
    private var element: [String] {
        let narrow = layouts[0]
        let others = scales.dropFirst().map { scale in "\(address(narrow, "@\(scale)x")) \(scale)x" }
        let image =
            "<img src=\"\(address(narrow, ""))\""
            + (others.isEmpty ? "" : " srcset=\"\(others.joined(separator: ", "))\"")
            + " \(size(of: narrow)) alt=\"\(title.inHTML)\">"
        let sources = sources
        guard !sources.isEmpty else { return [image] }
        return ["<picture>"] + (sources + [image]).indented + ["</picture>"]
    }

    /// The sources in the order in which a browser checks them.
    ///
    /// A browser shows the first picture whose conditions are met.
    ///
    /// A list of widths in `srcset` doesn't work, because a browser selects from it by pixels. A high-resolution
    /// screen would show the layout of a wide one.
    private var sources: [String] {
        layouts.indices.reversed().flatMap { index in
            let layout = layouts[index]
            let condition = index == 0 ? nil : layout.proposedWidth.map { "(min-width: \($0.phrase)px)" }
            func source(_ scheme: String?, _ suffix: String, darkSize: CGSize? = nil) -> String {
                let size = layouts.count > 1 || darkSize != nil ? " " + size(of: layout, darkSize) : ""
                let media = [scheme, condition].compactMap(\.self).joined(separator: " and ")
                let files = scales.map { scale in
                    scale == 1 ? address(layout, suffix) : "\(address(layout, "\(suffix)@\(scale)x")) \(scale)x"
                }
                return "<source media=\"\(media)\" srcset=\"\(files.joined(separator: ", "))\"\(size)>"
            }
            return
                (layout.hasDarkPicture
                ? [source("(prefers-color-scheme: dark)", "~dark", darkSize: layout.darkSize)] : [])
                + (condition == nil ? [] : [source(nil, "")])
        }
    }

    private func size(of layout: Layout, _ darkSize: CGSize? = nil) -> String {
        let size = darkSize ?? CGSize(width: layout.width, height: layout.height)
        return
            "width=\"\(Double(size.width).rounded(.up).phrase)\" height=\"\(Double(size.height).rounded(.up).phrase)\""
    }

    /// Returns the URL of a file of the picture.
    private func address(_ layout: Layout, _ suffix: String) -> String {
        let name = "\(layout.name)\(suffix).\(ending)"
        return (folder.isEmpty ? name : "\(folder)/\(name)").percentEncoded(keeping: "-._~/@")
    }
}

extension [String] {
    /// The fingerprint of lines.
    fileprivate var digest: String { joined(separator: "\n").utf8.digest }

    /// The lines with one more level of indentation.
    fileprivate var indented: [String] { map { "  " + $0 } }
}

extension PictureLines {
    /// Whether the lines were edited after they were written.
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

    /// The text as an argument of a directive.
    fileprivate var inArgument: String {
        reduce(into: "") { text, letter in text += "\\\"".contains(letter) ? "\\\(letter)" : "\(letter)" }
    }

    /// The name of a resource, as the destination of an image in Markdown.
    fileprivate var asDestination: String {
        guard utf8.contains(where: { $0 <= 0x20 || "()<>\\".utf8.contains($0) }) else { return self }
        return "<" + reduce(into: "") { text, letter in text += "<>\\".contains(letter) ? "\\\(letter)" : "\(letter)" }
            + ">"
    }
}
