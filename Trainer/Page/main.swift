// Writes the page of the trainer.
//
// Usage: trainer-page WEB-FOLDER MODULE PAGE

import Foundation

let words = CommandLine.arguments.dropFirst()
guard words.count == 3 else {
    FileHandle.standardError.write(Data("usage: trainer-page WEB-FOLDER MODULE PAGE\n".utf8))
    exit(64)
}
let files = words.map { URL(filePath: $0) }
let page = TrainerPage(web: files[0], module: Array(try Data(contentsOf: files[1])))
try Data(try page.html().utf8).write(to: files[2])
