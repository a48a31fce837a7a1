import Foundation
import GridPressDrawings
import GridPressProperties
import Testing

/// A reader of letter widths in installed fonts, which uses the Python package fontTools.
enum FontTools {
    /// A font file, and the font whose widths it has.
    struct Face: Sendable, CustomTestStringConvertible {
        let name: String
        let font: Drawing.Font

        var testDescription: String { name }
    }

    static let faces = [
        Face(name: "LiberationSans-Regular", font: Drawing.Font(size: 2048)),
        Face(name: "LiberationSans-Bold", font: Drawing.Font(size: 2048, weight: 700)),
        Face(name: "LiberationSans-Italic", font: Drawing.Font(size: 2048, isItalic: true)),
        Face(name: "LiberationSans-BoldItalic", font: Drawing.Font(size: 2048, weight: 700, isItalic: true)),
        Face(name: "LiberationMono-Regular", font: Drawing.Font(family: .monospaced, size: 2048)),
        Face(name: "LiberationMono-Bold", font: Drawing.Font(family: .monospaced, size: 2048, weight: 700)),
    ]

    /// Whether the fonts and fontTools are installed.
    ///
    /// In CI, they are required.
    static let isAvailable =
        ProcessInfo.processInfo.environment["CI"] != nil
        || (FileManager.default.fileExists(atPath: folder) && (try? python("import fontTools")) != nil)

    fileprivate static let folder = "/usr/share/fonts/truetype/liberation/"

    fileprivate static func python(_ script: String) throws -> String {
        var failure: any Error = CocoaError(.fileNoSuchFile)
        for interpreter in ["python3", "/usr/bin/python3"] {
            do {
                return try run("/usr/bin/env", [interpreter, "-c", script])
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private static func run(_ path: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = Pipe()
        try process.startAsChild()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilChildEnds()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: data, as: UTF8.self)
    }
}

extension FontTools.Face {
    /// Returns the advance width of each scalar in the font.
    func widths() throws -> [(Unicode.Scalar, Double)] {
        let script = """
            from fontTools.ttLib import TTFont
            font = TTFont("\(FontTools.folder)\(name).ttf")
            for scalar, glyph in font.getBestCmap().items(): print(scalar, font["hmtx"][glyph][0])
            """
        return try FontTools.python(script).split(separator: "\n").compactMap { line in
            let numbers = line.split(separator: " ").compactMap { UInt32($0) }
            guard numbers.count == 2, let scalar = Unicode.Scalar(numbers[0]) else { return nil }
            return (scalar, Double(numbers[1]))
        }
    }
}
