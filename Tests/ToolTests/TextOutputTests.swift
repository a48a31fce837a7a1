import Foundation
import Testing

@testable import GridPressTool

@Suite("Pictures as text")
struct TextOutputTests {
    @Test("have 80 columns and no colours, unless a terminal has others")
    func terminal() {
        let words = ["render", "-", "--format", "text"]
        let wide = "<Figure title='Wide' width='400' height='40'><Color fill='blue'/></Figure>"
        let plain = run(words, input: wide)
        #expect(plain.exit == .fine && plain.output.hasPrefix("Wide\n400 × 40 · 1 view\n"))
        #expect(plain.widest == 80 && !plain.output.contains("\u{1B}"))
        let narrow = run(words, input: wide) { $0.outputColumns = 40 }
        #expect(narrow.widest == 40)
        let colored = run(words, input: wide) {
            $0.outputColumns = 40
            $0.isOutputColored = true
        }
        #expect(colored.output.contains("\u{1B}[1mWide\u{1B}[0m"))
        #expect(run(words + ["--columns", "60"], input: wide) { $0.outputColumns = 40 }.widest == 60)
    }

    @Test("are files that end in .txt, whatever the terminal is like")
    func files() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": Sample.card])
        let outcome = run([
            "render", folder.path + "a.xml", folder.path + "b.xml", "--format", "text", "-o", folder.path + "out/",
        ]) {
            $0.outputColumns = 30
            $0.isOutputColored = true
        }
        #expect(outcome.exit == .fine)
        #expect(try folder.names(in: "out") == ["a.txt", "b.txt"])
        let text = try folder.text("out/a.txt")
        #expect(text == run("render", "-", "--format", "text", input: Sample.card).output)
    }

    @Test("have no margin, and nothing else has columns")
    func refusals() {
        let margin = run("render", "-", "--format", "text", "--margin", "4", input: Sample.card)
        #expect(
            margin.exit == .usage && margin.messages.contains("The option --margin has no effect with --format text.")
        )
        let json = run("render", "-", "--format", "json", "--margin", "4", input: Sample.card)
        #expect(json.exit == .usage && json.messages.contains("The option --margin has no effect with --format json."))
        let columns = run("render", "-", "--columns", "60", input: Sample.card)
        #expect(
            columns.exit == .usage && columns.messages.contains("The option --columns has no effect with --format svg.")
        )
        #expect(run("render", "-", "--format", "text", "--columns", "19", input: Sample.card).exit == .usage)
    }
}

extension Outcome {
    /// The number of characters in the longest line.
    fileprivate var widest: Int { output.split(separator: "\n").map(\.count).max() ?? 0 }
}
