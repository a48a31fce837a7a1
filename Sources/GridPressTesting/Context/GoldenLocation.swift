import GridPressSnapshots

/// The location of an assertion's golden file.
struct GoldenLocation {
    /// The folder that nothing is written outside of.
    let folder: SnapshotFolder
    /// The name in it.
    let name: SnapshotName

    /// The place for a figure of a test, in the test's own folder or in one of one's own.
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
        // In a folder of one's own a name is the whole one, with slashes between its parts.
        self.folder = SnapshotFolder(Self.folder(folder, besideFile: test.file))
        self.name = name.map(SnapshotName.init(path:)) ?? SnapshotName(Array(golden.name.parts.dropFirst()))
        try checkThatItIsUnowned(golden)
    }

    /// Whoever prunes golden files takes the ones beside tests for those of the test that they are called after.
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
    /// A figure that there is no golden file for.
    static func unnamed(_ message: String, fix: String) -> Finding {
        Finding(.snapshotName, .error, message, fix: fix)
    }
}

extension String {
    /// A path as people read it: from the current folder, where it lies in there.
    var shortPath: String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return (hasPrefix(current) ? String(dropFirst(current.count)) : self).shown
    }
}
