import Foundation
import GridPressRenderers

/// The page of the trainer in one file: markup, style, script and module.
struct TrainerPage {
    /// The folder `Sources/Trainer/Web`.
    let web: URL
    /// The module, as WebAssembly.
    let module: [UInt8]

    /// The files of the script, each behind those that it needs.
    private static let scripts = [
        "module", "state", "address", "history", "presets", "document", "announce", "picture", "handles", "controls",
        "items", "passes", "code", "why", "about", "lesson-texts", "lessons", "main",
    ]

    func html() throws -> String {
        let style = try text("style.css")
        let packed = Data(Deflate.compress(module)).base64EncodedString()
        let parts = try Self.scripts.map { try text("script/\($0).js") }
        // A script runs as a whole, so that its names are seen by no other.
        let script =
            "\"use strict\";\n(() => {\n"
            + ([ParameterGlue.script] + parts).joined(separator: "\n")
            .replacing("{{module}}", with: packed) + "})();\n"
        let policy =
            "default-src 'none'; script-src \(Self.hash(of: script)) 'wasm-unsafe-eval'; style-src \(Self.hash(of: style)); "
            + "base-uri 'none'; form-action 'none'"
        return try text("index.html")
            .replacing("{{policy}}", with: policy)
            .replacing("{{style}}", with: style)
            .replacing("{{stills}}", with: "")
            .replacing("{{script}}", with: script)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: web.appending(path: name), encoding: .utf8)
    }

    /// Returns the digest of a text as a policy names it.
    private static func hash(of text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: text)).base64EncodedString())'"
    }
}
