/// The files of an image in an asset catalog.
struct AssetImage: Hashable, Sendable {
    /// An image file with a scale in pixels per point.
    struct File: Hashable, Sendable {
        var name: String
        var scale: CGFloat
    }

    let place: AssetCatalog.Place
    /// The files for the light scheme, the largest scale first.
    private let light: [File]
    private let dark: [File]
    /// Whether the image is a template that the foreground style paints.
    let isTemplate: Bool

    /// Reads the asset at a location; `nil` if it has no image.
    init?(at place: AssetCatalog.Place) {
        guard let contents = place.contents else { return nil }
        let entries = (contents.images ?? []).preferred { $0.filename?.isFileName == true }
        func files(_ luminosities: [AssetContents.Entry.Luminosity]) -> [File] {
            for luminosity in luminosities {
                let files = entries.filter { $0.luminosity == luminosity }
                    .map { File(name: $0.filename ?? "", scale: $0.pixelsPerPoint) }
                    .sorted { $0.scale > $1.scale }
                if !files.isEmpty { return files }
            }
            return []
        }
        self.place = place
        light = files([.light, .any, .dark])
        dark = files([.dark, .any, .light])
        isTemplate = contents.properties?.templateRenderingIntent == "template"
        if light.isEmpty { return nil }
    }

    /// Returns the files for a color scheme, the largest scale first.
    private func files(isDark: Bool) -> [File] { isDark ? dark : light }
}

extension AssetContents.Entry {
    /// The number of pixels per point.
    fileprivate var pixelsPerPoint: CGFloat {
        guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0, number <= 100 else {
            return 1
        }
        return CGFloat(number)
    }
}

extension String {
    /// Whether the text is a file name, and not a path.
    var isFileName: Bool {
        !isEmpty && self != "." && self != ".." && !utf8.contains(UInt8(ascii: "/")) && !utf8.contains(0)
    }
}

extension AssetImage {
    /// Reads the first usable file, the sharpest one first.
    func read(_ name: String, isDark: Bool, by library: ImageLibrary) -> ImageReadResult {
        let subject = name.asImageSubject
        var failure = FolderFile.Failure.missing
        for file in files(isDark: isDark) {
            do throws(FolderFile.Failure) {
                let data = try FolderFile.contents(of: place.folder + "/" + file.name, below: place.root)
                if let size = data.sizeOfPages { return .placeholder(.pages(subject), size: size) }
                if let vector = VectorImageReader.image(data) { return .vector(vector, isTemplate: isTemplate) }
                let reading = library.read(data, scale: file.scale, subject: subject)
                guard case .raster(let raster, let scale, _) = reading else { return reading }
                return .raster(raster, scale: scale, isTemplate: isTemplate)
            } catch {
                failure = error
            }
        }
        return .placeholder(failure == .missing ? .missingResource(name) : .file(name, failure))
    }
}
