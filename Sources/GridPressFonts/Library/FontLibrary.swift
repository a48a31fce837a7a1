import GridPress

/// A collection of font files that measure and draw texts.
///
/// ```swift
/// let fonts = FontLibrary([URL(fileURLWithPath: "Fonts/Inter.ttf")])
/// let figure = Figure("Menu") {
///     Text("Breakfast").font(.custom("Inter", size: 20))
/// }
/// .fonts(fonts)
/// ```
///
/// Texts select a font by the name of its family, of its face or of its file. Font files in the image folder of a
/// figure are available too. HarfBuzz shapes the texts, so widths, kerning, ligatures and joined letters equal the
/// results of a browser with the same file.
public final class FontLibrary: TextMeasuring {
    let files: [FontFile]
    /// The family of texts without a font name; `nil` for the default family of figures.
    public let defaultFamily: String?
    /// The problems with the given files.
    public let findings: [Finding]
    /// The faces of requested fonts, by the font with a size of 1.
    private let instances = Locked<[Drawing.Font: FontInstance]>([:])
    private let folders = Locked<[String: FontFolder]>([:])

    /// Creates a library from font files.
    ///
    /// Files that can't be read are reported in ``findings``.
    ///
    /// - Parameters:
    ///   - urls: The files, in TrueType or OpenType format.
    ///   - defaultFamily: The family of texts without a font name; `nil` for the default family of figures.
    public init(_ urls: [URL] = [], defaultFamily: String? = nil) {
        var files: [FontFile] = []
        var findings: [Finding] = []
        for url in urls {
            let name = url.relativePath
            do throws(FontFileError) {
                files += try FontFile.faces(in: try Self.bytes(of: url), file: name)
            } catch {
                findings.append(error.finding(name))
            }
        }
        self.files = files
        self.findings = findings
        self.defaultFamily = defaultFamily
    }

    /// Creates a library from the data of a font file.
    ///
    /// If the data can't be read, ``findings`` contains the reason.
    ///
    /// - Parameters:
    ///   - data: The content of a file in TrueType or OpenType format.
    ///   - name: The name of the file for findings.
    ///   - defaultFamily: The family of texts without a font name; `nil` for the default family of figures.
    public init(_ data: Data, name: String, defaultFamily: String? = nil) {
        do throws(FontFileError) {
            files = try FontFile.faces(in: data, file: name)
            findings = []
        } catch {
            files = []
            findings = [error.finding(name)]
        }
        self.defaultFamily = defaultFamily
    }

    /// The names of the families, in the order of the files.
    public var families: [String] {
        files.reduce(into: []) { names, file in
            if !names.contains(file.names.family) { names.append(file.names.family) }
        }
    }

    /// Returns the library with the family of the first file as the default family.
    package func withFirstFamilyAsDefault() -> FontLibrary {
        FontLibrary(files: files, findings: findings, defaultFamily: families.first)
    }

    private init(files: [FontFile], findings: [Finding], defaultFamily: String?) {
        self.files = files
        self.findings = findings
        self.defaultFamily = defaultFamily
    }

    private static func bytes(of url: URL) throws(FontFileError) -> Data {
        let path = url.standardizedFileURL.path
        let folder = url.standardizedFileURL.deletingLastPathComponent().resolvingSymlinksInPath().path
        guard FileManager.default.fileExists(atPath: path) else { throw .missing }
        let real = url.resolvingSymlinksInPath()
        let place = real.deletingLastPathComponent().path
        do throws(FolderFile.Failure) {
            return try FolderFile.contents(
                of: real.path,
                below: place.isEmpty ? folder : place,
                most: FontFile.mostBytes
            )
        } catch {
            throw FontFileError(error)
        }
    }

    /// Returns the face of a font.
    ///
    /// - Parameter search: Finds the face when the font is requested for the first time.
    func instance(of font: Drawing.Font, lookingWith search: () -> FontInstance?) -> FontInstance? {
        var key = font
        key.size = 1
        if let known = instances.use({ $0[key] }) { return known }
        guard let found = search() else { return nil }
        instances.use { $0[key] = found }
        return found
    }

    /// The files of all searched folders.
    var searchedFiles: [FontFile] { folders.use { $0.sorted { $0.key < $1.key }.flatMap(\.value.files) } }

    /// Returns the files of a searched folder; `nil` if it wasn't searched.
    func searchedFolder(_ path: String) -> FontFolder? { folders.use { $0[path] } }

    /// Returns the font files of a folder, which is only searched once.
    func folder(_ url: URL) -> FontFolder {
        let path = url.standardizedFileURL.path
        if let known = folders.use({ $0[path] }) { return known }
        let folder = FontFolder(path)
        folders.use { $0[path] = folder }
        return folder
    }
}

extension FontFileError {
    init(_ failure: FolderFile.Failure) {
        switch failure {
        case .missing: self = .missing
        case .tooLarge: self = .tooLarge
        case .outside, .folder, .special, .unreadable: self = .unreadable
        }
    }
}
