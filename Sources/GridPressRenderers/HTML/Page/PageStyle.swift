import GridPressDrawings

/// The rules that all pages share.
enum PageStyle {
    /// All of them.
    static let shared: String = {
        var writer = MarkupWriter(capacity: 1 << 14)
        writer.literal(":root{color-scheme:light dark;")
        writer.colors(of: \.light)
        writer.literal("}\n@media (prefers-color-scheme:dark){:root{")
        writer.colors(of: \.dark)
        writer.literal("}}\n")
        for part in [
            base, frame, text, source, figure, switches, boxes, canvas, tables, circumstances, chosenColors, paper,
        ] {
            writer.literal(part)
            writer.literal("\n")
        }
        return writer.string()
    }()

    /// What has been digested of a page's style once all shared rules have.
    static let digest: SHA256 = {
        var digest = SHA256()
        digest.update(shared)
        return digest
    }()
}

extension MarkupWriter {
    /// Writes all colours of pages as properties that rules refer to.
    fileprivate mutating func colors(of scheme: KeyPath<Drawing.Color, Drawing.RGBA>) {
        for color in PageColor.allCases {
            literal("--")
            bytes.append(identifier: color.rawValue)
            literal(":")
            bytes.append(hexColor: color.color[keyPath: scheme].packed)
            literal(";")
        }
    }
}
