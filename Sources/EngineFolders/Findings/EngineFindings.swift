extension Finding.Code {
    /// An engine that is missing, or that a folder lacks.
    package static let engineMissing = Finding.Code(rawValue: "engine.missing")
    /// A file of an engine that is missing, additional or changed.
    package static let engineDamaged = Finding.Code(rawValue: "engine.damaged")
    /// An engine for another compiler or architecture.
    package static let engineCompiler = Finding.Code(rawValue: "engine.compiler")
    /// An engine that can't be built.
    package static let engineBuild = Finding.Code(rawValue: "engine.build")
    /// A file or folder of engines that can't be read or written.
    package static let engineFolder = Finding.Code(rawValue: "engine.folder")
    /// A compiler that can't be started.
    package static let engineSwift = Finding.Code(rawValue: "engine.swift")
}

extension EngineProblem {
    /// The problem as a finding, whose fix names the command that explains it.
    package var finding: Finding {
        var finding = Finding(code, .error, message, fix: fix + " `gridpress doctor` lists what is missing.")
        finding.details = details
        return finding
    }

    /// The suggested fix of a damaged engine, as a sentence.
    static let damagedFix = "Remove the engine with `gridpress engine remove`, or install the archive again."

    private static let sourcesFix = "Install the archive of GridPress, or name a checkout in GRIDPRESS_PACKAGE."

    private var code: Finding.Code {
        switch self {
        case .notAnEngine, .missing: .engineMissing
        case .damaged: .engineDamaged
        case .otherCompiler, .otherArchitecture, .otherVersion: .engineCompiler
        case .withoutSwift: .engineSwift
        case .unusable, .notRemovable, .unreadableSources: .engineFolder
        case .unbuilt, .changedSources: .engineBuild
        case .given(_, let problem): problem.code
        }
    }

    /// The suggested fix, as a sentence.
    package var fix: String {
        switch self {
        case .notAnEngine: "Name the folder of an engine: `gridpress engine list` lists them."
        case .missing(_, hasSources: true): "Run `gridpress engine build`, which takes about four minutes."
        case .missing(_, hasSources: false): Self.sourcesFix
        case .damaged: Self.damagedFix
        case .otherCompiler: "Build another one with `gridpress engine build`, or use the other compiler."
        case .otherArchitecture: "Build another one with `gridpress engine build`."
        case .withoutSwift: "Install Swift, and put it into a folder of PATH."
        case .unusable(_, let error): error.fixOfCache
        case .notRemovable: "Name an engine of the cache: `gridpress engine list` lists them."
        case .unreadableSources(_, let error) where error.isOfPermissions: "Check its permissions."
        case .unreadableSources: "Install the archive of GridPress again, or name a checkout in GRIDPRESS_PACKAGE."
        case .changedSources, .given(.installation, _): "Install the archive of GridPress again."
        case .otherVersion: Self.sourcesFix
        case .given(let place, .notAnEngine): "Name the folder of an engine, or remove \(place.name)."
        case .given(let place, .unusable(_, let error)) where error.isOfPermissions:
            "Check its permissions, or remove \(place.name)."
        case .given(let place, _):
            "Remove \(place.name), or name a new folder, which `Scripts/build-engine FOLDER` of the sources builds."
        case .unbuilt(let output) where Self.isDiskFull(output): SystemError(number: ENOSPC).remedy
        case .unbuilt: "Correct the cause, and run `gridpress engine build`."
        }
    }
}

extension EngineSearch.Place {
    /// The option or the variable that names a folder.
    fileprivate var name: String { self == .environment ? "the variable GRIDPRESS_ENGINE" : "the option `--engine`" }
}

extension SystemError {
    fileprivate var isOfPermissions: Bool { number == EACCES || number == EPERM }

    /// The suggested fix for a file or folder in the cache, as sentences.
    fileprivate var fixOfCache: String {
        let other = "name another cache folder in XDG_CACHE_HOME."
        switch number {
        case EACCES, EPERM: return "Check its permissions, or \(other)"
        case ENOTDIR, EEXIST: return "Remove the file in the place of a folder, or \(other)"
        case ENOSPC, EDQUOT, EROFS: return remedy + " XDG_CACHE_HOME names the cache folder."
        default: return "Correct the cause, or \(other)"
        }
    }
}

extension Finding.Explanation {
    /// The explanations of the findings about engines.
    package static let ofEngines = [
        Finding.Explanation(
            .engineMissing, .error, "Missing engine",
            "Programs with figures and previews are compiled with an engine folder. Neither the tool nor the cache has one "
                + "that fits. It isn't built, or the sources to build it from are missing. Or the given folder isn't an "
                + "engine.",
            "Run `gridpress engine build`. Without sources, install the archive of GridPress, or name a checkout in "
                + "`GRIDPRESS_PACKAGE`."),
        Finding.Explanation(
            .engineDamaged, .error, "Damaged engine",
            "A file of an engine is missing, additional or changed, for example after an incomplete copy. An engine of the "
                + "cache that lacks a file is built again.",
            "Remove the engine with `gridpress engine remove`, or install the archive of GridPress again."),
        Finding.Explanation(
            .engineCompiler, .error, "Engine for another compiler",
            "Only the compiler that built an engine can read its modules, and only on its architecture. A tool without "
                + "sources also needs an engine of the same version.",
            "Build an engine for the installed compiler with `gridpress engine build`."),
        Finding.Explanation(
            .engineBuild, .error, "Engine that can't be built",
            "The script that builds an engine fails. The message has its first error, and the cache is unchanged. Or the "
                + "sources of an archive aren't complete.", "Correct the cause, and run `gridpress engine build`."),
        Finding.Explanation(
            .engineFolder, .error, "Folder of engines that can't be used",
            "A file or folder of engines can't be read or written.",
            "Check its permissions, or name another cache folder in `XDG_CACHE_HOME`."),
        Finding.Explanation(
            .engineSwift, .error, "Missing compiler",
            "The compiler of Swift isn't in a folder of `PATH`, or it can't be started.",
            "Install Swift, and put it into a folder of `PATH`."),
    ]
}
