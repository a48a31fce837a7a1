import GridPress

/// A declaration of previews in a program: a `#Preview`, or a type that provides several.
@MainActor
enum PreviewDeclaration {
    case registry(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)

    /// The declarations of the program and its libraries, in the same order in every run.
    static var all: [PreviewDeclaration] {
        let providers = Preview.providers.map { (name: String(reflecting: $0), type: $0) }.sorted {
            $0.name < $1.name
        }
        return Preview.registries.map { .registry($0) } + providers.map { .provider($0.type) }
    }

    /// The source location and the name of the declaration.
    var description: PreviewEvent.Declaration {
        switch self {
        case .registry(let type): PreviewEvent.Declaration(fileID: type.fileID, line: type.line)
        case .provider(let type): PreviewEvent.Declaration(provider: String(reflecting: type))
        }
    }

    /// Returns the previews of the declaration.
    func scenes() throws -> [PreviewScene] {
        switch self {
        case .registry(let type): return [PreviewScene(try type.makePreview())]
        case .provider(let type): return try PreviewProviders.scenes(of: type)
        }
    }
}
