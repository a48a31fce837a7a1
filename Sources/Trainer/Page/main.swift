// Writes the page of the trainer.
//
// Usage: trainer-page WEB-FOLDER MODULE OUTPUT

import Foundation

let words = CommandLine.arguments.dropFirst()
guard words.count == 3, let web = words.first, let output = words.last else {
    FileHandle.standardError.write(Data("usage: trainer-page WEB-FOLDER MODULE OUTPUT\n".utf8))
    exit(64)
}
let module = try Data(contentsOf: URL(filePath: words[words.startIndex + 1]))
let page = TrainerPage(web: URL(filePath: web), module: Array(module))
try Data(try page.html().utf8).write(to: URL(filePath: output))
