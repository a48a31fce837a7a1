/// The objects of an Xcode project's description, and the paths of its files.
struct ProjectObjects {
    /// The folder around the project.
    let folder: String
    /// The object of the project itself.
    let project: OpenStepList
    private let objects: [String: OpenStepList]
    /// The paths of files and folders, by the keys of their objects.
    private(set) var paths: [String: String] = [:]

    /// The largest description that is read, in bytes.
    private static let largest = 64 << 20

    /// Reads a project; `nil` if it can't be read.
    ///
    /// - Parameter path: The folder with the extension `xcodeproj`.
    init?(_ path: String) {
        guard case .bytes(let bytes)? = try? RegularFile.read(path + "/project.pbxproj", atMost: Self.largest),
            let list = OpenStepList(bytes), let objects = list["objects"]?.values,
            let project = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.project = project
        folder = path.splitAtLastPart.folder
        guard let group = project["mainGroup"]?.text else { return }
        let directory = project["projectDirPath"]?.text ?? ""
        let base = directory.isEmpty ? folder : folder + "/" + directory
        place(group, in: base, root: base)
    }

    /// Records the paths of an object and of the objects inside.
    private mutating func place(_ key: String, in parent: String, root: String) {
        var open = [(key: key, parent: parent)]
        while let (key, parent) = open.popLast() {
            // A group can be in itself by mistake.
            guard let object = objects[key], paths[key] == nil else { continue }
            let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : parent
            let path = object["path"]?.text.map { base + "/" + $0 } ?? base
            paths[key] = path
            open += (object["children"]?.texts ?? []).reversed().map { ($0, path) }
        }
    }

    /// The object of a key; `nil` for a reference to nothing.
    subscript(key: String?) -> OpenStepList? { key.flatMap { objects[$0] } }

    /// Returns the objects that a list of an object refers to, without references to nothing.
    func list(_ name: String, of object: OpenStepList?) -> [OpenStepList] {
        (object?[name]?.texts ?? []).compactMap { objects[$0] }
    }

    /// Returns the keys of all objects of a class in ascending order.
    func keys(of isa: String) -> [String] { objects.filter { $0.value["isa"]?.text == isa }.keys.sorted() }

    /// The folders of local packages: package references, and folders among the files of the project.
    var localPackages: [String] {
        let references = keys(of: "XCLocalSwiftPackageReference").compactMap { objects[$0]?["relativePath"]?.text }
            .map { folder + "/" + $0 }
        let folders = keys(of: "PBXFileReference").compactMap { paths[$0] }
        return Set((references + folders).map(\.withoutDots))
            .filter { FileStatus($0 + "/Package.swift")?.kind == .file }.sorted()
    }

    /// The names of remote packages: the last parts of their addresses.
    var remotePackages: [String] {
        let addresses = keys(of: "XCRemoteSwiftPackageReference").compactMap { objects[$0]?["repositoryURL"]?.text }
        return Set(
            addresses.map { address in
                let name = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
                return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
            }
        )
        .sorted()
    }
}

extension String {
    /// The path without its components `.` and `..`.
    var withoutDots: String { URL(fileURLWithPath: self).standardized.path }
}
