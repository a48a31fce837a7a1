@_spi(Bytes) import GridPressSVG

/// The style sheet that all pages share.
enum PageStyle {
    /// All shared rules, computed once.
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

    /// The hash state after the shared rules, to which each page adds its other rules.
    static let digest: SHA256 = {
        var digest = SHA256()
        digest.update(shared)
        return digest
    }()
}

extension MarkupWriter {
    /// Writes all page colors of a scheme as custom properties.
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
