/// A reason why no engine folder can be used.
package enum EngineProblem: Error, Equatable {
    /// The folder has no manifest.
    case notAnEngine(folder: String)
    /// The folder is incomplete, or a file isn't what the manifest says.
    case damaged(folder: String, reason: String)
    /// The folder is for another compiler.
    ///
    /// The compiler that is installed is expected.
    case otherCompiler(folder: String, expected: String, found: String)
    /// The folder is for another architecture.
    case otherArchitecture(folder: String, expected: String, found: String)
    /// No engine can be used.
    ///
    /// The values are the problems of the engines that there are, and whether one can be built from sources.
    case missing(skipped: [EngineProblem], hasSources: Bool = false)
    /// The compiler can't be started.
    case withoutSwift(reason: String)
    /// A file or folder of engines can't be read or written.
    case unusable(path: String, SystemError)
    /// A path can't be removed, because it isn't an engine of the cache.
    case notRemovable(path: String, reason: String)
    /// A file or folder of the sources can't be read.
    case unreadableSources(path: String, SystemError)
    /// The sources of an archive don't have the hash in the file beside them.
    case changedSources(folder: String, hashFile: String)
    /// The folder is of another version of GridPress.
    ///
    /// The version of the tool is expected.
    case otherVersion(folder: String, expected: String, found: String)
    /// The folder that the option or the variable names has a problem.
    indirect case given(EngineSearch.Place, EngineProblem)
    /// The engine can't be built.
    ///
    /// The value is the output of the build.
    case unbuilt(output: String)
}
