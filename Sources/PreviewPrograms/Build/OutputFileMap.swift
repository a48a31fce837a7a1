import Foundation
import GridPressSnapshots

/// The files that the compiler makes of the sources of a module.
struct OutputFileMap {
    /// The objects of the sources, in their order.
    let objects: [String]
    /// The map as the compiler reads it.
    let json: [UInt8]

    init(_ sources: [String], in folder: String) {
        var map = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        objects = sources.map { source in
            let name = (source as NSString).lastPathComponent
            // Names are as long as the sources are, so that those of files in several folders differ.
            let base = folder + "/" + (name as NSString).deletingPathExtension + "-" + source.utf8.digest
            map[source] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
            return base + ".o"
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts can always be encoded.
        json = Array((try? encoder.encode(map)) ?? Data())
    }
}
