import Foundation
import GridPressPlatform
import SampleFigures

/// A sample and its picture.
struct RenderedFigure {
    let sample: SampleFigure
    let drawing: Drawing
    let svg: String

    /// The name of the file.
    var file: String { sample.name + ".svg" }
}

/// Draws samples into a folder, one file each.
struct SampleWriter {
    let folder: URL

    /// Draws all samples, and returns the successful samples.
    ///
    /// Each sample is printed with its size after it is written. Errors are reported and don't stop the others.
    func drawAll() throws -> [RenderedFigure] {
        try makeFolder()
        let samples = SampleFigure.all
        var drawn: [RenderedFigure] = []
        ParallelMap(jobs: ProcessInfo.processInfo.activeProcessorCount).run(samples.count) { index in
            Result { try draw(samples[index]) }
        } report: { index, figure in
            do {
                announce(try figure.get())
                drawn.append(try figure.get())
            } catch {
                report("error: \(samples[index].name): \(error.localizedDescription)")
            }
        }
        return drawn
    }

    private func draw(_ sample: SampleFigure) throws -> RenderedFigure {
        let drawing = try sample.drawing()
        let print = RenderedFigure(sample: sample, drawing: drawing, svg: try sample.svg(of: drawing))
        for finding in print.drawing.findings where !sample.findings.contains(finding.code) {
            report("warning: \(sample.name): \(finding.message)")
        }
        try write(print.svg, to: print.file)
        return print
    }

    /// Writes a file atomically, so that readers never see a part of it.
    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(file), options: .atomic)
    }

    /// Creates the folder, unless it exists.
    func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FolderCreationError(path: folder.path, reason: error.localizedDescription)
        }
    }

    private func announce(_ print: RenderedFigure) {
        let size = "\(Int(print.drawing.size.width.rounded())) × \(Int(print.drawing.size.height.rounded()))"
        let name = print.sample.name.padding(toLength: 28, withPad: " ", startingAt: 0)
        Swift.print("\(name)\(size.padding(toLength: 12, withPad: " ", startingAt: 0))\(print.svg.utf8.count) bytes")
    }
}

/// A folder that can't be created.
struct FolderCreationError: LocalizedError {
    let path: String
    let reason: String

    var errorDescription: String? { "The folder \(path) can't be created. \(reason)" }
}
