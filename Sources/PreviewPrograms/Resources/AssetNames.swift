/// The names of the assets in the catalogs of a module, as a tree of groups with namespaces.
struct AssetNames {
    /// The kind of an asset with a name in code.
    enum Kind: String {
        case color = "Color"
        case image = "Image"

        fileprivate init?(folder suffix: String) {
            switch suffix {
            case "colorset": self = .color
            case "imageset", "symbolset": self = .image
            default: return nil
            }
        }
    }

    /// A group with a namespace, or the root of all groups.
    struct Group {
        /// The full names of assets, by their names in code.
        var assets: [String: String] = [:]
        var groups: [String: Group] = [:]

        /// Whether the group is empty.
        var isEmpty: Bool { assets.isEmpty && groups.allSatisfy(\.value.isEmpty) }
    }

    private(set) var colors = Group()
    private(set) var images = Group()

    /// Reads the names in catalogs.
    init(in catalogs: [String]) {
        for catalog in catalogs.sorted() { add(contentsOf: catalog, path: [], depth: 0) }
    }

    private static let deepest = 32
    /// The extensions of assets with other assets inside, which have no names in code.
    private static let skipped = ["launchimage", "brandassets", "imagestack", "imagestacklayer", "solidimagestack"]

    private mutating func add(contentsOf folder: String, path: [String], depth: Int) {
        guard depth < Self.deepest else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let place = folder + "/" + name
            guard FileStatus(ofLinkOr: place)?.kind == .folder else { continue }
            let (stem, suffix) = name.splitAtLastDot
            switch Kind(folder: suffix) {
            case .color: Self.add(stem, .color, path: path[...], of: path, to: &colors)
            case .image: Self.add(stem, .image, path: path[...], of: path, to: &images)
            case nil where !suffix.hasSuffix("set") && !Self.skipped.contains(suffix):
                add(contentsOf: place, path: Self.isNamespace(place) ? path + [name] : path, depth: depth + 1)
            case nil: break
            }
        }
    }

    private static func add(
        _ name: String,
        _ kind: Kind,
        path: ArraySlice<String>,
        of groups: [String],
        to group: inout Group
    ) {
        guard let first = path.first else {
            let word = name.assetWord(without: kind.rawValue)
            group.assets[word] = group.assets[word] ?? (groups + [name]).joined(separator: "/")
            return
        }
        let word = first.typeWord
        add(name, kind, path: path.dropFirst(), of: groups, to: &group.groups[word, default: Group()])
    }

    private static func isNamespace(_ folder: String) -> Bool {
        guard case .bytes(let bytes)? = try? RegularFile.read(folder + "/Contents.json", atMost: 1 << 20),
            let contents = try? JSONDecoder().decode(GroupContents.self, from: Data(bytes))
        else { return false }
        return contents.properties?.providesNamespace == true
    }
}

/// The content of a group's `Contents.json`.
private struct GroupContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}

extension String {
    /// The words of a name, separated by characters that are neither letters nor digits.
    private var assetWords: [Substring] { split { !$0.isLetter && !$0.isNumber } }

    /// Returns the name in code: in lower camel case, without a last word that repeats the kind of the asset.
    func assetWord(without kind: String) -> String {
        var word = assetWords.enumerated().map { $0 == 0 ? String($1) : $1.capitalizedFirst }.joined().decapitalized
        if word.hasSuffix(kind), word.count > kind.count { word.removeLast(kind.count) }
        return word.asIdentifier
    }

    /// The name as the name of a type, in upper camel case.
    var typeWord: String { assetWords.map(\.capitalizedFirst).joined().asIdentifier }

    /// The word with its first letters in lower case.
    ///
    /// They include a whole abbreviation, as in `urlScheme`.
    private var decapitalized: String {
        let capitals = prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < count else {
            return capitals.count == count ? lowercased() : prefix(1).lowercased() + dropFirst()
        }
        guard let next = dropFirst(capitals.count).first, next.isLowercase else {
            return capitals.lowercased() + dropFirst(capitals.count)
        }
        return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
    }

    /// The word as an identifier, with an underscore before a digit, and keywords in backticks.
    private var asIdentifier: String {
        guard let first else { return "_" }
        if first.isNumber { return "_" + self }
        return Self.keywords.contains(self) ? "`\(self)`" : self
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
        "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true",
        "try", "typealias", "var", "where", "while",
    ]
}

extension Substring {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
