import FigureEngine
import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressProperties

@testable import DocumentationFigures

/// A temporary folder with pages whose figures are layout documents, which are drawn without a compiler.
struct PageFolder: ~Copyable {
    let files: ScratchFolder

    init(_ files: [String: String]) throws { self.files = try ScratchFolder(files) }

    /// Draws all figures and returns the findings and the paths of changed files.
    func draw() throws -> (findings: [Finding], paths: [String]) {
        var paths: [String] = []
        let set = FigureSet([files.path], places: PicturePlaces())
        let drawn = FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(set)
        let findings = PictureComparison(set, drawn.pictures, maker: EnginePictureMaker()).write { path, _ in
            paths.append(String(path.dropFirst(files.path.count)))
        }
        return (set.findings + drawn.findings + findings, paths)
    }

    /// Returns the findings of a check, which writes no files.
    func check() -> [Finding] {
        let set = FigureSet([files.path], places: PicturePlaces())
        let drawn = FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(set)
        return set.findings + drawn.findings
            + PictureComparison(set, drawn.pictures, maker: EnginePictureMaker()).findings
    }

    /// Replaces the first occurrence of a text in a file.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        try files.write(try files.text(name).replacing(old, with: new, maxReplacements: 1), to: name)
    }

    /// Removes a file.
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: files.path + name) }

    /// Returns the texts of all files, by their paths.
    func texts() throws -> [String: String] {
        let names = (FileManager.default.enumerator(atPath: files.path)?.allObjects ?? []).compactMap { $0 as? String }
        return try Dictionary(
            uniqueKeysWithValues: names.filter { FileStatus(files.path + $0)?.kind == .file }.map {
                ($0, try files.text($0))
            }
        )
    }

    /// Returns a page with a figure.
    static func page(_ name: String, _ content: String = "<Text>A</Text>", settings: String = "") -> String {
        "# Page\n\n<!-- figure: \(name)\(settings) -->\n```xml\n<Figure title=\"\(name)\">\(content)</Figure>\n```\n\nText.\n"
    }
}
