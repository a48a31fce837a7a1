extension Tool {
    /// Runs the `gallery` command, which draws all documents below a folder.
    func gallery(_ words: CommandArguments) throws -> ExitCode {
        guard let target = words[.gallery] else {
            throw ToolFailure.usage("A gallery needs an output folder.", advice: "Set it with -o.")
        }
        let job = try RenderSettings(words, format: .html)
        let folder = try DocumentFolder(words.operands[0])
        let entries = folder.entries
        let files = entries.map { InputFile(path: $0.path) }
        try refuseCollisions(files)
        try Tool.makeFolder(target)
        context.prepare(false)
        var report = try messageReport(words)
        try report.add(folder.unreadable, in: nil)

        // 1. All documents are laid out. Documents with errors are reported and have no page.
        let prints = Locked<[Int: Gallery.RenderedFigure]>([:])
        try work(on: files, files.indices, jobs: words[.jobs], &report) { index, source in
            let result = job.lay(out: source)
            if let print = result.print { prints.use { $0[index] = print } }
            return FileResult(result.findings, in: source)
        }

        // 2. Pages link to the previous and next figures, so they are written after all figures are known.
        let drawn = prints.use { prints in files.indices.compactMap { index in prints[index].map { (index, $0) } } }
        let gallery = Gallery(
            GalleryPlan(
                title: words.operands[0].galleryTitle,
                summary: drawn.count == 1 ? "One figure." : "\(drawn.count) figures.",
                entries: drawn.map { index, print in
                    GalleryPlan.GalleryEntry(
                        name: files[index].outputName,
                        title: print.drawing.title,
                        topic: entries[index].topic,
                        hasGrid: !print.drawing.grids.isEmpty
                    )
                }
            ),
            hasFrames: words[.frames] != nil
        )
        try write(gallery, gallery.ordered(drawn.map(\.1)), to: target, jobs: words[.jobs], &report)
        try report.end()
        return report.exit
    }

    private func write(
        _ gallery: Gallery,
        _ prints: [Gallery.RenderedFigure],
        to folder: String,
        jobs: Int?,
        _ report: inout FindingReporter
    ) throws {
        guard !prints.isEmpty else { return }
        var cards: [GalleryCard] = []
        cards.reserveCapacity(prints.count)
        var progress = ProgressLine(count: prints.count, context)
        defer { progress.hide() }
        try ParallelMap(jobs: jobs ?? Self.processors).run(prints.count) { index in
            let failures = gallery.files(of: prints[index], at: index).compactMap { $0.write(to: folder) }
            return (gallery.card(of: prints[index]), failures)
        } report: { (index: Int, result: (card: GalleryCard, failures: [Finding])) in
            if !result.failures.isEmpty {
                progress.hide()
                try report.add(result.failures, in: nil)
            }
            cards.append(result.card)
            progress.advance(gallery.plan.entries[index].name)
        }
        if let failure = gallery.index(of: cards).write(to: folder) { try report.add([failure], in: nil) }
    }

    /// Throws an error for documents whose pages would replace each other.
    private func refuseCollisions(_ files: [InputFile]) throws {
        guard let collision = GalleryPlan.collision(of: files.map(\.outputName)) else { return }
        let second = files[collision.second].path
        let advice = "Rename one of the documents."
        guard let first = collision.first else {
            throw ToolFailure.usage(
                "The page of \"\(second)\" would replace the index, \"\(collision.file)\".",
                advice: advice
            )
        }
        throw ToolFailure.usage(
            "\"\(files[first].path)\" and \"\(second)\" would both be written as \"\(collision.file)\".",
            advice: advice
        )
    }
}

extension String {
    /// The title of a gallery for a folder path.
    fileprivate var galleryTitle: String {
        let name = split(separator: "/").last.map(String.init) ?? ""
        return name.allSatisfy { $0 == "." } ? "Figures" : name.shown
    }
}

extension Gallery.File {
    /// Writes the file into a folder, and returns a finding if that fails.
    fileprivate func write(to folder: String) -> Finding? {
        do throws(SystemError) {
            try AtomicFile.write(text.utf8, to: name, in: folder)
            return nil
        } catch {
            return Finding(unwritable: folder + "/" + name, error.reason, fix: error.remedy)
        }
    }
}

extension RenderSettings {
    /// Lays out a document for a gallery.
    fileprivate func lay(out source: SourceText) -> (print: Gallery.RenderedFigure?, findings: [Finding]) {
        let result = picture(of: source)
        let print = result.picture.map {
            $0.drawing.galleryFigure(
                Figure.RenderOptions(scheme: $0.scheme),
                margin: $0.margin,
                listing: source.listing
            )
        }
        return (print, result.findings)
    }
}
