import Foundation
@_exported import GridPressTestSupport
@_exported import ToolCommands

@testable import GridPressTool

/// The exit code and the output of a call of the tool.
struct Outcome {
    var exit: ExitCode
    var output: String
    var messages: String
}

/// Calls the tool inside this process.
///
/// - Parameters:
///   - words: The arguments.
///   - input: The text of standard input.
///   - adapt: A closure that changes the tool's context.
func run(_ words: [String], input: String = "", adapt: (inout ToolContext) -> Void = { _ in }) -> Outcome {
    var output = ""
    var messages = ""
    var context = ToolContext(
        output: { output += String(decoding: $0, as: UTF8.self) },
        messages: { messages += $0 },
        input: { Array(input.utf8.prefix($0)) }
    )
    adapt(&context)
    let exit = Tool(context: context, commands: .all).run(words)
    return Outcome(exit: exit, output: output, messages: messages)
}

/// Calls the tool inside this process.
func run(_ words: String..., input: String = "") -> Outcome { run(words, input: input) }

/// Documents that tests draw.
enum Sample {
    static let card = "<Figure title='Card' width='40' height='20'><Color fill='blue'/></Figure>"
    static let unknownElement = "<Figure><Blob/></Figure>"
    static let notXML = "<Figure"
    /// A document with a warning that doesn't prevent drawing.
    static let missingImage = "<Figure width='40' height='20'><Image name='none.png'/></Figure>"
}
