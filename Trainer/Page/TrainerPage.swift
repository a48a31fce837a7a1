import Foundation
import GridPressFindings
import GridPressPages
import GridPressRenderers

/// The page of the trainer in one file: markup, style, script and module.
struct TrainerPage {
    /// The folder `Trainer/Web`.
    let web: URL
    /// The module, as WebAssembly.
    let module: [UInt8]

    /// The script files, in the order of their dependencies.
    private static let scripts = [
        "module", "state", "address", "history", "markup", "document", "announce", "labels", "picture", "handles",
        "controls", "items", "passes", "code", "why", "about", "lesson-texts", "lessons", "main",
    ]

    func html() throws -> String {
        let style = try text("style.css")
        let packed = Data(Deflate.compress(module)).base64EncodedString()
        let parts = try Self.scripts.map { Self.withoutComments(try text("script/\($0).js")) }
        // The scripts share one scope, which hides their names from other code.
        let script =
            "\"use strict\";\n(() => {\n"
            + ([ParameterGlue.script, ParameterGlue.words, Preset.script] + parts).joined(separator: "\n")
            .replacing("{{module}}", with: packed) + "})();\n"
        let policy =
            "default-src 'none'; script-src \(Self.hash(of: script)) 'wasm-unsafe-eval'; style-src \(Self.hash(of: style)); "
            + "base-uri 'none'; form-action 'none'"
        return try text("index.html")
            .replacing("{{policy}}", with: policy)
            .replacing("{{style}}", with: style)
            .replacing("{{stills}}", with: try Preset.all.map { try $0.still() }.joined(separator: "\n"))
            .replacing("{{script}}", with: script)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: web.appending(path: name), encoding: .utf8)
    }

    /// Returns a script without its comments, which are on separate lines.
    private static func withoutComments(_ script: String) -> String {
        var isInside = false
        let lines = script.split(separator: "\n").filter { line in
            let text = line.drop { $0 == " " }
            let isComment = isInside || text.hasPrefix("//") || text.hasPrefix("/**")
            if isInside || text.hasPrefix("/**") { isInside = !text.hasSuffix("*/") }
            return !isComment
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the hash of a text in the notation of a content security policy.
    private static func hash(of text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: text)).base64EncodedString())'"
    }
}
