/// The font files that the texts of a drawing use.
final class UsedFontFiles: StoredObject {
    private var sources: [any FontFileMeasuring] = []
    private var folders: Set<URL?> = []

    /// Reports the problems of font files, once for each folder.
    func report(_ files: any FontFileMeasuring, in folder: URL?, to findings: FindingCollector) {
        guard folders.insert(folder).inserted else { return }
        for finding in files.findings(in: folder) { findings.add(finding) }
    }

    /// Adds font files that a text is drawn with.
    func add(_ files: any FontFileMeasuring) {
        let isKnown = sources.contains { $0.isSame(as: files) }
        if !isKnown { sources.append(files) }
    }

    func describe(in drawing: inout Drawing) {
        for source in sources { drawing.fonts.add(source.supply) }
    }
}
