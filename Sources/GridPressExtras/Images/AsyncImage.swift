/// A view that loads an image from a URL.
///
/// A static rendering loads nothing and shows the placeholder. Only PNG, JPEG, GIF and WebP files in the image folder
/// are read, by the same rules as the files of ``Image``.
public struct AsyncImage<Content: View>: PrimitiveView {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// Creates an image from a URL, with a view for each phase.
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

    /// Creates an image from a URL, with a placeholder.
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

    /// Creates an image from a URL, with a gray area as the placeholder.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) { image in
            image
        } placeholder: {
            Color(.systemGray5)
        }
    }

    /// Whether the content for a phase makes exactly one node.
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

    /// Returns the name of a file in a folder; `nil` if the URL refers to no such file.
    private func name(in folder: URL) -> String? {
        guard let url, url.scheme == nil || url.isFileURL else { return nil }
        let path = url.path
        let start = folder.path + "/"
        let name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        return name.isEmpty || ImageName(name).leadsOutside ? nil : name
    }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
    /// No image is loaded.
    ///
    /// This is the phase of a URL outside the image folder, and of every URL in a figure without an image folder.
    case empty
    /// The image is loaded.
    case success(Image)
    /// The image can't be loaded.
    case failure(any Error)

    /// The loaded image; `nil` in other phases.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The reason why the image can't be loaded; `nil` in other phases.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
