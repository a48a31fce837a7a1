/// A comparison of the pictures of pages with the stored files, which determines what to report and what to write.
package struct PictureComparison {
    /// The pictures in the order of the pages, without pictures of figures that can't be drawn.
    package let states: [PictureState]
    let differences: PictureDifferences
    private let set: FigureSet
    private let left: LeftPictures

    /// Compares the pictures of a set.
    package init(_ set: FigureSet, _ pictures: [FigurePlan.Place: FigurePicture], maker: any PictureMaker) {
        self.set = set
        differences = PictureDifferences(maker: maker)
        let differences = differences
        states = set.entries.compactMap { entry in
            pictures[entry.source].map { picture in
                let figure = set.figure(of: entry)
                return PictureState(
                    entry,
                    figure.request.picture,
                    picture,
                    page: set.pages[entry.page].file.path,
                    differences
                )
            }
        }
        left = LeftPictures(set, dismissed: Set(states.flatMap(\.removals)))
    }

    /// The folders that can contain pictures.
    var folders: Set<String> { Set(self.set.folders.keys) }

    /// The findings about pictures and lines, in the order of the pictures.
    package var findings: [Finding] { states.compactMap(\.finding) + left.findings }

    /// The findings about pictures that aren't overwritten because they were edited.
    package var refusals: [Finding] {
        states.filter(\.isRefused).compactMap(\.finding)
    }

    // MARK: Writing

    /// Writes pictures and pages, and removes pictures and lines of figures that no longer exist.
    ///
    /// Each file is written completely or not at all. Pictures are written before the page that shows them.
    ///
    /// - Parameter report: A closure that is called with the path of each file, after it is written or removed.
    /// - Returns: The findings about files that weren't written.
    package func write(_ report: (_ path: String, _ isRemoved: Bool) throws -> Void) rethrows -> [Finding] {
        removeLeftovers()
        var findings = refusals
        for (index, page) in set.pages.enumerated() {
            // 1. The pictures of the page.
            let states = states.filter { $0.entry.page == index }
            var isWhole = true
            for state in states {
                for file in state.files {
                    if let finding = Self.write(file.bytes, to: file.path, within: state.entry.boundary) {
                        findings.append(finding)
                        isWhole = false
                    } else {
                        try report(file.path, false)
                    }
                }
            }
            // 2. The page, unless a picture is missing, or text beside the marks would be lost.
            guard isWhole, !page.page.findings.contains(where: { $0.code == .figureMarks }) else { continue }
            if update(page, edits(of: index, states), &findings) { try report(page.file.path, false) }
            // 3. The pictures that the page no longer shows.
            for state in states {
                for path in state.removals { try remove(path, within: state.entry.boundary, report, &findings) }
            }
        }
        for file in left.files where !file.isKept {
            try remove(file.path, within: file.boundary, report, &findings)
        }
        return findings
    }

    /// Removes the temporary files of processes that were terminated while writing.
    private func removeLeftovers() {
        let pages = set.pages.map { ($0.file.path.splitAtLastPart.folder, $0.boundary) }
        for (folder, boundary) in set.folders.merging(pages, uniquingKeysWith: { first, _ in first })
        where boundary.contains(folder) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where TemporaryFiles.isLeftover(name) { try? boundary.remove(folder + "/" + name) }
        }
    }

    private func edits(of page: Int, _ states: [PictureState]) -> [PageRewriter.Edit] {
        let orphans = set.orphans.filter { $0.page == page && !$0.lines.isEdited && !set.isBroken(page) }.map {
            orphan in
            PageRewriter.Edit(old: orphan.lines, insertion: orphan.lines.range.lowerBound, linePrefix: "", lines: [])
        }
        func start(_ edit: PageRewriter.Edit) -> Int { edit.old?.range.lowerBound ?? edit.insertion }
        return (states.compactMap(\.edit) + orphans).sorted { start($0) < start($1) }
    }

    /// Writes a page, unless it was saved since it was read.
    ///
    /// - Returns: Whether the page was written.
    private func update(
        _ page: FigureSet.Page,
        _ edits: [PageRewriter.Edit],
        _ findings: inout [Finding]
    ) -> Bool {
        guard !edits.isEmpty else { return false }
        let path = page.file.path
        let bytes = PageRewriter(page.page).bytes(with: edits)
        guard case .bytes(let now)? = try? RegularFile.read(path, atMost: .max - 1), now == page.page.source.bytes
        else {
            findings.append(
                Finding(
                    .figurePageChanged,
                    .error,
                    at: .source(file: path, line: 1, column: 1),
                    "The page was changed while its figures were drawn, so it stays as it is.",
                    fix: "Run the command again."
                )
            )
            return false
        }
        do throws(FolderBoundary.Failure) {
            try page.boundary.replace(path, by: bytes)
            return true
        } catch {
            findings.append(Finding(unwritable: path, error.reason, fix: error.remedy))
            return false
        }
    }

    private static func write(_ bytes: [UInt8], to path: String, within boundary: FolderBoundary) -> Finding? {
        do throws(FolderBoundary.Failure) {
            try boundary.write(bytes, to: path)
            return nil
        } catch {
            return Finding(unwritable: path, error.reason, fix: error.remedy)
        }
    }

    private func remove(
        _ path: String,
        within boundary: FolderBoundary,
        _ report: (_ path: String, _ isRemoved: Bool) throws -> Void,
        _ findings: inout [Finding]
    ) rethrows {
        do throws(FolderBoundary.Failure) {
            try boundary.remove(path)
        } catch {
            findings.append(Finding(unwritable: path, error.reason, fix: error.remedy))
            return
        }
        try report(path, true)
    }
}
