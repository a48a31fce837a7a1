import GridPressFindings

/// The folders of pictures, and the names that figures take there.
package struct PicturePlaces {
    /// The folder for the pictures of a page outside of a catalogue, relative to the page.
    private let folder: String
    /// The figures by the paths of their pictures, without regard to case, as some file systems compare names.
    private var figures: [String: Finding.Location] = [:]

    /// Places in a folder beside each page.
    package init(folder: String = "Pictures") { self.folder = folder }

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
    package func place(of file: PageFiles.File) -> Place {
        if let catalog = file.catalog {
            return Place(folder: catalog + "/Resources", relative: "", style: .docc)
        }
        let parent = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let isRoot = file.path.hasPrefix("/") && parent.isEmpty
        return Place(
            folder: parent.isEmpty && !isRoot ? folder : parent + "/" + folder,
            relative: folder,
            style: file.kind == .swift ? .docc : .html
        )
    }

    /// Takes the name of a figure; returns a finding if another one has it.
    package mutating func take(_ request: FigureRequest, in place: Place) -> Finding? {
        let path = (place.folder + "/" + request.name).lowercased()
        guard let other = figures[path] else {
            figures[path] = request.location
            return nil
        }
        return Finding(
            .figureName,
            .error,
            at: request.location,
            "The name \(request.name.quoted) is that of another figure, at \(other).",
            fix: "Use another name. Names that differ only in case count as the same."
        )
    }
}
