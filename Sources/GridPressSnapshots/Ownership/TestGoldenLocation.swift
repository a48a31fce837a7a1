import GridPressPlatform

/// The location of a test's golden file: `Snapshots/<test file>/<function>.<name>` beside the test's file.
package struct TestGoldenLocation: Equatable {
    /// The folder for golden files of all tests beside each other.
    package let folder: String
    /// The name of the golden file in it.
    package let name: SnapshotName

    /// The name of folders for golden files.
    package static let folderName = "Snapshots"

    /// The place for a figure of a test; `nil` where no part of its names can be written.
    package init?(file: String, function: String, named name: String?) {
        let (folder, fileName) = file.splitAtLastPart
        let parts = [function, name].compactMap(\.self).map(SnapshotName.cleaned)
        let suite = SnapshotName.cleaned(fileName.withoutEnding)
        guard !suite.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.folder = folder + "/" + Self.folderName
        self.name = SnapshotName([suite, parts.joined(separator: ".")])
    }

    /// Whether a name that was written belongs to a function: it is the function's, or begins with it.
    package static func isName(_ stem: String, of function: String) -> Bool {
        let cleaned = SnapshotName.cleaned(function)
        return !cleaned.isEmpty && (stem == cleaned || stem.hasPrefix(cleaned + "."))
    }
}

extension TestGoldenLocation {
    /// The file of the tests that a golden file belongs to by its path, be that file there or not.
    ///
    /// `nil` where it doesn't lie in a folder of tests: such a folder has tests in it, or lies in `Tests` of a package.
    package static func testFile(ofGoldenAt path: String) -> String? {
        let (suite, _) = path.splitAtLastPart
        let (snapshots, name) = suite.splitAtLastPart
        let (folder, last) = snapshots.splitAtLastPart
        guard last == folderName, !name.isEmpty else { return nil }
        let file = (folder == "/" ? "" : folder) + "/" + name + ".swift"
        return FileStatus(file)?.kind == .file || holdsTests(folder) || isInTests(folder) ? file : nil
    }

    /// Whether a folder lies in the folder `Tests` of a package, and not in another package there.
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

    /// Whether there is a Swift file with tests in a folder: others may lie beside golden files of something else.
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
    /// The name of a file without its ending.
    package var withoutEnding: String {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
        return String(self[..<dot])
    }
}
