import Foundation

// Runs the tool with every hostile file in a child process, and prints the costs. Fails if a file costs too much, isn't
// reported, or ends the tool with a signal.
//
//     hostile-files write FOLDER       writes the files
//     hostile-files run TOOL FOLDER    runs the tool
//
// The time limits are for one machine; on a slower one, SLACK=3 multiplies them by three. Memory limits are the same on
// every machine.
//
// There are two commands, because the system counts the memory of a parent process as its child's, too.
let words = CommandLine.arguments.dropFirst()
switch (words.first, words.count) {
case ("write", 2):
    try Trial.writeFiles(into: words.last!)
case ("run", 3):
    let slack = ProcessInfo.processInfo.environment["SLACK"].flatMap(Double.init) ?? 1
    exit(try Report(tool: words[words.startIndex + 1], folder: words.last!, slack: slack).run() ? 0 : 1)
default:
    print("usage: hostile-files write FOLDER | hostile-files run TOOL FOLDER")
    exit(64)
}
