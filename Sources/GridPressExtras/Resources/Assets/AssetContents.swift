/// The content of an asset's `Contents.json` file, as far as it is used.
///
/// Image slices, gamuts, contrasts and tints are ignored.
struct AssetContents: Decodable {
    /// A variant of an asset.
    struct Entry: Decodable {
        var idiom: String?
        var scale: String?
        var filename: String?
        var appearances: [Appearance]?
        var color: AssetColorValue?
        var locale: String?
    }

    /// A setting of the device that a variant is for.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// The settings of a whole asset or group.
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    var colors: [Entry]?
    var images: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?

    /// Reads the file of an asset; returns `nil` if it is missing or damaged.
    static func read(in folder: String, below root: String) -> AssetContents? {
        guard let data = try? FolderFile.contents(of: folder + "/Contents.json", below: root) else { return nil }
        return try? JSONDecoder().decode(AssetContents.self, from: data)
    }
}

extension Sequence<AssetContents.Entry> {
    /// Returns the usable variants for the first idiom that has any: universal, then phones, tablets and desktops.
    ///
    /// If none of these idioms has a usable variant, the result has the usable variants of all idioms.
    func preferred(where isUsable: (AssetContents.Entry) -> Bool) -> [AssetContents.Entry] {
        let usable = filter { $0.luminosity != .other && $0.locale == nil && isUsable($0) }
        for idiom in ["universal", "iphone", "ipad", "mac"] {
            let entries = usable.filter { ($0.idiom ?? "universal") == idiom }
            if !entries.isEmpty { return entries }
        }
        return usable
    }
}

extension AssetContents.Entry {
    /// The color scheme that a variant is for.
    enum Luminosity {
        case any, light, dark
        /// A setting other than the scheme, such as increased contrast.
        case other
    }

    /// The color scheme that the variant is for.
    var luminosity: Luminosity {
        guard let appearances, !appearances.isEmpty else { return .any }
        guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return .other }
        switch appearances[0].value {
        case "dark": return .dark
        case "light": return .light
        default: return .other
        }
    }
}
