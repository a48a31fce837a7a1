import GridPressGoldens

/// The location of an assertion's golden file.
struct GoldenLocation {
    /// The folder that contains all written files.
    let folder: SnapshotFolder
    /// The name of the golden file in the folder.
    let name: SnapshotName

    /// Creates the location for a figure of a test, in the test's folder or in a custom one.
    init(_ test: CurrentTest, named name: String?, in folder: String?) throws(SnapshotFailure) {
        if test.hasArguments, name == nil {
            throw SnapshotFailure(
                .unnamed(
                    "A snapshot of a test with arguments has no name. Each argument needs its own golden file.",
                    fix: "Give each snapshot a name, such as `named: \"\\(argument)\"`."
                )
            )
        }
        guard let golden = TestGoldenLocation(file: test.file, function: test.function, named: name) else {
            throw SnapshotFailure(
                .unnamed(
                    "The name of the snapshot contains neither a letter nor a digit.",
                    fix: "Use a name with a letter or a digit, such as `named: \"wide\"`."
                )
            )
        }
        guard let folder else {
            self.folder = SnapshotFolder(golden.folder)
            self.name = golden.name
            return
        }
        // In a custom folder, a name is a complete path with slashes.
        self.folder = SnapshotFolder(Self.folder(folder, besideFile: test.file))
        self.name = name.map(SnapshotName.init(path:)) ?? SnapshotName(Array(golden.name.parts.dropFirst()))
        try checkThatItIsUnowned(golden)
    }

    /// Checks that the file doesn't belong to another test.
    ///
    /// Golden files beside tests belong to the test in their name, and are removed when it no longer exists.
    private func checkThatItIsUnowned(_ golden: TestGoldenLocation) throws(SnapshotFailure) {
        let path = "\(folder.path)/\(name)"
        guard let owner = TestGoldenLocation.testFile(ofGoldenAt: path), path != "\(golden.folder)/\(golden.name)"
        else {
            return
        }
        throw SnapshotFailure(
            .unnamed(
                "The golden file would be in the folder for golden files of the tests in \(owner.shortPath).",
                fix: "Remove `in:`, or use a folder outside of `\(TestGoldenLocation.folderName)`."
            )
        )
    }

    private static func folder(_ folder: String, besideFile file: String) -> String {
        let base = URL(fileURLWithPath: file).deletingLastPathComponent()
        return URL(fileURLWithPath: folder, relativeTo: base).standardizedFileURL.path
    }
}

extension Finding {
    /// Returns the finding for a figure whose golden file has no name.
    static func unnamed(_ message: String, fix: String) -> Finding {
        Finding(.snapshotName, .error, message, fix: fix)
    }
}

extension String {
    /// The path for readers, relative to the current folder if it is inside.
    var shortPath: String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return (hasPrefix(current) ? String(dropFirst(current.count)) : self).shown
    }
}
