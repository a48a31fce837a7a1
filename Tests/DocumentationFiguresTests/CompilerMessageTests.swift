import GridPressFindings
import GridPressPlatform
import GridPressProperties
import ProgramBuilding
import Testing

@testable import DocumentationFigures

@Suite("The errors of the compiler")
struct CompilerMessageTests {
    @Test("are read from the output of a build, each once, in the order of their places")
    func output() {
        let output = """
            [1/4] Compiling Page_1 Figures.swift
            B.md:3:5: error: cannot find 'b' in scope
            1 | b
              |     `- error: cannot find 'b' in scope
            A: 1.md:12:7: error: no member: 'x'
            /work/Card.swift:3:1: note: 'Card' declared here
            A: 1.md:2:1: warning: unused
            /work/Card.swift:4:1: note: not about an error
            B.md:3:5: error: cannot find 'b' in scope
            error: emit-module command failed with exit code 1
            D.md:6: error: undefined reference to 'nothing'
            clang: error: linker command failed with exit code 1
            """
        #expect(
            CompilerMessage.errors(in: output) == [
                CompilerMessage(
                    file: "A: 1.md",
                    line: 12,
                    column: 7,
                    text: "no member: 'x'",
                    notes: ["'Card' declared here"]
                ),
                CompilerMessage(file: "B.md", line: 3, column: 5, text: "cannot find 'b' in scope"),
                CompilerMessage(file: "D.md", line: 6, column: 1, text: "undefined reference to 'nothing'"),
            ]
        )
    }

    @Test("have the columns of the page, behind slashes and indentation")
    func columns() {
        let text = "/// - A\n///   <!-- figure: a, view Card(1) -->\n///   ```swift\n///   struct Card { }\n///   ```\n"
        let page = FigurePage(SourceText(name: "A.swift", bytes: Array(text.utf8)), kind: .swift)
        let map = PlaceMap([page])
        func location(_ line: Int, _ column: Int) -> Finding.Location? {
            map.finding(CompilerMessage(file: "A.swift", line: line, column: column, text: "no")).location
        }
        #expect(location(4, 8) == .source(file: "A.swift", line: 4, column: 14))
        #expect(location(2, 6) == .source(file: "A.swift", line: 2, column: 33))
        #expect(location(9, 6) == .source(file: "A.swift", line: 9, column: 6))
    }

    @Test("name the module to import instead of one of Apple's")
    func modules() {
        func fix(_ text: String) -> String? {
            PlaceMap([]).finding(CompilerMessage(file: "A.md", line: 1, column: 8, text: text)).fix
        }
        #expect(fix("No such module 'SwiftUI'")?.contains("SwiftUIShim") == true)
        #expect(fix("no such module 'UIKit'") != nil)
        #expect(fix("no such module 'Cards'") == nil)
    }
}
