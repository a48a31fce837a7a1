/// The output files of the compiler for the sources of a module.
struct OutputFileMap {
    /// The objects of the sources, in their order.
    let objects: [String]
    /// The map as the compiler reads it.
    let json: [UInt8]

    init(_ sources: [String], in folder: String) {
        var map = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        objects = sources.map { source in
            let base = Self.base(of: source, in: folder)
            map[source] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
            return base + ".o"
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding strings can't fail.
        json = Array((try? encoder.encode(map)) ?? Data())
    }

    /// Returns the object of a source.
    static func object(of source: String, in folder: String) -> String { base(of: source, in: folder) + ".o" }

    /// Returns the path of the output for a source, without an extension.
    private static func base(of source: String, in folder: String) -> String {
        let name = (source as NSString).lastPathComponent
        // Names include the whole path, so that names of files in several folders differ.
        return folder + "/" + (name as NSString).deletingPathExtension + "-" + source.utf8.digest
    }
}
