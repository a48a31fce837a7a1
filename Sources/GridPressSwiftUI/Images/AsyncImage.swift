/// An image at an address.
///
/// A still picture loads nothing: it shows the placeholder, as a screen does at first. The address of a PNG, JPEG, GIF or
/// WebP file in the image folder is read, by the same rules as ``Image`` reads files.
public struct AsyncImage<Content: View>: PrimitiveView {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// An image at an address, as a view of each of its phases.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// An image at an address, or a placeholder.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// An image at an address, or a gray area.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) { image in
            image
        } placeholder: {
            Color(.systemGray5)
        }
    }

    /// An image makes as many nodes as the view of its phase.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Content._makesOneNode }

    /// Makes the nodes of the image, or of its placeholder.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(content(phase(in: builder)), at: .body) }

    private func phase(in builder: NodeBuilder) -> AsyncImagePhase {
        guard let folder = builder.environment.imageFolder, folder.isFileURL, let name = name(in: folder) else {
            return .empty
        }
        do throws(FolderFile.Failure) {
            let data = try FolderFile.contents(of: folder.path + "/" + name, below: folder.path)
            let image = Image(data: data, scale: scale)
            let library = builder.storage.object(ImageLibrary.self)
            guard case .raster = library.reading(of: image.source, folder: folder) else {
                return .failure(URLError(.cannotDecodeContentData))
            }
            return .success(image)
        } catch {
            return .failure(URLError(error == .missing ? .fileDoesNotExist : .noPermissionsToReadFile))
        }
    }

    /// Returns the name of the file below a folder, if the address is one of such a file.
    private func name(in folder: URL) -> String? {
        guard let url, url.scheme == nil || url.isFileURL else { return nil }
        let path = url.path
        let start = folder.path + "/"
        let name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        return name.isEmpty || ImageName(name).leadsOutside ? nil : name
    }
}

/// A phase of loading an image.
public enum AsyncImagePhase: Sendable {
    /// No image is loaded.
    case empty
    /// An image is loaded.
    case success(Image)
    /// An image can't be loaded.
    case failure(any Error)

    /// The image, if one is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The reason why no image can be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
