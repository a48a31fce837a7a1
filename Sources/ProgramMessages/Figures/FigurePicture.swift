/// The files of a figure's picture.
package struct FigurePicture: Codable, Sendable {
    /// The picture in the light scheme, or in the only scheme that has a picture.
    package let light: String
    /// The picture in the dark scheme; `nil` if it is the same, or if one scheme is requested.
    package let dark: String?
    /// The title of the drawing.
    package let title: String
    /// The description of the drawing.
    package let description: String?
    /// The size of the picture.
    package let size: CGSize
    /// The size of the picture in the dark scheme, if it differs; `nil` otherwise.
    package let darkSize: CGSize?
    /// The proposed width of the figure; `nil` for a figure with a single picture.
    package var proposedWidth: Double?
    /// The pictures at larger widths, from the narrowest.
    package var wider: [FigurePicture] = []

    /// Creates a picture.
    ///
    /// - Parameter size: The size of a picture without attributes of a size.
    package init(light: String, dark: String?, title: String, description: String?, size: CGSize) {
        self.light = light
        self.dark = dark
        self.title = title
        self.description = description
        let size = Self.size(ofSVG: light) ?? size
        self.size = size
        darkSize = dark.flatMap(Self.size).flatMap { $0 == size ? nil : $0 }
    }

    /// The pictures at all widths, from the narrowest.
    package var layouts: [FigurePicture] { [self] + wider }

    /// The text for screen readers.
    package var alternativeText: String { Self.alternativeText(title, description) }

    /// Returns the text of a title and a description for screen readers.
    package static func alternativeText(_ title: String, _ description: String?) -> String {
        guard let description, !description.isEmpty else { return title }
        return title + (title.last.map { ".!?:".contains($0) ? " " : ". " } ?? "") + description
    }

    /// Returns whether two pictures without layout records only differ in their ids, which depend on the scheme.
    package static func paintsSame(_ light: String, _ dark: String) -> Bool {
        if light == dark { return true }
        guard let id = attribute("id", ofSVG: light), let darkID = attribute("id", ofSVG: dark) else { return false }
        return light == dark.replacing(darkID, with: id)
    }

    /// Returns the size in a picture's attributes, which includes the margin and the annotations.
    package static func size(ofSVG text: String) -> CGSize? {
        guard let width = attribute("width", ofSVG: text).flatMap(Double.init),
            let height = attribute("height", ofSVG: text).flatMap(Double.init)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns an attribute of the root of a picture.
    private static func attribute(_ name: String, ofSVG text: String) -> String? {
        let start = text.prefix { $0 != ">" }
        guard let range = start.firstRange(of: " \(name)=\"") else { return nil }
        return String(start[range.upperBound...].prefix { $0 != "\"" })
    }
}
