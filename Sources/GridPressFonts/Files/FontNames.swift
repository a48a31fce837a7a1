import CHarfBuzz
import GridPress

/// The names of a face.
struct FontNames {
    /// The name of the family, which all weights share.
    let family: String
    /// The names of the family in comparable form.
    private let families: Set<String>
    /// The names of the face and of its file in comparable form.
    private let faces: Set<String>

    init(_ face: OpaquePointer, file: String) {
        func name(_ id: Int32) -> String? { Self.name(UInt32(id), of: face) }
        let base = file.split(separator: "/").last.map(String.init) ?? file
        let stem = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
        let (styled, typographic) = (name(1), name(16))
        family = typographic ?? styled ?? stem
        families = Set([styled, typographic, family].compactMap { $0.map(Self.key) })
        faces = Set([name(4), name(6), base, stem].compactMap { $0.map(Self.key) })
    }

    /// Returns whether a string is a name of the family.
    func areOfFamily(_ name: String) -> Bool { families.contains(Self.key(name)) }

    /// Returns whether a string is a name of the face or of its file.
    func areOfFace(_ name: String) -> Bool { faces.contains(Self.key(name)) }

    /// Returns a name in comparable form: in lower case and without spaces.
    ///
    /// In a layout document, a space ends a name without quotation marks.
    private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    /// The maximum length of a name, in bytes.
    private static let longest = 128

    /// Returns the English name of a kind without unprintable characters; `nil` if the face has none.
    private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var count = UInt32(longest)
        var bytes = [CChar](repeating: 0, count: longest)
        let language = hb_language_from_string("en", -1)
        guard hb_ot_name_get_utf8(face, id, language, &count, &bytes) > 0, count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let shown = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
            default: scalar != "\u{FFFD}"
            }
        }
        let name = String(String.UnicodeScalarView(shown)).trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : name
    }
}
