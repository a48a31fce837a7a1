import Foundation
import Testing

@testable import GridPressTool

@Suite("The command for figures")
struct FigureCommandTests {
    private static let page = """
        # Page

        <!-- figure: card, width 40, height 20, "A card" -->
        ```xml
        <Figure title="Card"><HStack spacing="8"><Color fill="red"/><Color fill="blue"/></HStack></Figure>
        ```

        """

    /// Calls the command with a folder, and makes paths in the output relative to it.
    private func figures(_ folder: borrowing ScratchFolder, _ words: String...) -> Outcome {
        var outcome = run(["figures", folder.path] + words)
        outcome.output = outcome.output.replacing(folder.path, with: "")
        outcome.messages = outcome.messages.replacing(folder.path, with: "")
        return outcome
    }

    @Test("draws, lists and checks the figures of a folder")
    func all() throws {
        let folder = try ScratchFolder(["README.md": Self.page])
        #expect(figures(folder, "--list").output == "README.md:3: card → Pictures/card.svg\n")
        let missing = figures(folder, "--check", "--diagnostics", "short")
        #expect(missing.exit == .findings)
        // A long path of the folder shortens the value in the message.
        #expect(missing.output.hasPrefix("README.md:3:6: error: card: The picture \"Pictures/card.s"))
        #expect(missing.output.contains("\" is missing. [figures.missing]"))
        let drawn = figures(folder)
        #expect(drawn.exit == .fine && drawn.messages.isEmpty)
        #expect(
            drawn.output == "written: Pictures/card.svg\nwritten: Pictures/card~dark.svg\nwritten: README.md\n"
        )
        let clean = figures(folder, "--check")
        #expect(clean.exit == .fine && clean.output.isEmpty && clean.messages.isEmpty)
        try folder.write(try folder.text("README.md").replacing("\"8\"", with: "\"12\""), to: "README.md")
        let stale = figures(folder, "--check", "--diagnostics", "short")
        #expect(stale.output.hasPrefix("README.md:3:6: error: card: spacing of the HStack: 8 → 12"))
        let annotations = figures(folder, "--check", "--diagnostics", "github").output
        #expect(annotations.hasPrefix("::error file=README.md,line=3,"))
        try folder.write("# Page\n", to: "README.md")
        #expect(figures(folder).output == "removed: Pictures/card.svg\nremoved: Pictures/card~dark.svg\n")
        // The folder can be another one than intended.
        #expect(figures(folder, "--check").messages == "The pages have no figures.\n")
    }

    @Test("has options for the folder of pictures")
    func into() throws {
        let folder = try ScratchFolder(["a/README.md": Self.page])
        #expect(figures(folder, "--into", "../Images").exit == .fine)
        #expect(try folder.names(in: "Images") == ["card.svg", "card~dark.svg"])
        #expect(try folder.text("a/README.md").contains("src=\"../Images/card.svg\""))
        #expect(figures(folder, "--into", "../Images", "--check").exit == .fine)
    }

    @Test("draws again what is saved, until it is interrupted")
    func watch() throws {
        let folder = try ScratchFolder(["README.md": Self.page])
        let path = folder.path
        let nothing = {}
        var steps: [() throws -> Void] = [
            nothing,
            {
                let file = URL(fileURLWithPath: path + "README.md")
                let text = try String(contentsOf: file, encoding: .utf8)
                try Data(text.replacing("\"8\"", with: "\"2\"").utf8).write(to: file)
            },
            nothing,
        ]
        let outcome = run(["figures", path, "--watch"]) {
            $0.wait = { _ in
                guard !steps.isEmpty else { return false }
                #expect(throws: Never.self) { try steps.removeFirst()() }
                return true
            }
        }
        #expect(outcome.exit == .fine)
        let lines = outcome.output.replacing(path, with: "").split(separator: "\n")
        #expect(
            lines.count == 5 && lines.suffix(2) == ["written: Pictures/card.svg", "written: Pictures/card~dark.svg"]
        )
    }

    @Test("escapes the names of removed pictures in its summary, and counts them")
    func hostileSummary() throws {
        let folder = try ScratchFolder(["README.md": Self.page])
        let names = ["<script>alert(1)</script>", "a\"onerror=\"alert(1)", "`[b](javascript:1)", "![c](//d)|e"]
        for (number, name) in names.enumerated() {
            try folder.write(
                "<svg>\(number)</svg>\n<!-- figure: \(name) in ../<b>_README`.md, x -->\n",
                to: "Pictures/\(number).svg"
            )
        }
        let script = """
            cd '\(folder.path)' && git init -q . && '\(Call.tool)' figures README.md > /dev/null && git add .
            git -c user.name=A -c user.email=a@example.com commit -q -m A && rm Pictures/?.svg
            sed -i 's/"8"/"3"/; s/A card/A `\u{202E}card [b](c) `d/' README.md && '\(Call.tool)' figures --summary summary.md
            """
        _ = try Call("/bin/bash", ["-c", script]).end()
        let summary = try folder.text("summary.md")
        #expect(summary.contains("5 of 5 figures are different from `HEAD`."), "\(summary)")
        let html = summary.matches(of: /<[^>]*>/).map { String($0.output) }
        #expect(
            html.allSatisfy {
                $0.hasPrefix("<img src=\"data:image/svg+xml;base64,") && $0.count(where: { $0 == "\"" }) == 4
            },
            "\(html)"
        )
        for text in ["### &lt;script>", "\\`\\[b\\](javascript:1)", "\\!\\[c\\](//d)\\|e", "&lt;b>\\_README\\`.md"] {
            #expect(summary.contains(text), "\(text)")
        }
        #expect(!summary.contains("\u{202E}") && !summary.contains("[b](c)"), "\(summary)")
    }

    @Test("writes a summary with the old and the new picture of each figure that is different")
    func summary() throws {
        let folder = try ScratchFolder(["README.md": Self.page])
        let script = """
            cd '\(folder.path)' && git init -q . && '\(Call.tool)' figures > /dev/null && git add .
            git -c user.name=A -c user.email=a@example.com commit -q -m A
            '\(Call.tool)' figures --check --summary none.md
            sed -i 's/"8"/"3"/' README.md
            '\(Call.tool)' figures --check --summary stale.md > /dev/null
            '\(Call.tool)' figures > /dev/null
            export GITHUB_SERVER_URL=https://example.com GITHUB_REPOSITORY=a/b GITHUB_SHA=123
            '\(Call.tool)' figures --check --summary changed.md
            git add . && git -c user.name=A -c user.email=a@example.com commit -q -m B
            cp README.md page.txt && echo "# Page" > README.md && '\(Call.tool)' figures --summary gone.md > /dev/null
            mv page.txt README.md
            '\(Call.tool)' figures --check --summary - --since nothing
            """
        let outcome = try Call("/bin/bash", ["-c", script]).end()
        #expect(outcome.status == 66 && outcome.errors.contains("\"nothing\" isn't a commit"))
        #expect(try folder.text("none.md").contains("None of 1 figures is different from `HEAD`."))
        let stale = try folder.text("stale.md")
        #expect(stale.contains("- spacing of the HStack: 8 → 3") && stale.contains("Run `gridpress figures`."))
        #expect(stale.ranges(of: "data:image/svg+xml;base64,").count == 2)
        #expect(try folder.text("gone.md").contains("- The figure is gone."))
        #expect(try folder.text("gone.md").contains("1 of 1 figures is different from `HEAD`."))
        let changed = try folder.text("changed.md")
        #expect(changed.contains("<img src=\"https://example.com/a/b/raw/123/Pictures/card.svg\""))
        #expect(changed.ranges(of: "/Pictures/card.svg").count == 2 && !changed.contains("isn't this one"))
    }
}
