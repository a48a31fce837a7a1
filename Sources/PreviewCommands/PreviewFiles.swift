/// The files of drawn previews, or of pages about them.
package struct PreviewFiles {
    /// The paths of the drawn files, with their paths in the folder of the user.
    private let files: [(drawn: String, path: String)]

    package init(_ drawn: PreviewDrawer.Result) {
        if let pages = drawn.pages {
            let names = FileManager.default.enumerator(atPath: pages)?.compactMap { $0 as? String } ?? []
            files = names.sorted().map { (pages + "/" + $0, $0) }.filter { FileStatus($0.0)?.kind == .file }
        } else {
            files = drawn.previews.map { ($0.content, $0.name + "." + $0.ending) }
        }
    }

    /// Writes the files into a folder, and returns findings about files that can't be written.
    package func write(to folder: String) -> [Finding] {
        files.compactMap { file in Self.copy(file.drawn, to: folder + "/" + file.path) }
    }

    /// Copies a file and creates its folders, and returns a finding if that fails.
    private static func copy(_ file: String, to path: String) -> Finding? {
        let (folder, name) = path.splitAtLastPart
        do throws(SystemError) {
            guard case .bytes(let bytes) = try RegularFile.read(file, atMost: .max) else {
                let reason = "the code of a preview replaced it"
                return Finding(unwritable: path, reason, fix: "Remove code that changes other files.")
            }
            try NewFolder.make(folder)
            try AtomicFile.write(bytes, to: name, in: folder)
            return nil
        } catch {
            return Finding(unwritable: path, error.reason, fix: error.remedy)
        }
    }
}
