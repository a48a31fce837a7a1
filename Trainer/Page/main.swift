// Writes the page of the trainer.
//
// Usage: trainer-page WEB-FOLDER MODULE PAGE SOURCE
//
// PAGE is the path of the page, and SOURCE the path of a Swift file that contains it.

import Foundation

let words = CommandLine.arguments.dropFirst()
guard words.count == 4 else {
    FileHandle.standardError.write(Data("usage: trainer-page WEB-FOLDER MODULE PAGE SOURCE\n".utf8))
    exit(64)
}
let files = words.map { URL(filePath: $0) }
let page = TrainerPage(web: files[0], module: Array(try Data(contentsOf: files[1])))
try Data(try page.html().utf8).write(to: files[2])
try Data(try page.source().utf8).write(to: files[3])
