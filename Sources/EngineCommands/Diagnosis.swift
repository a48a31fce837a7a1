/// The programs and folders of this machine that the commands of the tool need, and the missing ones.
struct Diagnosis: Encodable {
    struct Program: Encodable, Equatable {
        let path: String
        let version: String
    }

    struct Compiler: Encodable, Equatable {
        let architecture: String
        let path: String
        let version: String
    }

    /// The engine that is used.
    struct Engine: Encodable, Equatable {
        let compiler: String
        let configuration: String
        let path: String
        /// The place in which the engine is found.
        let place: String
        let version: String
    }

    struct Cache: Encodable, Equatable {
        let engines: Int
        let path: String
        let writable: Bool
    }

    /// Something that is missing, or that can't be used.
    struct Lack: Encodable, Equatable {
        /// The calls that need it.
        let commands: [String]
        let fix: String
        let message: String
        /// Whether a command fails in every call.
        let severity: Finding.Severity
    }

    private(set) var cache: Cache
    private(set) var compiler: Compiler?
    private(set) var converter: Program?
    private(set) var engine: Engine?
    /// Whether the headers of libxml2 are there, which building an engine needs.
    private(set) var headers: Bool
    private(set) var missing: [Lack] = []
    private(set) var sources: String?
    private(set) var tool: Program
    /// Whether every command works.
    var works: Bool { !missing.contains { $0.severity == .error } }

    /// Examines this machine.
    ///
    /// - Parameters:
    ///   - search: The search for the engine.
    ///   - environment: The environment variables.
    ///   - engineCommands: The names of the commands that need an engine.
    ///   - headersFile: A file of the headers of libxml2.
    ///   - installed: A closure that returns the compiler.
    init(
        _ search: EngineSearch,
        environment: [String: String],
        engineCommands: [String],
        headersFile: String = "/usr/include/libxml2/libxml/parser.h",
        installed: () throws(EngineProblem) -> SwiftCompiler = SwiftCompiler.installed
    ) {
        tool = Program(path: GridPressPlace.program, version: HelpPage.version)
        let unwritable = search.store.folder.writeProblem
        cache = Cache(
            engines: search.store.paths.count,
            path: search.store.folder.splitAtLastPart.folder,
            writable: unwritable == nil
        )
        headers = FileStatus(headersFile) != nil
        sources = search.sources?.folder
        converter = Program(named: "rsvg-convert", environment)
        do throws(EngineProblem) {
            let compiler = try installed()
            self.compiler = Compiler(
                architecture: compiler.architecture,
                path: ProgramCall.path(of: "swiftc", in: environment) ?? "swiftc",
                version: compiler.version
            )
            try examine(search, compiler, engineCommands)
        } catch {
            missing.append(Lack(error, engineCommands))
        }
        if let unwritable { missing.append(Lack(.unusable(path: cache.path, unwritable), engineCommands)) }
        if converter == nil { missing.append(.converter) }
    }

    /// Adds the engine that is used, or what is missing to build one.
    private mutating func examine(
        _ search: EngineSearch,
        _ compiler: SwiftCompiler,
        _ commands: [String]
    ) throws(EngineProblem) {
        let result = try search.find(compiler)
        if let (place, engine) = result.found {
            self.engine = Engine(
                compiler: engine.manifest.compiler,
                configuration: engine.manifest.configuration,
                path: engine.path,
                place: place.rawValue,
                version: engine.manifest.version
            )
            if let changed = try engine.differences().first {
                let reason = "\(changed.path.quoted) isn't what the manifest says"
                let problem = EngineProblem.damaged(folder: engine.path, reason: reason)
                throw place == .cache ? problem : .given(place, problem)
            }
        }
        let severity: Finding.Severity = result.found == nil ? .warning : .note
        for problem in result.skipped { missing.append(Lack(problem, commands, severity: severity)) }
        guard result.found == nil else { return }
        guard sources != nil else { throw .missing(skipped: []) }
        // The first command that needs the engine builds it.
        let unbuilt = Lack(.missing(skipped: [], hasSources: true), commands, severity: .warning)
        missing.append(headers ? unbuilt : .headers(commands))
    }
}

extension Diagnosis.Lack {
    /// The program that makes PNG and PDF.
    fileprivate static let converter = Self(
        commands: ["render --format png", "render --format pdf"],
        fix: "Install it: `apt-get install librsvg2-bin`, `dnf install librsvg2-tools` or `brew install librsvg`.",
        message: "The program \"rsvg-convert\", which makes PNG and PDF, isn't installed.",
        severity: .warning
    )

    /// Returns the headers that building an engine needs, for some commands.
    fileprivate static func headers(_ commands: [String]) -> Self {
        Self(
            commands: commands,
            fix: "Install them: `apt-get install libxml2-dev` or `dnf install libxml2-devel`.",
            message: "The headers of libxml2, which building the engine needs, aren't installed.",
            severity: .error
        )
    }

    fileprivate init(_ problem: EngineProblem, _ commands: [String], severity: Finding.Severity = .error) {
        self.init(commands: commands, fix: problem.fix, message: problem.message, severity: severity)
    }
}

extension Diagnosis.Program {
    /// Returns a program in the folders of `PATH`; `nil` if none of them has it.
    fileprivate init?(named name: String, _ environment: [String: String]) {
        guard let path = ProgramCall.path(of: name, in: environment) else { return nil }
        let output = (try? ProgramCall([path, "--version"]).run())?.output ?? []
        let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        self.init(path: path, version: words.first { $0.first?.isNumber ?? false }.map(String.init) ?? "unknown")
    }
}

extension String {
    /// The reason why the folder, or the first folder on its path that exists, can't be written; `nil` for none.
    fileprivate var writeProblem: SystemError? {
        var folder = self
        while FileStatus(ofLinkOr: folder) == nil, folder != "/", folder != "." {
            folder = folder.splitAtLastPart.folder
        }
        guard FileStatus(folder)?.kind == .folder else { return SystemError(number: ENOTDIR) }
        return access(folder, W_OK | X_OK) == 0 ? nil : .last
    }
}
