/// The images of one drawing, each of which is read once.
///
/// Nothing is kept for another drawing: a file that changed is drawn as it is now.
final class ImageLibrary: StoredObject {
    private struct Key: Hashable {
        let source: ImageSource
        let folder: URL?
    }

    private var readings: [Key: ImageReadResult] = [:]
    private var embedded: Set<Drawing.Raster> = []
    private var embeddedBytes = 0

    /// What comes of reading an image whose folder, if its source has none of its own, is this one.
    func reading(of source: ImageSource, folder: URL?) -> ImageReadResult {
        let key = Key(source: source, folder: folder)
        if let known = readings[key] { return known }
        let reading = read(source, folder)
        readings[key] = reading
        return reading
    }

    private func read(_ source: ImageSource, _ folder: URL?) -> ImageReadResult {
        switch source {
        case .symbol(let name): NumberedSymbol(name).map(ImageReadResult.symbol) ?? .placeholder(.symbol(name))
        case .data(let data, let scale): read(data, scale: scale, subject: "An image created from data")
        case .file(let name, let itsFolder): read(name, in: itsFolder ?? folder)
        }
    }

    private func read(_ name: String, in folder: URL?) -> ImageReadResult {
        guard let folder, folder.isFileURL else { return .placeholder(.noFolder(name)) }
        let imageName = ImageName(name)
        if imageName.leadsOutside { return .placeholder(.file(name, .outside)) }
        for candidate in imageName.candidates {
            let path = folder.path + "/" + candidate.path
            guard ImageFile.exists(path) else { continue }
            do throws(ImageFile.Failure) {
                let data = try ImageFile.contents(of: path, below: folder.path)
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
        return .placeholder(.file(name, .missing))
    }

    private func read(
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

    /// Whether a file is, or may become, part of the figure.
    private func embed(_ raster: Drawing.Raster) -> Bool {
        if embedded.contains(raster) { return true }
        guard raster.data.count <= FigureLimits.embeddedBytes - embeddedBytes else { return false }
        embedded.insert(raster)
        embeddedBytes += raster.data.count
        return true
    }
}

extension Drawing.Raster.Format {
    /// The format, unless it is one that is never embedded.
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
