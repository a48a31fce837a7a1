import EngineFolders
import Foundation
import GridPressFindings
import GridPressTestSupport

/// A folder with engines, sources and a cache for a test.
struct EngineScratch: ~Copyable {
    let folder: ScratchFolder
    /// The path, which ends with a slash.
    var path: String { folder.path }

    static let compiler = SwiftCompiler(version: "Swift version 9.9 (swift-9.9)", tag: "swift-9.9", architecture: "z80")

    init() throws { folder = try ScratchFolder() }

    /// The environment variables with the cache of the test.
    var environment: [String: String] {
        ["XDG_CACHE_HOME": path + "cache", "GRIDPRESS_PACKAGE": path + "sources", "PATH": Self.searchPath]
    }

    static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

    var store: EngineStore { EngineStore(environment) }
    var sources: EngineSources { EngineSources(checkout: path + "sources") }

    func search(option: String? = nil, sources: EngineSources? = nil, _ variables: [String: String] = [:])
        -> EngineSearch
    {
        EngineSearch(
            option: option,
            environment: environment.merging(variables) { $1 },
            version: "1",
            prefix: path + "prefix",
            sources: sources
        )
    }

    /// Writes an engine with two files.
    func writeEngine(
        _ name: String,
        compiler: String = Self.compiler.version,
        architecture: String = Self.compiler.architecture,
        sources: String = "0",
        version: String = "1"
    ) throws {
        let files = ["lib/libGridPressEngine.so": "engine", "modules/SwiftUI/SwiftUI.swiftmodule": "module"]
        for (file, text) in files { try folder.write(text, to: name + "/" + file) }
        let manifest = EngineManifest(
            version: version,
            sources: sources,
            compiler: compiler,
            architecture: architecture,
            configuration: "release",
            files: files.mapValues { .init(sha256: SHA256.hexadecimal(of: Array($0.utf8)), size: $0.utf8.count) },
            rooms: ["SwiftUI": []]
        )
        try folder.write(String(decoding: JSONEncoder().encode(manifest), as: UTF8.self), to: name + "/manifest.json")
    }

    /// Writes sources with a script that builds a small engine, and writes a line to the file `runs`.
    ///
    /// - Parameters:
    ///   - compiler: The compiler in the manifest.
    ///   - steps: Lines of the script before the engine has its name.
    func writeSources(
        compiler: SwiftCompiler = Self.compiler,
        before steps: String = ""
    ) throws {
        try folder.write("// A package", to: "sources/Package.swift")
        try folder.write("// Shims", to: "sources/Shims/Package.swift")
        try folder.write("let a = 1", to: "sources/Sources/A/A.swift")
        try folder.write(
            """
            #!/usr/bin/env bash
            set -euo pipefail
            export LC_ALL=C
            cd "$(dirname "$0")/.."
            echo run >> ../runs
            mkdir -p "$1.new/lib"
            \(steps)
            printf engine > "$1.new/lib/libGridPressEngine.so"
            sum=$(sha256sum < "$1.new/lib/libGridPressEngine.so" | cut -c 1-64)
            sources=$(find Package.swift Sources Shims -name .build -prune -o -type f -print0 | sort -z \\
                | xargs -0 sha256sum | while read -r sum path; do printf '%s\\0%s\\n' "$path" "$sum"; done \\
                | sha256sum | cut -c 1-64)
            cat > "$1.new/manifest.json" <<END
            {
              "architecture": "\(compiler.architecture)", "compiler": "\(compiler.version)",
              "configuration": "release", "format": 1, "rooms": {}, "sources": "$sources", "version": "1",
              "files": {"lib/libGridPressEngine.so": {"sha256": "$sum", "size": 6}}
            }
            END
            mv "$1.new" "$1"
            """,
            to: "sources/Scripts/build-engine"
        )
        chmod(path + "sources/Scripts/build-engine", 0o755)
    }

    /// The number of runs of the script.
    var runs: Int { ((try? folder.text("runs")) ?? "").split(separator: "\n").count }
}
