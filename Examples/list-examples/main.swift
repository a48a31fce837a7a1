import Foundation
import LayoutExamples

// Prints the page of the layout documents of the repository in which the program runs.

let repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
print(ExamplePage.markdown(try ExampleFolder(repository: repository).examples()), terminator: "")
