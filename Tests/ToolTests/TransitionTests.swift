import Testing

@testable import GridPressTool

@Suite("Figures that move")
struct TransitionTests {
    private func document(_ axis: String) -> String {
        """
        <Figure title="\(axis)" caption="Below"><\(axis) spacing="8" named="row">
          <Color fill="blue" frame="40 40" id="a"/><Color fill="red" frame="40 40" named="second"/>
        </\(axis)></Figure>
        """
    }

    private func folder() throws -> ScratchFolder {
        try ScratchFolder([
            "a.xml": document("HStack"), "b.xml": document("VStack"),
            "ab.xml": "<States from=\"a.xml\" to=\"b.xml\" animation=\"linear(duration:1)\"/>",
        ])
    }

    @Test("go from one document to another, without a script")
    func drawing() throws {
        let folder = try folder()
        let outcome = run("transition", folder.path + "a.xml", folder.path + "b.xml")
        #expect(outcome.exit == .fine && outcome.messages.isEmpty)
        #expect(outcome.output.hasPrefix("<svg") && outcome.output.contains("@keyframes"))
        #expect(outcome.output.contains("<title>VStack</title>") && !outcome.output.contains("<script"))
    }

    @Test("are the same ones in a document that names two others")
    func sameAsDocument() throws {
        let folder = try folder()
        let files = [folder.path + "a.xml", folder.path + "b.xml"]
        let drawn = run("render", folder.path + "ab.xml", "--format", "json")
        let called = run(["transition"] + files + ["--animation", "linear(duration:1)", "--format", "json"])
        #expect(drawn.exit == .fine && called.exit == .fine)
        // The document has no source positions of elements, because they are in other files.
        let places = /"source": ?\{[^}]*\},?\s*|"line": ?\d+,?\s*|"column": ?\d+,?\s*/
        #expect(drawn.output.contains("\"motion\"") && called.output.contains("\"motion\""))
        #expect(drawn.output.replacing(places, with: "").count <= called.output.count)
    }

    @Test("have an animation, a pause and every option of pictures")
    func options() throws {
        let folder = try folder()
        let files = [folder.path + "a.xml", folder.path + "b.xml"]
        func draw(_ options: String...) -> Outcome { run(["transition"] + files + options) }
        #expect(draw("--animation", "linear(duration:3)").output.contains("animation-duration:5s"))
        #expect(draw("--pause", "2.5").output != draw().output)
        #expect(draw("--width", "200", "--scheme", "dark", "--margin", "20").output.contains("width=\"248\""))
        #expect(draw("--format", "html").output.hasPrefix("<!DOCTYPE html>"))
        let text = draw("--format", "text").output
        #expect(text.contains("second"))
        #expect(draw("--animation", "fast").messages.contains("\"fast\" isn't a valid value for \"--animation\"."))
        #expect(draw("--pause", "x").exit == .usage && draw("--strip", "1").exit == .usage)
        #expect(draw("-o", files[0]).messages.contains("would replace"))
        #expect(run("transition", files[0]).messages.contains("One file is given."))
    }

    @Test("are strips of moments beside each other where that is asked for")
    func strips() throws {
        let folder = try folder()
        for words in [
            ["render", folder.path + "ab.xml"], ["transition", folder.path + "a.xml", folder.path + "b.xml"],
        ] {
            let strip = run(words + ["--strip", "3"])
            #expect(strip.exit == .fine && strip.messages.isEmpty)
            #expect(!strip.output.contains("@keyframes") && strip.output.contains(">0 s<"))
        }
        let still = run("render", folder.path + "a.xml", "--strip", "3")
        #expect(still.exit == .fine && still.messages.contains("note") && still.messages.contains("doesn't move"))
        #expect(still.output == run("render", folder.path + "a.xml").output)
    }

    @Test("move in a gallery and after `render`, and show their last state in a comparison")
    func otherCommands() throws {
        let folder = try folder()
        let svg = run("render", folder.path + "ab.xml")
        #expect(svg.exit == .fine && svg.messages.isEmpty && svg.output.contains("@keyframes"))
        #expect(run("gallery", folder.path, "-o", folder.path + "out").exit == .fine)
        let page = try folder.text("out/ab.html")
        #expect(page.contains("@keyframes") && page.contains("type=\"radio\""))
        let comparison = run("compare", folder.path + "ab.xml", folder.path + "b.xml")
        #expect(comparison.exit == .fine && !comparison.output.contains("@keyframes"))
        #expect(comparison.output.contains("Number of states of the figure: 2 → 1"))
        #expect(comparison.output.ranges(of: ": 2 → 1").count == 2, "in the description and below the figures only")
        let widths = run("render", folder.path + "ab.xml", "--widths", "100,200", "-o", folder.path)
        #expect(widths.messages.contains("widths.fixed"))
        #expect(try folder.text("ab-100.svg").contains("@keyframes"))
        #expect(run("why", folder.path + "ab.xml", "second").output.contains("second"))
    }

    @Test("report the findings of each document in its file, and draw nothing of a broken one")
    func findings() throws {
        let folder = try folder()
        try folder.write(Sample.unknownElement, to: "broken.xml")
        try folder.write("<States from=\"broken.xml\" to=\"../b.xml\"/>", to: "states.xml")
        let broken = run("transition", folder.path + "broken.xml", folder.path + "b.xml")
        #expect(broken.exit == .findings && broken.output.isEmpty && broken.messages.contains("broken.xml:1:10: error"))
        let states = run("render", folder.path + "states.xml")
        #expect(states.exit == .findings && states.output.isEmpty)
        #expect(
            states.messages.contains("broken.xml:1:10: error") && states.messages.contains("states.xml:1:31: error")
        )
        let nested = run("transition", folder.path + "ab.xml", folder.path + "b.xml")
        #expect(nested.messages.contains("The root element is \"States\" instead of \"Figure\"."))
        let input = run("render", "-", input: "<States from=\"a.xml\" to=\"b.xml\"/>")
        #expect(input.exit == .findings && input.messages.contains("document.unreadable-document"))
    }
}
