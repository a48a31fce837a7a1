/// The folder of the generated package, which keeps build products for the next run.
struct BuildFolder {
    let path: String

    init(_ path: String) { self.path = path }

    /// The folder that symbolic links must not lead written files out of.
    private var boundary: FolderBoundary { FolderBoundary(path) }

    /// The folder of the generated package.
    var package: String { path + "/package" }
    /// The folder of build products, or the folder to which the symbolic link `build` leads.
    ///
    /// It isn't shared, because packages in one folder would mix up their build plans. With a link to the build folder of
    /// GridPress, nothing of GridPress is compiled again.
    var scratch: String {
        let path = path + "/build"
        return path.realPath ?? path
    }
    /// The folder for the records of figures.
    var records: String { path + "/records" }

    /// The file with the numbers of started figures.
    var progress: String { records + "/" + FigureProgramFiles.progress }

    /// Runs a closure while no other process uses the folder.
    func locked<Result>(waiting: () -> Void, _ body: () throws -> Result) throws -> Result {
        try FolderLock(path).locked(waiting: waiting, body)
    }

    /// Writes the files of the package, and removes the files of previous runs.
    ///
    /// Unchanged files aren't written, so that the package manager doesn't rebuild them.
    func write(_ files: [String: String]) throws {
        try write(files, into: package)
        let sources = package + "/Sources"
        let modules = Set(files.keys.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
        guard boundary.contains(sources) else { throw FolderBoundary.Failure.outside }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
        where !modules.contains(name) {
            try FileManager.default.removeItem(atPath: sources + "/" + name)
        }
    }

    /// Writes files into a folder.
    func write(_ files: [String: String], into folder: String) throws {
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            try write(Array(text.utf8), to: folder + "/" + path)
        }
    }

    /// Copies the package versions of the documented package, if they changed.
    func pin(_ package: String, to path: String) throws {
        guard let versions = Self.bytes(path) else { return }
        let copy = "Package.resolved.documented"
        if Self.bytes(package + "/" + copy) == versions { return }
        try write(versions, to: package + "/Package.resolved")
        try write(versions, to: package + "/" + copy)
    }

    /// Removes the records of previous runs.
    func clearRecords() throws {
        let files = FileManager.default
        if files.fileExists(atPath: records) { try files.removeItem(atPath: records) }
        try files.createDirectory(atPath: records, withIntermediateDirectories: true)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        if Self.bytes(path) == bytes { return }
        try boundary.write(bytes, to: path)
    }

    /// Returns the bytes of a file; `nil` if it can't be read.
    static func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }
}
