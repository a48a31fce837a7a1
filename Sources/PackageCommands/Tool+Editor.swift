extension Tool {
    /// Writes the configuration of editors, and prints what they need.
    func configureEditor(_ words: CommandArguments) throws -> ExitCode {
        try reporting(words) {
            let package = try Self.package(words)
            if words[.removesToolsets] ?? false { return try removeToolset(from: package) }
            let toolset = try toolset(for: package, words)
            let path = package + "/" + EditorConfiguration.path
            let replaces = words[.replacesToolsets] ?? false
            let isChanged = try change(path, of: package) { content throws(EditorConfiguration.Problem) in
                try EditorConfiguration.adding(toolset, to: content, replaces: replaces)
            }
            try report("\(isChanged ? "written" : "unchanged"): \(path.relativeInside.shown)\n\n" + Self.editors)
            try excludeFromGit(package, words)
            return .fine
        }
    }

    /// The requirements of editors, as lines.
    private static let editors = """
        VS Code: install the extension "Swift" (swiftlang.swift-vscode), and open the folder of the package.
        Neovim 0.11: install nvim-lspconfig, and add the line vim.lsp.enable("sourcekit") to init.lua.
        Restart the editor after this command. Diagnostics of other modules need a build, which the editor starts.

        """

    /// Removes the toolset of GridPress from the configuration of a package.
    private func removeToolset(from package: String) throws -> ExitCode {
        let path = package + "/" + EditorConfiguration.path
        let isChanged = try change(path, of: package) { content throws(EditorConfiguration.Problem) in
            try content.flatMap(EditorConfiguration.removingToolsets)
        }
        try report("\(isChanged ? "removed from" : "not in"): \(path.relativeInside.shown)\n")
        return .fine
    }

    /// Changes the configuration of a package, and returns whether the file changes.
    ///
    /// - Parameter newContent: A closure that returns the content of the file for the present one; `nil` for no file.
    private func change(
        _ path: String,
        of package: String,
        _ newContent: (_ content: [UInt8]?) throws(EditorConfiguration.Problem) -> [UInt8]?
    ) throws -> Bool {
        let boundary = FolderBoundary(package)
        let unwritable = { (reason: String, fix: String) in
            PackageProblem(
                finding: Finding(
                    .packageEditor,
                    .error,
                    "The file \(path.relativeInside.quoted) can't be written: \(reason).",
                    fix: fix
                )
            )
        }
        do {
            var content: [UInt8]?
            if FileStatus(ofLinkOr: path) != nil {
                guard boundary.contains(path), case .bytes(let bytes) = try RegularFile.read(path, atMost: 1 << 20)
                else {
                    throw unwritable("it isn't a file of the package", "Remove it, or replace it by a file.")
                }
                content = bytes
            }
            let json = try newContent(content)
            if json == content { return false }
            if let json {
                if content == nil { try boundary.write(json, to: path) } else { try boundary.replace(path, by: json) }
            } else {
                try remove(path)
            }
            return true
        } catch let failure as FolderBoundary.Failure {
            throw unwritable(failure.reason, failure.remedy)
        } catch let error as SystemError {
            throw unwritable(error.reason, error.remedy)
        } catch let problem as EditorConfiguration.Problem {
            throw PackageProblem(finding: Self.finding(problem, path.relativeInside))
        }
    }

    /// Removes a file, and its folder if that is empty.
    private func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw .last }
        rmdir(path.splitAtLastPart.folder)
    }

    private static func finding(_ problem: EditorConfiguration.Problem, _ path: String) -> Finding {
        switch problem {
        case .unreadable:
            Finding(
                .packageEditor,
                .error,
                "The file \(path.quoted) isn't a JSON object with settings of sourcekit-lsp.",
                fix: "Correct it, or remove it."
            )
        case .otherToolsets(let toolsets):
            Finding(
                .packageEditor,
                .error,
                "The file \(path.quoted) has other toolsets: \(toolsets.map(\.quoted).joined(separator: ", ")).",
                fix: "Add the path that `gridpress toolset` prints to its toolsets, or replace them with `--force`."
            )
        }
    }

    /// Excludes the configuration from Git, or says how.
    private func excludeFromGit(_ package: String, _ words: CommandArguments) throws {
        guard !GitExclusion.isTracked(EditorConfiguration.path, in: package) else {
            return try report(
                "The file has absolute paths, but Git tracks it, so Git doesn't ignore it. To change that, run "
                    + "`git rm --cached \(EditorConfiguration.path)` in the package.\n"
            )
        }
        let excludes = words[.excludesFromGit] ?? false
        guard let exclusion = GitExclusion(of: EditorConfiguration.path, in: package) else {
            if excludes { try report("Git ignores the file already, or the package isn't in a repository.\n") }
            return
        }
        guard excludes else {
            return try report(
                "The file has absolute paths. To make Git ignore it on this machine, run `gridpress editor --exclude`, or "
                    + "add this line to \(exclusion.path.relativeInside.shown): \(exclusion.line.shown)\n"
            )
        }
        do throws(SystemError) {
            try exclusion.add()
        } catch {
            throw PackageProblem(
                finding: Finding(
                    .packageEditor,
                    .error,
                    "The file \(exclusion.path.quoted) can't be written: \(error.reason).",
                    fix: "Add the line \(exclusion.line.quoted) to a list of files that Git ignores."
                )
            )
        }
        try report("excluded from Git: \(exclusion.line.shown)\n")
    }
}
