/// The locations of declarations of previews in sources.
struct PreviewPlaces {
    /// The location of a declaration.
    struct Place: Hashable {
        let module: String
        let file: String
        let line: Int
    }

    private let places: [Place?]
    private let declarations: [PreviewEvent.Declaration]
    private let sources: SourceSet

    init(_ sources: SourceSet, declarations: [PreviewEvent.Declaration]) {
        self.sources = sources
        self.declarations = declarations
        var files: [String: Place] = [:]
        var providers: [String: [Place]] = [:]
        let hasProviders = declarations.contains { $0.provider != nil }
        for module in sources.modules {
            for file in module.files {
                let name = (file as NSString).lastPathComponent
                files[module.name + "/" + name] = Place(module: module.name, file: file, line: 1)
                guard hasProviders, let bytes = FileManager.default.contents(atPath: file) else { continue }
                for provider in SourceScan(Array(bytes)).providers {
                    providers[module.name + "." + provider.name, default: []]
                        .append(Place(module: module.name, file: file, line: provider.line))
                }
            }
        }
        places = declarations.map { declaration in
            if let fileID = declaration.fileID {
                return files[fileID].map { Place(module: $0.module, file: $0.file, line: declaration.line ?? 1) }
            }
            // Private types in several files can have one name. Each location is used once.
            let key = declaration.provider.map(Self.key) ?? ""
            guard let place = providers[key]?.first else { return nil }
            if providers[key]!.count > 1 { providers[key]!.removeFirst() }
            return place
        }
    }

    /// Returns the module and the last component of the name of a type, without the marker of private types.
    private static func key(of type: String) -> String {
        var parts = type.split(separator: ".").map(String.init)
        parts.removeAll { $0.hasPrefix("(unknown context") || $0.hasPrefix("$") }
        return [parts.first, parts.last].compactMap(\.self).joined(separator: ".")
    }

    /// Returns the location of a declaration; `nil` for one that isn't in the sources.
    func place(of declaration: Int) -> Place? { places.indices.contains(declaration) ? places[declaration] : nil }

    /// Returns whether the previews of a declaration are drawn.
    func isDrawn(_ declaration: Int) -> Bool {
        place(of: declaration).map { sources.draws($0.file, of: $0.module) } ?? false
    }

    /// Returns the name of a declaration for progress messages.
    func title(of declaration: Int) -> String {
        place(of: declaration).map { "\(($0.file as NSString).lastPathComponent):\($0.line)" } ?? "previews"
    }
}
