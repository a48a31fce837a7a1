/// A run of all previews of a program, which is restarted after a preview ends it.
struct PreviewRun {
    let sources: SourceSet
    let program: String
    /// The folder for the records of previews.
    let records: String
    let limits: PreviewLimits
    let progress: (String) -> Void
    /// A closure that returns the name of a path in findings.
    let name: (String) -> String

    struct Result {
        var previews: [DrawnPreview] = []
        var findings: [Finding] = []
    }

    /// Draws the previews in all variants.
    func draw(
        _ variants: [PreviewVariant],
        as content: PreviewContent,
        device: String?,
        fitsContent: Bool
    ) throws -> Result {
        let files = FileManager.default
        if files.fileExists(atPath: records) { try files.removeItem(atPath: records) }
        try files.createDirectory(atPath: records, withIntermediateDirectories: true)
        var request = PreviewRequest(folder: records, variants: variants, device: device, memory: limits.memory)
        request.fitsContent = fitsContent
        request.content = content
        request.fileIDs = Set(
            sources.modules.flatMap { module in
                module.files.filter { sources.draws($0, of: module.name) }
                    .map { module.name + "/" + ($0 as NSString).lastPathComponent }
            }
        )
        var places = PreviewPlaces(sources, declarations: [])
        var result = Result()
        var pictures: [PreviewEvent.Picture] = []
        var titles: [Int: [String?]] = [:]
        let process = PreviewProcess(program, in: sources.root, limits: limits)
        while true {
            let run = try process.run(request) { event in
                switch event {
                case .declarations(let declarations): places = PreviewPlaces(sources, declarations: declarations)
                case .began(let declaration, nil): progress("Drawing \(places.title(of: declaration)) …")
                case .began, .ended: break
                case .previews(let declaration, let names): titles[declaration] = names
                case .drew(let picture): pictures.append(picture)
                case .unknownDevice(let name):
                    result.findings.append(
                        Finding(
                            .previewProgram,
                            .error,
                            "\(name.quoted) isn't a device of previews.",
                            fix: "Use an iPhone or iPad, such as \"iPhone 16\"."
                        )
                    )
                case .failed(let declaration, _, let message):
                    guard places.isDrawn(declaration) else { return }
                    result.findings.append(
                        finding(
                            .previewEnded,
                            "The preview throws an error: \(message.prefix(300).sentence)",
                            at: declaration,
                            places
                        )
                    )
                }
            }
            guard run.end != .done else { break }
            guard let current = run.current else {
                result.findings.append(finding(of: run, at: nil, places))
                break
            }
            if places.isDrawn(current.declaration) {
                result.findings.append(finding(of: run, at: current.declaration, places))
            }
            // Each run starts after the preview that ended the run before it.
            request.start = PreviewRequest.Position(
                declaration: current.preview == nil ? current.declaration + 1 : current.declaration,
                preview: current.preview.map { $0 + 1 } ?? 0
            )
        }
        take(pictures, variants, titles, places, &result)
        return result
    }

    // MARK: Pictures

    /// Writes pages of drawn previews.
    ///
    /// - Returns: The previews with a page, and findings about the others.
    /// - Throws: A problem if the pages can't be written as a whole.
    func write(
        _ kind: PreviewPages.Kind,
        of previews: [DrawnPreview],
        into folder: String
    ) throws(PreviewProblem) -> Result {
        let call: ProgramCall.Result
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let request = Array(try JSONEncoder().encode(PreviewPages(previews, kind, in: folder)))
            call = try ProgramCall([program, PreviewPages.argument], in: sources.root).run(input: request)
        } catch {
            throw .pages("error: \(error)")
        }
        guard call.status == 0 else {
            let end = call.status > 128 ? Self.name(ofSignal: call.status - 128) : "exit code \(call.status)"
            let reason = "error: The program ends with \(end)"
            throw .pages(call.messages.isEmpty ? reason : String(decoding: call.messages, as: UTF8.self))
        }
        guard let unreadable = try? JSONDecoder().decode(Set<Int>.self, from: Data(call.output)) else {
            throw .pages("error: The program gives no answer")
        }
        var result = Result()
        for (index, preview) in previews.enumerated() {
            if unreadable.contains(index) {
                let place = Finding.Location.source(file: name(preview.file), line: preview.line, column: 1)
                result.findings.append(Finding(.previewEnded, .error, at: place, Self.unreadableRecord))
            } else {
                result.previews.append(preview)
            }
        }
        return result
    }

    private static let unreadableRecord = "The record of the preview can't be read."

    private func take(
        _ pictures: [PreviewEvent.Picture],
        _ variants: [PreviewVariant],
        _ titles: [Int: [String?]],
        _ places: PreviewPlaces,
        _ result: inout Result
    ) {
        let wanted = pictures.filter { places.isDrawn($0.declaration) && variants.indices.contains($0.variant) }
        var previews: [DrawnPreview] = []
        var findings: [Finding] = []
        var drawn: [[Finding]] = Array(repeating: [], count: variants.count)
        for picture in wanted {
            guard let place = places.place(of: picture.declaration) else { continue }
            let file = records + "/" + picture.file.splitAtLastPart.name
            guard FileStatus(file)?.kind == .file else {
                findings.append(
                    finding(.previewEnded, Self.unreadableRecord, at: picture.declaration, places)
                )
                continue
            }
            if picture.isBlank {
                let title = picture.name.map { " \($0.quoted)" } ?? ""
                var blank = finding(
                    .previewBlank,
                    "The preview\(title) shows nothing.",
                    at: picture.declaration,
                    places
                )
                blank.severity = .warning
                blank.subject = picture.name ?? places.title(of: picture.declaration)
                drawn[picture.variant].append(blank)
            }
            drawn[picture.variant] += picture.findings.map {
                $0.placed(at: location(of: picture.declaration, places))
            }
            previews.append(
                DrawnPreview(
                    module: place.module,
                    file: place.file,
                    line: place.line,
                    title: picture.name,
                    declaration: picture.declaration,
                    number: picture.preview,
                    variant: variants[picture.variant],
                    scheme: picture.scheme,
                    hasGrid: picture.hasGrid,
                    content: file
                )
            )
        }
        previews.sort { first, second in
            (first.module, first.file, first.line, first.number) < (
                second.module, second.file, second.line, second.number
            )
        }
        let names = PreviewNames(identities(titles, places), variants: variants)
        for index in previews.indices { names.name(&previews[index]) }
        for collision in names.collisions where places.isDrawn(collision.declaration) {
            findings.append(finding(of: collision, places))
        }
        result.previews = previews
        result.findings += findings + Finding.merged(Array(zip(variants.map(\.title), drawn)))
    }

    /// Returns all previews of the program, including those without a picture, so that names don't depend on errors.
    private func identities(_ titles: [Int: [String?]], _ places: PreviewPlaces) -> [PreviewNames.Identity] {
        titles.flatMap { declaration, titles in
            guard let place = places.place(of: declaration) else { return [PreviewNames.Identity]() }
            return titles.enumerated().map { number, title in
                PreviewNames.Identity(
                    declaration: declaration,
                    module: place.module,
                    file: place.file,
                    line: place.line,
                    number: number,
                    title: title
                )
            }
        }
    }

    // MARK: Findings

    private func location(of declaration: Int, _ places: PreviewPlaces) -> Finding.Location {
        guard let place = places.place(of: declaration) else {
            return .source(file: name(sources.root), line: 1, column: 1)
        }
        return .source(file: name(place.file), line: place.line, column: 1)
    }

    private func finding(
        _ code: Finding.Code,
        _ message: String,
        at declaration: Int,
        _ places: PreviewPlaces
    ) -> Finding {
        Finding(code, .error, at: location(of: declaration, places), message)
    }

    /// Returns the reason and the location of the end of a process.
    private func finding(of run: PreviewProcess.Result, at declaration: Int?, _ places: PreviewPlaces) -> Finding {
        let known = Set(sources.modules.flatMap(\.files))
        let trace = ProcessTrace(run.messages) { known.contains($0) }
        // The limit of the system can end the program before its memory is measured.
        let reason =
            switch trace.isOutOfMemory ? .memory : run.end {
            case .done: ""
            case .timeout: "takes more than \(limits.seconds.formatted()) second\(limits.seconds == 1 ? "" : "s")"
            case .memory: "takes more than \((Double(limits.memory) / 1_048_576).formatted()) MB of memory"
            case .stopped: "stops the program with a signal"
            case .garbage: "writes into a file that GridPress opened"
            case .ended(let status, let isSignal):
                if let reason = trace.reason {
                    "ends the program: \(reason)"
                } else if isSignal {
                    "ends the program with \(Self.name(ofSignal: status))"
                } else {
                    "ends the program with exit code \(status)"
                }
            }
        let subject = declaration.flatMap { places.place(of: $0) }.map { "The preview of line \($0.line)" }
        let message = "\(subject ?? "The program of the previews") \(reason)"[...].sentence
        let preview = declaration.map { location(of: $0, places) }
        let place = trace.places.first.map {
            Finding.Location.source(file: name($0.file), line: $0.line, column: $0.column)
        }
        var finding = Finding(.previewEnded, .error, at: place ?? preview, message)
        if let preview, place != nil { finding.details.append("The preview is at \(preview).") }
        for place in trace.places.dropFirst().prefix(5) {
            finding.details.append("Called at \(name(place.file)):\(place.line):\(place.column).")
        }
        return finding
    }

    /// Returns the finding about a preview whose picture would have the name of another picture.
    private func finding(of collision: PreviewNames.Collision, _ places: PreviewPlaces) -> Finding {
        let other = location(of: collision.other, places)
        var finding = finding(
            .previewName,
            "The picture of the preview at \(other) has the name \(collision.wanted.quoted), so the picture of this "
                + "preview is named \(collision.name.quoted).",
            at: collision.declaration,
            places
        )
        finding.severity = .warning
        finding.fix = "Rename one of the previews or sources."
        return finding
    }

    private static func name(ofSignal number: Int32) -> String {
        let names: [Int32: String] = [
            SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
            SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1",
            SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
        ]
        return names[number] ?? "signal \(number)"
    }
}
