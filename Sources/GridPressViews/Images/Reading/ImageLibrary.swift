/// The images of one drawing, each of which is read once.
///
/// Images aren't shared between drawings, so that each drawing shows the current files.
package final class ImageLibrary: StoredObject {
    private struct Key: Hashable {
        let source: ImageSource
        let folder: URL?
        let isDark: Bool
    }

    private var readings: [Key: ImageReadResult] = [:]
    private var embedded: Set<Drawing.Raster> = []
    private var embeddedBytes = 0

    package init() {}

    /// Returns the result of reading an image, from the folder of its source or else from the image folder.
    package func reading(of source: ImageSource, folder: URL?, isDark: Bool = false) -> ImageReadResult {
        let key = Key(source: source, folder: folder, isDark: isDark)
        if let known = readings[key] { return known }
        let reading = read(source, folder, isDark: isDark)
        readings[key] = reading
        return reading
    }

    private func read(_ source: ImageSource, _ folder: URL?, isDark: Bool) -> ImageReadResult {
        switch source {
        case .symbol(let name): return name.drawing.map(ImageReadResult.symbol) ?? .placeholder(.symbol(name.text))
        case .data(let data, let scale): return read(data, scale: scale, subject: "An image created from data")
        case .drawing: return .placeholder(.drawing)
        case .file(let name, let resources):
            if let resources {
                if let asset = resources.reader?.image(name, in: resources, isDark: isDark, by: self) { return asset }
                if let file = readFile(name, in: resources) { return file }
            }
            guard let folder, folder.isFileURL else {
                return .placeholder(resources == nil ? .noFolder(name) : .missingResource(name))
            }
            return readFile(name, in: ResourceFolder(folder.path, trustsLinks: false))
                ?? .placeholder(.file(name, .missing))
        }
    }

    /// Reads a file by its name; `nil` if the folder doesn't contain it.
    private func readFile(_ name: String, in folder: ResourceFolder) -> ImageReadResult? {
        let imageName = ImageName(name)
        if imageName.leadsOutside { return .placeholder(.file(name, .outside)) }
        for candidate in imageName.candidates where folder.has(candidate.path) {
            do throws(FolderFile.Failure) {
                let data = try folder.contents(of: candidate.path)
                return read(
                    data,
                    scale: candidate.scale,
                    subject: name.asImageSubject,
                    wrongType: { $0 == candidate.format ? nil : .wrongType(name, named: candidate.format, found: $0) }
                )
            } catch {
                return .placeholder(.file(name, error))
            }
        }
        return nil
    }

    /// Reads an image of pixels from the bytes of its file.
    package func read(
        _ data: Data,
        scale: CGFloat,
        subject: String,
        wrongType: (ImageFormat) -> ImageFinding? = { _ in nil }
    ) -> ImageReadResult {
        guard scale > 0, scale.isFinite else { return .placeholder(.scale(scale)) }
        do throws(ImageError) {
            let header = try ImageHeader.read(data)
            if let problem = wrongType(header.format) { return .placeholder(problem) }
            guard let format = Drawing.Raster.Format(header.format) else {
                return .placeholder(.vector(subject), size: header.size / scale)
            }
            let raster = Drawing.Raster(format: format, data: data, pixels: header.size)
            guard embed(raster) else { return .placeholder(.tooMuch(subject), size: header.size / scale) }
            return .raster(raster, scale: scale)
        } catch {
            return .placeholder(.flaw(subject, error))
        }
    }

    /// Adds a file to the figure.
    ///
    /// Returns `false` if it exceeds the limit of embedded bytes.
    private func embed(_ raster: Drawing.Raster) -> Bool {
        if embedded.contains(raster) { return true }
        guard raster.data.count <= FigureLimits.embeddedBytes - embeddedBytes else { return false }
        embedded.insert(raster)
        embeddedBytes += raster.data.count
        return true
    }
}

extension Drawing.Raster.Format {
    /// Creates the format for embedding; `nil` for a format that is never embedded.
    fileprivate init?(_ format: ImageFormat) {
        switch format {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .gif: self = .gif
        case .webp: self = .webp
        case .svg: return nil
        }
    }
}
