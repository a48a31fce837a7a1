import GridPressPlatform
import GridPressRenderers
import XMLReading

/// The evidence in a file that GridPress wrote it.
enum GoldenMark {
    /// Returns whether the file at a path has a mark.
    static func isIn(_ path: String, _ format: SnapshotFormat) -> Bool {
        let limit = XMLLimits.goldenFile.bytes
        guard case .bytes(let bytes)? = try? RegularFile.read(path, atMost: limit, followsLinks: false) else {
            return false
        }
        return isIn(SourceText(name: path, bytes: bytes), format)
    }

    /// Returns whether a file contains the layout record or the drawing of a figure.
    ///
    /// Text for a terminal contains no evidence. No other program writes files with the extension of screen reader text.
    static func isIn(_ source: SourceText, _ format: SnapshotFormat) -> Bool {
        do throws(UnreadableSnapshot) {
            switch format {
            case .svg, .html: return try XMLTree(source, as: format, .golden).document(.golden).root.layoutRecord != nil
            case .json: return try RecordedFigure(json: DataComparison.value(of: source, .golden)) != nil
            case .text: return false
            case .accessibility: return true
            }
        } catch {
            return false
        }
    }
}

extension Ownership {
    /// Returns whether GridPress wrote the file at a path, so that removing it loses nothing else.
    ///
    /// Text for a terminal has no mark. It counts if a run claimed a file of the same folder, or if a marked file with
    /// the same name is beside it.
    package func recognizes(_ path: String) -> Bool {
        let (folder, name) = path.splitAtLastPart
        if TemporaryFiles.isLeftover(name) { return true }
        guard let pending = SnapshotFolder.File(name, in: [], .pending) else {
            guard let golden = SnapshotFolder.File(name, in: [], .golden) else { return false }
            return isMarked(golden, path, in: folder)
        }
        return isMarked(pending, path, in: folder) || hasSameContent(path, pending, in: folder)
    }

    private func isMarked(_ file: SnapshotFolder.File, _ path: String, in folder: String) -> Bool {
        guard file.format == .text else { return GoldenMark.isIn(path, file.format) }
        return hasClaim(in: folder)
            || SnapshotFormat.allCases.contains { GoldenMark.isIn(SnapshotFolder(folder).path(of: file.name, $0), $0) }
    }

    /// Returns whether a pending file equals its golden file, so that its content isn't lost.
    private func hasSameContent(_ path: String, _ file: SnapshotFolder.File, in folder: String) -> Bool {
        guard case .file(let pending) = SnapshotFolder(folder).read(file.name, file.format, .pending),
            case .file(let golden) = SnapshotFolder(folder).read(file.name, file.format)
        else { return false }
        return pending.bytes == golden.bytes
    }
}
