import Foundation
import LayoutDocuments

/// The tool: what it is called with, and what it answers.
struct Tool {
    /// Where text goes that is asked for.
    var output: (String) -> Void
    /// Where text goes that says how it went.
    var messages: (String) -> Void
    /// Whether messages may be coloured.
    var isColored: Bool

    /// Runs a command.
    func run(_ words: [String]) -> ExitCode {
        guard let command = words.first else {
            messages(Help.overview)
            return .usage
        }
        let rest = Array(words.dropFirst())
        do {
            switch command {
            case "render": return try render(rest)
            case "check": return try check(rest)
            case "reference": output(LanguageReference.markdown)
            case "schema": output(LanguageSchema.relaxNG)
            case "help", "--help", "-h": output(try Help.text(for: rest.first))
            case "--version": output("gridpress \(Help.version)\n")
            default: throw UsageMistake(sentence: "There is no command “\(command)”.")
            }
            return .fine
        } catch let mistake as UsageMistake {
            messages("error: \(mistake.sentence)\nSee `gridpress --help`.\n")
            return .usage
        } catch {
            messages("error: \(error.localizedDescription)\n")
            return .usage
        }
    }

    /// The text of a file, or of standard input for `-`; `nil`, with a message, where there is none.
    func source(_ file: String) -> SourceText? {
        if file == "-" {
            return SourceText(name: "standard input", bytes: Array(FileHandle.standardInput.readDataToEndOfFile()))
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue,
            let data = FileManager.default.contents(atPath: file)
        else {
            messages("error: “\(file)” is no file that can be read.\n")
            return nil
        }
        return SourceText(name: file, bytes: Array(data))
    }
}
