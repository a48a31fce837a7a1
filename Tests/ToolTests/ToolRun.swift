import Foundation

@testable import gridpress_tool

/// What a call of the tool came to.
struct Outcome {
    var exit: ExitCode
    var output: String
    var messages: String
}

/// Calls the tool inside this process; `adapt` changes what it is surrounded by.
func run(_ words: [String], input: String = "", adapt: (inout Surroundings) -> Void = { _ in }) -> Outcome {
    var output = ""
    var messages = ""
    var surroundings = Surroundings(
        output: { output += $0 },
        messages: { messages += $0 },
        input: { Array(input.utf8.prefix($0)) }
    )
    adapt(&surroundings)
    let exit = Tool(surroundings: surroundings).run(words)
    return Outcome(exit: exit, output: output, messages: messages)
}

/// Calls the tool inside this process.
func run(_ words: String..., input: String = "") -> Outcome { run(words, input: input) }

/// A folder with some files, which is gone afterwards.
struct ScratchFolder: ~Copyable {
    /// The path, which ends with a slash.
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString)").path + "/"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + name))
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path + name, encoding: .utf8) }

    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + folder).sorted()
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + name, withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + name, withDestinationPath: target)
    }
}

/// Documents that tests draw.
enum Sample {
    static let card = "<Figure title='Card' width='40' height='20'><Color fill='blue'/></Figure>"
    static let unknownElement = "<Figure><Blob/></Figure>"
    static let notXML = "<Figure"
    /// A warning, and nothing that keeps it from being drawn.
    static let missingImage = "<Figure width='40' height='20'><Image name='none.png'/></Figure>"
}
