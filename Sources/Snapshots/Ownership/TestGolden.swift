import Platform

/// Where a test keeps a golden file: `Snapshots/<test file>/<function>.<name>` beside the test's file.
package struct TestGolden: Equatable {
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

extension TestGolden {
    /// The file of the tests that a golden file belongs to by its path, be that file there or not.
    ///
    /// `nil` where it doesn't lie in a folder for tests: `Snapshots` with a Swift file beside it that is no manifest, or
    /// anywhere in `Tests`.
    package static func testFile(ofGoldenAt path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, parts[parts.count - 3] == folderName else { return nil }
        let around = parts.dropLast(3)
        let folder = around.joined(separator: "/")
        guard around.contains("Tests") || holdsSources(folder.isEmpty ? "/" : folder) else { return nil }
        return folder + "/" + parts[parts.count - 2] + ".swift"
    }

    /// Whether there is a Swift file in a folder that isn't the manifest of a package.
    private static func holdsSources(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            name.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix("Package@")
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
