extension EngineManifest {
    /// The largest number of bytes of a manifest, which is many times the usual one.
    private static let largest = 4 << 20
    /// The largest size of a file of an engine, which sums of sizes can't exceed the range of integers with.
    private static let largestFile = 1 << 40

    /// Reads the manifest of a folder, which anybody can have written.
    ///
    /// - Throws: An ``EngineProblem`` if a path leads out of the folder, or if the file isn't a manifest.
    init(ofFolder folder: String) throws(EngineProblem) {
        let path = folder + "/" + Self.name
        let content: RegularFile.Content
        do throws(SystemError) {
            content = try RegularFile.read(path, atMost: Self.largest)
        } catch {
            if error.number == ENOENT || error.number == ENOTDIR { throw .notAnEngine(folder: folder) }
            throw .unusable(path: path, error)
        }
        switch content {
        case .tooLarge: throw .damaged(folder: folder, reason: "its manifest has more than \(Self.largest >> 20) MB")
        case .none: throw .damaged(folder: folder, reason: "its manifest isn't a file")
        case .bytes(let bytes):
            guard let manifest = try? JSONDecoder().decode(EngineManifest.self, from: Data(bytes)) else {
                // Another format can lack any other key.
                let format = try? JSONDecoder().decode(Format.self, from: Data(bytes)).format
                throw .damaged(folder: folder, reason: Self.reason(ofFormat: format))
            }
            guard manifest.format == Self.format else {
                throw .damaged(folder: folder, reason: Self.reason(ofFormat: manifest.format))
            }
            if let path = manifest.files.keys.sorted().first(where: { !$0.isInside }) {
                throw .damaged(folder: folder, reason: "its manifest has the path \(path.quoted)")
            }
            if let (path, file) = manifest.files.sorted(by: { $0.key < $1.key })
                .first(where: { !(0...Self.largestFile).contains($0.value.size) })
            {
                throw .damaged(folder: folder, reason: "its manifest has \(file.size) bytes for \(path.quoted)")
            }
            let rooms = Array(manifest.rooms.keys) + manifest.rooms.values.joined()
            if let room = rooms.sorted().first(where: { !$0.isModuleName }) {
                throw .damaged(folder: folder, reason: "its manifest has the framework \(room.quoted)")
            }
            self = manifest
        }
    }

    private struct Format: Decodable { let format: Int }

    private static func reason(ofFormat format: Int?) -> String {
        guard let format, format != Self.format else { return "its manifest can't be read" }
        return "its manifest has the format \(format) instead of \(Self.format)"
    }
}

extension String {
    /// Whether a path is relative and has no part that leads elsewhere.
    fileprivate var isInside: Bool {
        !contains("\0")
            && utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
                .allSatisfy { !["", ".", ".."].map { Array($0.utf8) }.contains($0) }
    }

    /// Whether a text can be the name of a module, and so of its folder.
    fileprivate var isModuleName: Bool {
        !isEmpty
            && utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "_")
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
            }
    }
}
