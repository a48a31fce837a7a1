import GridPressSnapshots
import ProgramMessages

/// A picture maker in this process.
package struct EnginePictureMaker: PictureMaker {
    package init() {}

    package func draw(_ document: DocumentFigure) -> DrawnFigure { document.drawn() }

    package func differences(from old: String, to new: String, path: String) -> [String] {
        let (old, new) = (
            SourceText(name: path, bytes: Array(old.utf8)), SourceText(name: path, bytes: Array(new.utf8))
        )
        do throws(UnreadableSnapshot) {
            return try SnapshotComparer().difference(of: new, from: old, as: .svg)?.lines() ?? []
        } catch {
            return ["The picture can't be read."]
        }
    }

    /// Returns the answer to the task in some bytes, as bytes.
    ///
    /// - Throws: An error for bytes that aren't a task.
    package func answer(to task: [UInt8]) throws -> [UInt8] {
        let answer: PictureTask.Answer =
            switch try JSONDecoder().decode(PictureTask.self, from: Data(task)) {
            case .document(let document): .drawn(draw(document))
            case .comparison(let old, let new, let path): .differences(differences(from: old, to: new, path: path))
            }
        return Array(try JSONEncoder().encode(answer))
    }
}
