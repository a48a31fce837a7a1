import GridPressSnapshots

/// Where the golden file of an assertion lies.
struct GoldenPlace {
    /// The folder that nothing is written outside of.
    let folder: SnapshotFolder
    /// The name in it.
    let name: SnapshotName

    /// The place for a figure of a test, in the test's own folder or in one of one's own.
    init(_ test: RunningTest, named name: String?, in folder: String?) throws(SnapshotFailure) {
        if test.hasArguments, name == nil {
            throw SnapshotFailure(
                .unnamed(
                    "A test with arguments draws a figure for each, and each figure needs a file of its own.",
                    fix: "Give it a name, such as `named: \"\\(argument)\"`."
                )
            )
        }
        guard let golden = TestGolden(file: test.file, function: test.function, named: name) else {
            throw SnapshotFailure(
                .unnamed(
                    "The name of the figure has no letter and no digit.",
                    fix: "Give it another one with `named:`."
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
        try checkThatNobodyElseOwnsIt(golden)
    }

    /// Whoever prunes golden files takes the ones beside tests for those of the test that they are called after.
    private func checkThatNobodyElseOwnsIt(_ golden: TestGolden) throws(SnapshotFailure) {
        let path = "\(folder.path)/\(name)"
        guard let owner = TestGolden.testFile(ofGoldenAt: path), path != "\(golden.folder)/\(golden.name)" else {
            return
        }
        throw SnapshotFailure(
            .unnamed(
                "The golden file would lie where those of \(owner.shortPath) are kept.",
                fix: "Leave `in:` out, or give a folder that isn't called `\(TestGolden.folderName)`."
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
    static func unnamed(_ sentence: String, fix: String) -> Finding {
        Finding(.snapshotName, .error, sentence, fix: fix)
    }
}

extension String {
    /// A path as people read it: from the current folder, where it lies in there.
    var shortPath: String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return (hasPrefix(current) ? String(dropFirst(current.count)) : self).shown
    }
}
