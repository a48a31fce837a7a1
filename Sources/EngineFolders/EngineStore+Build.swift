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
            removeLeftovers(progress)
            if let engine = try? EngineFolder(path), (try? engine.check(for: compiler)) != nil {
                return engine
            }
            try sources.checkHash()
            progress(
                "Building the engine for \(compiler.version.shortVersion) from \(sources.folder.quoted), once for this "
                    + "machine. It takes about four minutes …"
            )
            return try withTemporaryFolder(progress) { temporary throws(EngineProblem) in
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
        if let status = FileStatus(ofLinkOr: path) {
            if status.kind == .folder { FolderRemoval.allow(path, status) }
            guard rename(path, temporary + "/replaced") == 0 else { throw .unusable(path: path, .last) }
        }
        guard rename(built, path) == 0 else { throw .unusable(path: path, .last) }
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
            throw .unusable(path: folder, error)
        } catch {
            // The lock has no other errors.
            throw .unusable(path: folder, .last)
        }
    }

    /// Calls a closure with a new folder, which is removed afterwards.
    ///
    /// Its name shows later runs whether the process that made it has ended.
    ///
    /// - Parameters:
    ///   - progress: A closure that is called with a line about what stays.
    ///   - body: The closure that is called with the path of the folder.
    func withTemporaryFolder<Value>(
        _ progress: (String) -> Void,
        _ body: (String) throws(EngineProblem) -> Value
    ) throws(EngineProblem) -> Value {
        let (name, status) = TemporaryFiles.shared.make(in: folder) { mkdir(folder + "/" + $0, 0o777) }
        defer { TemporaryFiles.shared.forget(name, in: folder) }
        guard status == 0 else { throw .unusable(path: folder, .last) }
        let path = folder + "/" + name
        defer { removeTemporary(path, progress) }
        return try body(path)
    }

    /// Removes the folders of processes that ended while they wrote.
    func removeLeftovers(_ progress: (String) -> Void) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where TemporaryFiles.isLeftover(name) {
            removeTemporary(folder + "/" + name, progress)
        }
    }

    private func removeTemporary(_ path: String, _ progress: (String) -> Void) {
        do throws(FolderRemoval.Remainder) {
            try FolderRemoval.remove(path)
        } catch {
            progress("A part of a temporary folder stays: \(error).")
        }
    }
}
