import Foundation

// Colours are for terminals, and for people who haven't said that they want none.
let isTerminal = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
let tool = Tool(
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    messages: { FileHandle.standardError.write(Data($0.utf8)) },
    isColored: isTerminal && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
)
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
