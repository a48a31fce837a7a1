import Foundation
import GridPressFindings
import GridPressPlatform

extension EngineStore {
    /// Builds the engine for some sources and a compiler, unless another run has just built it.
    ///
    /// The folder is written completely or not at all. Two runs at once build it once.
    ///
    /// - Parameters:
    ///   - sources: The sources.
    ///   - compiler: The compiler.
    ///   - progress: A closure that is called with a line about each step.
    package func build(
        _ sources: EngineSources,
        _ compiler: SwiftCompiler,
        progress: (String) -> Void
    ) throws(EngineProblem) -> EngineFolder {
        let hash = try sources.hash()
        let path = path(sources: hash, compiler)
        return try locked(progress) { () throws(EngineProblem) in
            removeLeftovers()
            if let engine = try? EngineFolder(path), (try? engine.check(for: compiler)) != nil {
                return engine
            }
            progress(
                "Building the engine for \(compiler.version.shortVersion) from \(sources.folder.quoted), once for this "
                    + "machine. It takes about four minutes …"
            )
            return try withTemporaryFolder { temporary throws(EngineProblem) in
                let built = try Self.run(sources, compiler, into: temporary)
                do throws(EngineProblem) {
                    try built.check(for: compiler)
                } catch {
                    throw .unbuilt(output: error.message)
                }
                guard built.manifest.sources == hash else {
                    throw .unbuilt(output: "the sources changed during the build")
                }
                return try move(built.path, to: path, keeping: temporary)
            }
        }
    }

    /// Runs the script that builds an engine.
    ///
    /// The compiler that `swiftc` means can depend on the current folder, so the script gets the folder of the compiler.
    private static func run(
        _ sources: EngineSources,
        _ compiler: SwiftCompiler,
        into temporary: String
    ) throws(EngineProblem) -> EngineFolder {
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let path = compiler.programs.map { ["PATH=\($0):\(search)"] } ?? []
        let result: ProgramCall.Result
        do {
            result = try ProgramCall(path + ["bash", sources.script, temporary + "/engine"]).run()
        } catch {
            throw .unbuilt(output: "\(error)")
        }
        guard result.status == 0 else { throw .unbuilt(output: result.failure) }
        return try EngineFolder(temporary + "/engine")
    }

    /// Gives a built engine its name; an engine that has the name moves into a temporary folder.
    private func move(_ built: String, to path: String, keeping temporary: String) throws(EngineProblem) -> EngineFolder
    {
        if FileStatus(ofLinkOr: path) != nil, rename(path, temporary + "/replaced") != 0 {
            throw .unusable(path: path, reason: SystemError.last.reason)
        }
        guard rename(built, path) == 0 else { throw .unusable(path: path, reason: SystemError.last.reason) }
        return try EngineFolder(path)
    }
}

extension EngineStore {
    /// Runs a closure while no other process changes the folder.
    func locked<Value>(
        _ progress: (String) -> Void,
        _ body: () throws(EngineProblem) -> Value
    ) throws(EngineProblem) -> Value {
        do {
            return try FolderLock(folder).locked(
                waiting: { progress("Waiting for another run that builds an engine …") },
                body
            )
        } catch let problem as EngineProblem {
            throw problem
        } catch let error as SystemError {
            throw .unusable(path: folder, reason: error.reason)
        } catch {
            throw .unusable(path: folder, reason: "\(error)")
        }
    }

    /// Calls a closure with a new folder, which is removed afterwards.
    ///
    /// Its name shows later runs whether the process that made it has ended.
    func withTemporaryFolder<Value>(
        _ body: (String) throws(EngineProblem) -> Value
    ) throws(EngineProblem) -> Value {
        let (name, status) = TemporaryFiles.shared.make(in: folder) { mkdir(folder + "/" + $0, 0o777) }
        defer { TemporaryFiles.shared.forget(name, in: folder) }
        guard status == 0 else { throw .unusable(path: folder, reason: SystemError.last.reason) }
        let path = folder + "/" + name
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    /// Removes the folders of processes that ended while they wrote.
    func removeLeftovers() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where TemporaryFiles.isLeftover(name) {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}
