/// The font files that the texts of a drawing are measured with.
final class UsedFontFiles: StoredObject {
    private var sources: [any FontFileMeasuring] = []
    private var folders: Set<URL?> = []

    /// Adds files that a text uses, and reports what is wrong with them, each time that a folder is new.
    func add(_ files: any FontFileMeasuring, in folder: URL?, to findings: FindingCollector) {
        if folders.insert(folder).inserted {
            for finding in files.findings(in: folder) { findings.add(finding) }
        }
        let isKnown = sources.contains { $0.isSame(as: files) }
        if !isKnown { sources.append(files) }
    }

    func describe(in drawing: inout Drawing) {
        for source in sources { drawing.fonts.add(source.supply) }
    }
}
