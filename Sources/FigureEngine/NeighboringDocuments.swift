import GridPressPlatform
import LayoutDocuments

/// The layout documents in a folder, which other documents in the folder can refer to.
package struct NeighboringDocuments: Sendable {
    private let folder: String

    /// Creates the documents in the folder of a file.
    package init(of path: String) { folder = path.splitAtLastPart.folder }

    /// Returns the path of a document, relative to the current folder.
    package func path(of document: String) -> String { folder == "." ? document : folder + "/" + document }

    /// Returns the document at a path in the folder; `nil` if it can't be read, or a link leads out of the folder.
    package func document(at path: String) -> SourceText? {
        let full = self.path(of: path)
        guard full.leads(into: folder), case .bytes(let bytes)? = try? RegularFile.read(full, atMost: 16 << 20) else {
            return nil
        }
        return SourceText(name: full, bytes: bytes)
    }
}
