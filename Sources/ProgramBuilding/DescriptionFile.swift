/// The description of a package, kept in its build folder.
///
/// The package manager needs a part of a second to describe a package, even if it knows the manifest. Like the package
/// manager, the file compares manifests and environment variables, and no other files that a manifest may read.
struct DescriptionFile: Equatable {
    private static let name = "description.json"
    private static let mostBytes = 16 << 20

    /// The folder of the package.
    private let package: String
    /// The folder of the file: a folder in the build folder, which is made by the first build.
    private let folder: String
    /// The first line of the file; `nil` if the package manager isn't known.
    ///
    /// It is a checksum that changes with the manifests, the environment, the mirrors and the package manager.
    private let key: [UInt8]?

    /// - Parameter package: The folder of the package.
    init(_ package: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.package = package
        folder = package + "/.build/gridpress"
        var hash = SHA256()
        func add(_ name: String, _ bytes: some Sequence<UInt8>) {
            hash.update("\(name) \(SHA256.hexadecimal(of: Array(bytes)))\n")
        }
        add("folder", package.utf8)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []
        for name in names.sorted() where name == ".swift-version" || name.isManifest {
            add(name, FileManager.default.contents(atPath: package + "/" + name) ?? Data())
        }
        // The variables of shells differ between calls, and no manifest depends on them.
        for (name, value) in environment.sorted(by: { $0.key < $1.key })
        where !["PWD", "OLDPWD", "SHLVL", "_"].contains(name) {
            add(name, value.utf8)
        }
        let mirrors = ".swiftpm/configuration/mirrors.json"
        for folder in [package, environment["HOME"] ?? ""] {
            add(mirrors, FileManager.default.contents(atPath: folder + "/" + mirrors) ?? Data())
        }
        // A program that chooses a toolchain says nothing about its choice.
        let programs = (environment["PATH"] ?? "").split(separator: ":").lazy.compactMap { "\($0)/swift".realPath }
        let managers = programs.prefix(1).compactMap { FileStatus($0.splitAtLastPart.folder + "/swift-package") }
        for manager in managers { add("swift-package \(manager.size) \(manager.written)", []) }
        key = managers.isEmpty ? nil : Array("\(hash.hexadecimal)\n".utf8)
    }

    /// The description; `nil` if the file has none, or one of another manifest.
    var description: [UInt8]? {
        let path = folder + "/" + Self.name
        guard let key, case .bytes(let bytes)? = try? RegularFile.read(path, atMost: Self.mostBytes),
            bytes.starts(with: key)
        else { return nil }
        return Array(bytes.dropFirst(key.count))
    }

    /// Keeps a description.
    ///
    /// Without a build folder that can be written, only the next call is slower.
    func keep(_ description: [UInt8]) {
        guard let key, FileStatus(folder.splitAtLastPart.folder)?.kind == .folder,
            FolderBoundary(package).contains(folder), (try? NewFolder.make(folder)) != nil
        else { return }
        try? AtomicFile.write(key + description, to: Self.name, in: folder)
    }
}

extension String {
    /// Whether it is the name of a manifest, such as `Package.swift` and `Package@swift-6.0.swift`.
    fileprivate var isManifest: Bool { self == "Package.swift" || hasPrefix("Package@") && hasSuffix(".swift") }
}
