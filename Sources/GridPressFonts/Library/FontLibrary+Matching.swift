import GridPress

extension FontLibrary: FontFileMeasuring {
    package func font(named name: String?, like font: Drawing.Font, in folder: URL?) -> FontMatch? {
        guard let name = name ?? defaultFamily else { return nil }
        if let match = Self.match(name, font, among: files) { return match }
        // A folder is only searched for fonts with a name.
        guard let folder else { return nil }
        return Self.match(name, font, among: self.folder(folder).files)
    }

    package var supply: any FontSupplying { FontLibrarySupply(library: self) }

    package func isSame(as other: any FontFileMeasuring) -> Bool {
        (other as? FontLibrary).map { $0 === self } ?? false
    }

    package func findings(in folder: URL?) -> [Finding] {
        let path = folder?.standardizedFileURL.path
        return findings + (path.flatMap { searchedFolder($0)?.findings } ?? [])
    }

    private static func match(_ name: String, _ font: Drawing.Font, among files: [FontFile]) -> FontMatch? {
        if let face = files.first(where: { $0.names.areOfFace(name) && !$0.names.areOfFamily(name) }) {
            // The name of a face determines its weight and slant, unless the font requests others.
            var wanted = font
            if font.weight == 400, !face.weights.contains(400) { wanted.weight = face.weights.lowerBound }
            if face.isItalic { wanted.isItalic = true }
            let family = files.filter { $0.names.family == face.names.family }
            return best(of: family, wanted)
        }
        return best(of: files.filter { $0.names.areOfFamily(name) || $0.names.areOfFace(name) }, font)
    }

    /// Returns the face that is nearest to a weight and a slant, by the rules of style sheets.
    private static func best(of files: [FontFile], _ font: Drawing.Font) -> FontMatch? {
        let slanted = files.filter { $0.isItalic == font.isItalic }
        let candidates = slanted.isEmpty ? files : slanted
        let best = candidates.enumerated()
            .min { (distance($1.element, font.weight), $1.offset) > (distance($0.element, font.weight), $0.offset) }
        guard let file = best?.element else { return nil }
        let drawn = file.instance(weight: font.weight).drawn(font)
        return FontMatch(
            font: drawn,
            isExact: drawn.weight == font.weight && drawn.isItalic == font.isItalic
        )
    }

    /// Returns the distance of a face's weights from a weight, in the order of preference of style sheets.
    private static func distance(_ file: FontFile, _ weight: Int) -> Int {
        if file.weights.contains(weight) { return 0 }
        let nearest = weight < file.weights.lowerBound ? file.weights.lowerBound : file.weights.upperBound
        let distance = abs(nearest - weight)
        let isFirst: Bool =
            switch weight {
            case 400...500: (weight...500).contains(nearest)
            case ..<400: nearest < weight
            default: nearest > weight
            }
        let isBetween = (400...500).contains(weight) && nearest > 500
        return distance + (isFirst ? 0 : isBetween ? 4000 : 2000)
    }

    /// Returns the face of a font; `nil` if the library doesn't contain its file.
    func instance(of font: Drawing.Font) -> FontInstance? {
        guard let face = font.face else { return nil }
        return instance(of: font) {
            (files + searchedFiles)
                .filter { $0.isItalic == font.isItalic && $0.weights.contains(font.weight) }
                .lazy.map { $0.instance(weight: font.weight) }
                .first { $0.face == face }
        }
    }
}
