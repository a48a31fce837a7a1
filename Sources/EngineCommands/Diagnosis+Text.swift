extension Diagnosis {
    /// The diagnosis for people: what there is, and what is missing.
    var text: String {
        let rows = rows.map { name, text in name.padding(toLength: 14, withPad: " ", startingAt: 0) + text.shown + "\n"
        }
        return rows.joined() + "\n" + (lacks + [end]).joined(separator: "\n")
    }

    private var rows: [(name: String, text: String)] {
        [
            ("tool", "\(tool.version), \(tool.path)"),
            ("compiler", compiler.map { "\($0.version.shortVersion) for \($0.architecture), \($0.path)" } ?? "missing"),
            ("engine", engine.map(Self.text) ?? "none"),
            ("sources", sources ?? "none"),
            ("cache", "\(cache.path), \(cache.engines) engine\(cache.engines == 1 ? "" : "s")"),
            ("rsvg-convert", converter.map { "\($0.version), \($0.path)" } ?? "missing"),
            ("libxml2", headers ? "its headers are installed" : "its headers are missing; only building needs them"),
        ]
    }

    private static func text(_ engine: Engine) -> String {
        let place =
            switch EngineSearch.Place(rawValue: engine.place) {
            case .option: "of --engine"
            case .environment: "of GRIDPRESS_ENGINE"
            case .installation: "beside the tool"
            case .cache, nil: "of the cache"
            }
        return
            "\(engine.version) for \(engine.compiler.shortVersion), \(engine.configuration), \(place), \(engine.path)"
    }

    /// The paragraphs about what is missing.
    private var lacks: [String] {
        missing.map { lack in
            let commands = lack.commands.isEmpty ? "" : "  for: \(lack.commands.joined(separator: ", "))\n"
            return "\(lack.severity): \(lack.message.shown)\n\(commands)  fix: \(lack.fix.shown)\n"
        }
    }

    private var end: String { works ? "All commands work.\n" : "Some commands don't work.\n" }

    /// The diagnosis for programs.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }

    private enum CodingKeys: String, CodingKey {
        case cache, compiler, engine, missing, sources, tool, works
        case converter = "rsvg-convert"
        case headers = "libxml2-headers"
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(cache, forKey: .cache)
        // Every key is there, also of what is missing.
        try values.encode(compiler, forKey: .compiler)
        try values.encode(converter, forKey: .converter)
        try values.encode(engine, forKey: .engine)
        try values.encode(headers, forKey: .headers)
        try values.encode(missing, forKey: .missing)
        try values.encode(sources, forKey: .sources)
        try values.encode(tool, forKey: .tool)
        try values.encode(works, forKey: .works)
    }
}
