import GridPress

/// The font files of a folder.
struct FontFolder: Sendable {
    let files: [FontFile]
    let findings: [Finding]

    private static let endings: Set = ["ttf", "otf", "ttc", "otc"]
    /// The maximum number of files that are read in a folder, in alphabetical order.
    private static let mostFiles = 100

    /// Creates the font files of a folder, without the files of nested folders.
    init(_ path: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { name in Self.endings.contains(name.split(separator: ".").last.map { $0.lowercased() } ?? "") }
            .sorted()
        var files: [FontFile] = []
        var findings: [Finding] = []
        for name in names.prefix(Self.mostFiles) {
            do throws(FontFileError) {
                files += try FontFile.faces(in: try Self.bytes(of: path + "/" + name, below: path), file: name)
            } catch {
                findings.append(error.finding(name))
            }
        }
        self.files = files
        self.findings = findings
    }

    private static func bytes(of path: String, below folder: String) throws(FontFileError) -> Data {
        do throws(FolderFile.Failure) {
            return try FolderFile.contents(of: path, below: folder, most: FontFile.mostBytes)
        } catch {
            throw FontFileError(error)
        }
    }
}
