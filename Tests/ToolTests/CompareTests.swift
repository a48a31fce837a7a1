import Testing

@testable import GridPressTool

@Suite("Comparing two documents")
struct CompareTests {
    private func document(_ spacing: Int) -> String {
        """
        <Figure title="Row"><HStack named="row" spacing="\(spacing)">
          <Color fill="blue" frame="40 40"/><Color fill="red" frame="40 40" named="second"/>
        </HStack></Figure>
        """
    }

    @Test("draws both with outlines, and says what differs")
    func drawing() throws {
        let folder = try ScratchFolder(["a.xml": document(8), "b.xml": document(20)])
        let outcome = run("compare", folder.path + "a.xml", folder.path + "b.xml")
        #expect(outcome.exit == .fine && outcome.output.hasPrefix("<svg"))
        #expect(outcome.output.contains(">Spacing of the row \"row\": 8 → 20<"))
        #expect(outcome.output.contains(">Before<") && outcome.output.contains(">After<"))
    }

    @Test("takes labels, formats and an output, as drawing one document does")
    func options() throws {
        let folder = try ScratchFolder(["a.xml": document(8), "b.xml": document(20)])
        let files = [folder.path + "a.xml", folder.path + "b.xml"]
        let svg = run(["compare"] + files + ["--labels", "eight, twenty", "-o", folder.path + "c.svg"])
        #expect(svg.exit == .fine && svg.output.isEmpty)
        let picture = try folder.text("c.svg")
        #expect(picture.contains(">eight<") && picture.contains(">twenty<"))
        let text = run(["compare"] + files + ["--format", "text"])
        #expect(text.exit == .fine && text.output.contains("second"))
        let input = run(["compare", files[0], "-"], input: document(20))
        #expect(input.exit == .fine && input.output.contains("8 → 20"))
        #expect(run(["compare"] + files + ["--labels", "one"]).exit == .usage)
    }

    @Test("needs two documents, and never replaces one of them")
    func usage() throws {
        let folder = try ScratchFolder(["a.xml": document(8), "b.xml": document(20)])
        let (a, b) = (folder.path + "a.xml", folder.path + "b.xml")
        #expect(run("compare").messages.contains("No file is given."))
        #expect(run("compare", a).messages.contains("One file is given."))
        #expect(run("compare", a, b, a).messages.contains("Unexpected argument"))
        for output in [a, b] { #expect(run("compare", a, b, "-o", output).messages.contains("would replace")) }
        #expect(try folder.text("a.xml") == document(8) && folder.text("b.xml") == document(20))
    }

    @Test("reports the findings of each document, and draws nothing if one can't be drawn")
    func findings() throws {
        let folder = try ScratchFolder(["a.xml": Sample.unknownElement, "b.xml": document(20), "c.xml": Sample.notXML])
        let broken = run("compare", folder.path + "a.xml", folder.path + "b.xml", "-o", folder.path + "x.svg")
        #expect(broken.exit == .findings && broken.messages.contains("a.xml:1:10: error"))
        #expect(throws: (any Error).self) { try folder.text("x.svg") }
        let both = run("compare", folder.path + "a.xml", folder.path + "c.xml")
        #expect(both.messages.contains("a.xml:") && both.messages.contains("c.xml:") && both.output.isEmpty)
        let missing = run("compare", folder.path + "none.xml", folder.path + "b.xml")
        #expect(missing.exit == .noInput && missing.output.isEmpty)
    }
}
