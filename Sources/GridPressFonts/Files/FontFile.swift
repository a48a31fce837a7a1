import CHarfBuzz
import GridPress

/// A face of a font file, with its glyphs, their widths and their joined forms.
///
/// It is `Sendable` because its HarfBuzz objects are immutable after initialization, which the compiler can't verify.
final class FontFile: @unchecked Sendable {
    /// The names that select the face.
    let names: FontNames
    /// The weights of the face: a single weight, or the range of an axis.
    let weights: ClosedRange<Int>
    /// Whether the letters are slanted.
    let isItalic: Bool
    /// The number of units per em.
    let unitsPerSize: Double
    /// Whether pictures can contain a subset of the face.
    ///
    /// The license must permit embedding, and the subset must be shaped like the whole face. Variable faces in CFF
    /// format aren't embedded.
    let mayBeEmbedded: Bool
    /// The format of the outlines.
    let format: EmbeddedFont.Format
    /// The HarfBuzz object of the face.
    let face: OpaquePointer
    private let instances = Locked<[Int: FontInstance]>([:])

    /// Creates a face from a file.
    ///
    /// - Parameters:
    ///   - blob: The file.
    ///   - index: The index of the face in the file.
    ///   - file: The name of the file.
    fileprivate init(_ blob: OpaquePointer, index: UInt32, file: String) throws(FontFileError) {
        guard let face = hb_face_create(blob, index) else { throw .damaged }
        hb_face_make_immutable(face)
        self.face = face
        let tables = FontTables(face)
        guard let format = tables.format else {
            hb_face_destroy(face)
            throw tables.hasBitmaps ? .bitmaps : .damaged
        }
        guard hb_face_get_glyph_count(face) > 1, tables.hasLetters else {
            hb_face_destroy(face)
            throw .damaged
        }
        self.format = format
        unitsPerSize = Double(max(hb_face_get_upem(face), 1))
        names = FontNames(face, file: file)
        mayBeEmbedded = tables.mayBeEmbedded && !(tables.isVariable && format == .openType)
        weights = tables.weights
        isItalic = tables.isItalic
    }

    deinit { hb_face_destroy(face) }

    /// Returns the face in the weight nearest to the requested one.
    func instance(weight: Int) -> FontInstance {
        let weight = min(max(weight, weights.lowerBound), weights.upperBound)
        return instances.use { instances in
            if let known = instances[weight] { return known }
            let instance = FontInstance(self, weight: weight)
            instances[weight] = instance
            return instance
        }
    }
}

extension FontFile {
    /// The maximum size of a file, in bytes.
    static let mostBytes = 64 * 1024 * 1024
    /// The maximum number of faces that are read from a file.
    private static let mostFaces = 64

    /// Returns the faces of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The name of the file.
    static func faces(in bytes: Data, file: String) throws(FontFileError) -> [FontFile] {
        guard bytes.count <= mostBytes else { throw .tooLarge }
        switch Array(bytes.prefix(4)) {
        case [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8): break
        case Array("wOFF".utf8), Array("wOF2".utf8): throw .compressed
        default: throw .otherFormat
        }
        let blob = bytes.withUnsafeBytes { buffer in
            hb_blob_create(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                UInt32(buffer.count),
                HB_MEMORY_MODE_DUPLICATE,
                nil,
                nil
            )
        }
        guard let blob else { throw .damaged }
        defer { hb_blob_destroy(blob) }
        let count = min(Int(hb_face_count(blob)), mostFaces)
        guard count > 0 else { throw .damaged }
        var faces: [FontFile] = []
        for index in 0..<count { faces.append(try FontFile(blob, index: UInt32(index), file: file)) }
        return faces
    }
}

/// The reason why a font file isn't used.
enum FontFileError: Error, Hashable {
    case missing
    case unreadable
    case tooLarge
    case compressed
    case otherFormat
    case bitmaps
    case damaged

    /// Returns the finding about a file.
    func finding(_ file: String) -> Finding {
        let subject = "The font file \(file.quoted)"
        let (sentence, fix): (String, String) =
            switch self {
            case .missing: ("doesn't exist", "Check the path of the file.")
            case .unreadable: ("can't be read", "Check that it is a file, and its permissions.")
            case .tooLarge:
                (
                    "is larger than \(FontFile.mostBytes / 1024 / 1024) MB",
                    "Use a smaller file, such as a subset of the font."
                )
            case .compressed:
                ("is a WOFF file, which is compressed", "Use the TrueType or OpenType file of the font.")
            case .otherFormat:
                ("isn't a TrueType or OpenType file", "Use a file with the extension ttf, otf, ttc or otc.")
            case .bitmaps: ("has letters of pixels alone", "Use a font with outlines.")
            case .damaged: ("is damaged", "Download or export the font again.")
            }
        return Finding(.unreadableFont, .warning, "\(subject) \(sentence). It isn't used.", fix: fix)
    }
}
