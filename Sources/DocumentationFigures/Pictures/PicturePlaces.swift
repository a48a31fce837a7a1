/// The folders of pictures, and the names of the figures in them.
package struct PicturePlaces {
    /// The folder for the pictures of a page outside of a catalog, relative to the page.
    private let folder: String
    /// The figures by the paths of their pictures in lower case, because some file systems ignore case.
    private var figures: [String: Finding.Location] = [:]

    /// The default name of the folder beside a page.
    package static let defaultFolder = "Pictures"

    /// Creates locations in a folder beside each page.
    package init(folder: String = PicturePlaces.defaultFolder) { self.folder = folder.normalized }

    /// The location of the pictures of a figure.
    package struct Place: Equatable, Sendable {
        /// The path of the folder.
        package let folder: String
        /// The path of the folder, relative to the page.
        package let relative: String
        /// The style of the lines in the page.
        package let style: PictureMarkup.Style
    }

    /// Returns the location of the pictures of a page: the resources of its catalog, or the folder beside it.
    ///
    /// The pictures of a doc comment are in the catalog of its target. The result is `nil` for a doc comment or a
    /// tutorial without a catalog.
    func place(of file: PageFiles.File, _ settings: PageSettings = PageSettings()) -> Place? {
        if let catalog = file.catalog {
            let style = file.kind == .tutorial ? PictureMarkup.Style.tutorial : .docc
            return Place(folder: catalog + "/Resources", relative: "", style: style)
        }
        if file.kind == .swift || file.kind == .tutorial { return nil }
        let folder = if case .chosen(let folder, _) = settings.folder { folder.normalized } else { self.folder }
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

    /// Returns the folder that symbolic links must not lead the pictures of a page out of.
    func boundary(of file: PageFiles.File, _ settings: PageSettings, _ place: Place) -> FolderBoundary {
        let parent = file.path.splitAtLastPart.folder
        if file.catalog == nil, case .chosen = settings.folder { return FolderBoundary(parent) }
        return Self.boundary(of: place.folder, around: file.catalog?.splitAtLastPart.folder ?? parent)
    }

    /// Returns the boundary of a folder for pictures: the package around a folder of pages, or the folder of pages
    /// outside of packages.
    ///
    /// Only the user of the command can set a folder outside of both, which is a separate boundary.
    private static func boundary(of folder: String, around pages: String) -> FolderBoundary {
        let root = pages.packageFolder ?? pages.absolutePath
        let isInside = (folder.absolutePath + "/").hasPrefix(root == "/" ? root : root + "/")
        return FolderBoundary(isInside ? root : folder)
    }

    /// Returns the folders that contain pictures if pages in some folders have figures, with their boundaries.
    func folders(in folders: [String]) -> [String: FolderBoundary] {
        let pairs = folders.map { path in
            let pictures =
                if path.hasSuffix(".docc") {
                    path + "/Resources"
                } else if folder.hasPrefix("/") || path == "." {
                    folder
                } else {
                    path + "/" + folder
                }
            let pages = path.hasSuffix(".docc") ? path.splitAtLastPart.folder : path
            return (pictures, Self.boundary(of: pictures, around: pages))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Registers the name of a figure.
    ///
    /// - Returns: A finding if another figure has the name; `nil` otherwise.
    package mutating func take(_ request: FigureRequest, in place: Place) -> Finding? {
        for name in request.picture.pictureNames {
            let path = (place.folder + "/" + name).absolutePath.lowercased()
            // Several pages can show the same snippet.
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
    /// The path without a slash at its end, and without components that are a dot.
    fileprivate var normalized: String {
        let parts = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
    }
}
