import GridPressFindings
import GridPressPlatform

/// The folders of pictures, and the names that figures take there.
package struct PicturePlaces {
    /// The folder for the pictures of a page outside of a catalogue, relative to the page.
    private let folder: String
    /// The figures by the paths of their pictures, without regard to case, as some file systems compare names.
    private var figures: [String: Finding.Location] = [:]

    /// The folder beside a page unless another one is chosen.
    package static let defaultFolder = "Pictures"

    /// Places in a folder beside each page.
    package init(folder: String = PicturePlaces.defaultFolder) { self.folder = folder.normalized }

    /// A place of the pictures of a figure.
    package struct Place: Equatable, Sendable {
        /// The path of the folder.
        package let folder: String
        /// The path of the folder, relative to the page.
        package let relative: String
        /// The style of the lines in the page.
        package let style: PictureMarkup.Style
    }

    /// Returns the place of the pictures of a page: the resources of its catalogue, or the folder beside it.
    ///
    /// A doc comment has the catalogue of its target. The place is `nil` for a doc comment or a tutorial without one.
    func place(of file: PageFiles.File, _ settings: PageSettings = PageSettings()) -> Place? {
        if let catalog = file.catalog {
            let style = file.kind == .tutorial ? PictureMarkup.Style.tutorial : .docc
            return Place(folder: catalog + "/Resources", relative: "", style: style)
        }
        if file.kind == .swift || file.kind == .tutorial { return nil }
        let folder = settings.folder?.normalized ?? folder
        let parent = file.path.splitAtLastPart.folder
        if folder.hasPrefix("/") {
            return Place(folder: folder, relative: folder.relative(to: parent), style: .picture)
        }
        return Place(
            folder: parent == "." ? folder : (parent == "/" ? "" : parent) + "/" + folder,
            relative: folder == "." ? "" : folder,
            style: .picture
        )
    }

    /// Returns the folders that have pictures if pages below some folders have figures.
    func folders(in folders: [String]) -> [String] {
        folders.map { path in
            if path.hasSuffix(".docc") { return path + "/Resources" }
            if folder.hasPrefix("/") { return folder }
            return path == "." ? folder : path + "/" + folder
        }
    }

    /// Takes the name of a figure; returns a finding if another one has it.
    package mutating func take(_ request: FigureRequest, in place: Place) -> Finding? {
        for name in request.pictureNames {
            let path = (place.folder + "/" + name).absolutePath.lowercased()
            // Several pages may show the same snippet.
            if let other = figures[path], other != request.location {
                return Finding(
                    .figureName,
                    .error,
                    at: request.location,
                    "The name \(name.quoted) is that of another figure, at \(other).",
                    fix: "Use another name. Names that differ only in case count as the same."
                )
            }
            figures[path] = request.location
        }
        return nil
    }
}

extension String {
    /// The path without a slash at its end and without folders that are dots.
    fileprivate var normalized: String {
        let parts = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
    }
}
