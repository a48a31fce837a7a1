/// The location of a test's golden file: `Snapshots/<test file>/<function>.<name>` beside the test's file.
package struct TestGoldenLocation: Equatable {
    /// The folder with the golden files of all tests in the same folder.
    package let folder: String
    /// The name of the golden file in this folder.
    package let name: SnapshotName

    /// The name of folders for golden files.
    package static let folderName = "Snapshots"

    /// Creates the location for a figure of a test; `nil` if one of its names has no suitable characters.
    package init?(file: String, function: String, named name: String?) {
        let (folder, fileName) = file.splitAtLastPart
        let parts = [function, name].compactMap(\.self).map(FileName.cleaned)
        let suite = FileName.cleaned(fileName.withoutEnding)
        guard !suite.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.folder = folder + "/" + Self.folderName
        self.name = SnapshotName([suite, parts.joined(separator: ".")])
    }

    /// Returns whether a file name belongs to a function: it equals the function's name, or starts with it and a
    /// period.
    package static func isName(_ stem: String, of function: String) -> Bool {
        let cleaned = FileName.cleaned(function)
        return !cleaned.isEmpty && (stem == cleaned || stem.hasPrefix(cleaned + "."))
    }
}

extension TestGoldenLocation {
    /// Returns the path of the test file that a golden file belongs to, which doesn't have to exist.
    ///
    /// The result is `nil` if the file isn't in a folder of tests: one that contains tests, or is inside `Tests` of a
    /// package.
    package static func testFile(ofGoldenAt path: String) -> String? {
        let (suite, _) = path.splitAtLastPart
        let (snapshots, name) = suite.splitAtLastPart
        let (folder, last) = snapshots.splitAtLastPart
        guard last == folderName, !name.isEmpty else { return nil }
        let file = (folder == "/" ? "" : folder) + "/" + name + ".swift"
        return FileStatus(file)?.kind == .file || holdsTests(folder) || isInTests(folder) ? file : nil
    }

    /// Returns whether a folder is inside the folder `Tests` of a package, but not in another package there.
    private static func isInTests(_ folder: String) -> Bool {
        var folder = folder
        while folder != "/", folder != ".", !isPackage(folder) {
            let (parent, name) = folder.splitAtLastPart
            if name == "Tests", isPackage(parent) { return true }
            folder = parent
        }
        return false
    }

    private static func isPackage(_ folder: String) -> Bool { FileStatus(folder + "/Package.swift")?.kind == .file }

    /// Returns whether a folder contains a Swift file with tests.
    ///
    /// Other Swift files can be beside unrelated golden files.
    private static func holdsTests(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            guard name.hasSuffix(".swift"),
                case .bytes(let bytes)? = try? RegularFile.read(folder + "/" + name, atMost: 1 << 20)
            else { return false }
            let text = String(decoding: bytes, as: UTF8.self)
            return ["Testing", "XCTest", "GridPressTesting"].contains { text.contains("import \($0)") }
        }
    }
}

extension String {
    /// The name of a file without its extension.
    package var withoutEnding: String {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
        return String(self[..<dot])
    }
}
