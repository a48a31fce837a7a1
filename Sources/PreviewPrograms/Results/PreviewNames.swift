import Foundation
import GridPressSnapshots

/// The names of pictures in the form `Module/Source.Preview`, followed by the words of a variant.
enum PreviewNames {
    /// Sets the names of pictures, in order.
    ///
    /// Previews without a name, or with the name of an earlier preview, are numbered in their source.
    static func name(_ previews: inout [DrawnPreview]) {
        var counts: [String: Int] = [:]
        var known: [Place: String] = [:]
        for index in previews.indices {
            let preview = previews[index]
            let place = Place(file: preview.file, line: preview.line, number: preview.number)
            let name: String
            if let earlier = known[place] {
                name = earlier
            } else {
                let source = ((preview.file as NSString).lastPathComponent as NSString).deletingPathExtension
                let parts = [source, preview.title ?? ""].map(SnapshotName.cleaned).filter { !$0.isEmpty }
                let base = parts.joined(separator: ".")
                let path = preview.module + "/" + base
                // Some file systems ignore case.
                let count = counts[path.lowercased(), default: 0] + 1
                counts[path.lowercased()] = count
                name = count == 1 ? path : "\(path).\(count)"
                known[place] = name
            }
            previews[index].previewName = name
            previews[index].name = ([name] + preview.variant.words).joined(separator: ".")
        }
    }

    private struct Place: Hashable {
        let file: String
        let line: Int
        let number: Int
    }
}
