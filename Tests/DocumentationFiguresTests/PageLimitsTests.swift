import Foundation
import GridPressFindings
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("A page that can't be read", .timeLimit(.minutes(5)))
struct PageLimitsTests {
    @Test(
        "because its folder for pictures is invalid, draws nothing, and other pages are drawn",
        arguments: ["../Images", "/etc", "a//b", "", "a/../../b"]
    )
    func invalidFolder(path: String) throws {
        for page in [
            "# A\n\n<!-- figures: into \(path) -->\n\n" + PageFolder.page("card"),
            "# A\n\n<!-- figures: into \(path) -->\n\n<!-- figures: into Images -->\n\n" + PageFolder.page("card"),
        ] {
            let folder = try PageFolder(["README.md": page, "B.md": PageFolder.page("b")])
            let (findings, paths) = try folder.draw()
            #expect(findings.map(\.code) == [.figureComment])
            #expect(findings.first?.location == .source(file: folder.files.path + "README.md", line: 3, column: 5))
            #expect(Set(paths) == ["B.md", "Pictures/b.svg", "Pictures/b~dark.svg"])
            #expect(try folder.files.text("README.md") == page)
        }
    }

    @Test("because its folder became invalid, keeps its pictures")
    func lateMistake() throws {
        let folder = try PageFolder(["README.md": PageFolder.page("card")])
        _ = try folder.draw()
        try folder.edit("README.md", "# Page", "# Page\n\n<!-- figures: into ../Images -->\n")
        #expect(folder.check().map(\.code) == [.figureComment])
        #expect(try folder.draw().paths.isEmpty && folder.files.names(in: "Pictures").count == 2)
    }

    @Test("because of a byte order mark of UTF-16 or UTF-32, is to be saved as UTF-8")
    func encodings() throws {
        let text = PageFolder.page("card")
        for (mark, encoding) in [
            ([0xFF, 0xFE], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
            ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
        ] as [([UInt8], String.Encoding)] {
            let folder = try PageFolder(["B.md": PageFolder.page("b")])
            for (name, text) in [("README.md", text), ("Notes.md", "Notes")] {
                let data = Data(mark) + (try #require(text.data(using: encoding)))
                try data.write(to: URL(fileURLWithPath: folder.files.path + name))
            }
            let (findings, paths) = try folder.draw()
            #expect(findings.map(\.code) == [.figurePage])
            #expect(findings.first?.message == "The page is in UTF-\(mark.count * 8) instead of UTF-8.")
            #expect(findings.first?.fix == "Save it as UTF-8." && paths.count == 3)
        }
    }

    @Test("because folders are nested too deeply, is reported with its folder")
    func deepFolders() throws {
        let deepest = Array(repeating: "d", count: 64).joined(separator: "/")
        let folder = try PageFolder([
            deepest + "/A.md": PageFolder.page("a"), deepest + "/e/B.md": PageFolder.page("b"),
        ])
        let (findings, paths) = try folder.draw()
        #expect(findings.map(\.code) == [.figurePage])
        #expect(findings.first?.message == "The folder is nested more than 64 levels deep, so its pages aren't read.")
        #expect(findings.first?.location == .source(file: folder.files.path + deepest + "/e", line: 1, column: 1))
        #expect(paths.count == 3 && paths.allSatisfy { $0.hasPrefix(deepest + "/") && !$0.hasPrefix(deepest + "/e") })
    }

    @Test("because of a line of sixty megabytes, is reported at the line, and the other pages are drawn")
    func longLine() throws {
        let length = 60 << 20
        for (line, isReported) in [
            ("<!-- figure: a" + String(repeating: ", b", count: length / 3), true),
            (String(repeating: "figure ", count: length / 7), true),
            (String(repeating: "Text. ", count: length / 6), false),
        ].sampled(oneIn: 2) {
            let folder = try PageFolder(["README.md": "# A\r\n\r\n" + line, "B.md": PageFolder.page("b")])
            let start = ContinuousClock.now
            let (findings, paths) = try folder.draw()
            // An optimized build needs less than a second.
            #expect(ContinuousClock.now - start < .seconds(20))
            #expect(findings.map(\.code) == (isReported ? [.figurePage] : []), "\(findings.count)")
            if isReported {
                #expect(findings.first?.message == "The line is longer than 8 MB, so the page isn't read.")
                #expect(findings.first?.location == .source(file: folder.files.path + "README.md", line: 3, column: 1))
            }
            #expect(paths.count == 3)
        }
    }

    @Test("has a number for its long line, whatever the line ends are")
    func lineNumbers() {
        forEach(
            [
                ("abcd", nil), ("abcde", 1), ("a\nabcde", 2), ("a\r\nabcde\r\n", 2), ("a\rb\rabcde", 3),
                ("a\n\rabcde", 3),
                ("abcd\nabcd\nabcd", nil), ("abcd\r\n\r\nabcd\rabcde", 4), ("", nil), ("\n\n\n\n\n\n", nil),
            ] as [(String, Int?)]
        ) { input, check in
            check.equal(Array(input.0.utf8).firstLine(longerThan: 4), input.1, input.0)
        }
    }

    @Test("because its settings are too long, has one error")
    func longSettings() throws {
        for settings in [String(repeating: ", b", count: 100_000), String(repeating: ",\nb", count: 100_000)] {
            let folder = try PageFolder(["README.md": PageFolder.page("card", settings: settings)])
            let findings = try folder.draw().findings
            #expect(findings.map(\.code) == [.figureComment])
            #expect(findings.first?.message == "The settings of the figure have more than 10000 bytes.")
        }
    }
}
