import Foundation

// Runs the tool with every hostile file in a child process, prints what each cost, and fails where one costs too much,
// isn't told of, or ends the tool.
//
//     hostile-files write FOLDER       writes the files
//     hostile-files run TOOL FOLDER    runs the tool
//
// These are two calls, because the system counts the memory of a parent as its child's too.
let words = CommandLine.arguments.dropFirst()
switch (words.first, words.count) {
case ("write", 2):
    try Trial.writeFiles(into: words.last!)
case ("run", 3):
    exit(try Report(tool: words[words.startIndex + 1], folder: words.last!).run() ? 0 : 1)
default:
    print("usage: hostile-files write FOLDER | hostile-files run TOOL FOLDER")
    exit(64)
}
