import Testing

@testable import GridPressTool

@Suite("The steps behind a frame on the command line")
struct WhyTests {
    private static let document = """
        <Figure width="300" height="40">
          <HStack>
            <Color named="first" fill="blue" flexibleFrame="maxWidth:80"/>
            <Color named="second" fill="red"/>
          </HStack>
        </Figure>
        """
    private static let grid = """
        <Figure><LazyVGrid columns="2" frame="width:200"><Color named="a" fill="red"/><Color named="b" fill="blue"/>
        </LazyVGrid></Figure>
        """

    @Test("are those of a view by its name, by its line, or by its cell")
    func views() throws {
        let folder = try ScratchFolder(["a.xml": Self.document, "b.xml": Self.grid])
        let file = folder.path + "a.xml"
        let named = run("why", file, "second")
        #expect(named.exit == .fine && named.output.hasPrefix("\"second\" is 212 wide and 40 high, at x 88, y 0."))
        #expect(named.output.contains("300 offered to HStack (line 2) − 8 of gaps − 80 of the frame \"first\" = 212\n"))
        #expect(run("why", file, "4").output == named.output && run("why", file, "4:6").output == named.output)
        #expect(run("why", folder.path + "b.xml", "--cell", "2,1").output.hasPrefix("\"b\" is 96 wide"))
        #expect(run("why", file, "second", "--width", "400").output.hasPrefix("\"second\" is 312 wide"))
    }

    @Test("aren't recorded in a comparison, which is said")
    func comparison() throws {
        let figure = "<Figure><Color fill='red' frame='9 9' named='a'/></Figure>"
        let folder = try ScratchFolder(["a.xml": "<Comparison>\(figure)\(figure)</Comparison>"])
        let outcome = run("why", folder.path + "a.xml", "a")
        #expect(outcome.exit == .findings && outcome.messages.contains("The steps of views in a \"Comparison\""))
    }

    @Test("are those of some parts of the frame where these are asked for")
    func parts() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        let output = run("why", folder.path + "a.xml", "second", "--of", "x,width").output
        #expect(output.contains("Width: 212") && output.contains("From the left: 88"))
        #expect(!output.contains("Height:") && !output.contains("From the top:"))
        #expect(run("why", folder.path + "a.xml", "second", "--of", "depth").exit == .usage)
    }

    @Test("are an error for a view that the picture doesn't have, with the name that may be meant")
    func unknown() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        let file = folder.path + "a.xml"
        let unknown = run("why", file, "secnd")
        #expect(unknown.exit == .findings && unknown.output.isEmpty)
        #expect(unknown.messages.contains("The picture has no view named \"secnd\"."))
        #expect(unknown.messages.contains("Did you mean \"second\"?"))
        #expect(run("why", file, "1:99").messages.contains("No view is written at line 1, column 99."))
        #expect(run("why", file, "--cell", "1,1").messages.contains("The picture has no grid."))
    }

    @Test("need one view")
    func usage() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        let file = folder.path + "a.xml"
        #expect(run("why", file).messages.contains("No view is given."))
        #expect(run("why", file, "second", "--cell", "1,1").messages.contains("A view and a cell are given."))
        #expect(run("why", file, "--cell", "0,1").exit == .usage)
        #expect(run("why").exit == .usage)
    }

    @Test("are on a page for every box, with links that work without a script")
    func page() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        let plain = run("render", folder.path + "a.xml", "--format", "html").output
        let page = run("render", folder.path + "a.xml", "--format", "html", "--why").output
        #expect(!plain.contains("<details") && !plain.contains("why?"))
        #expect(page.utf8.count < 2 * plain.utf8.count)
        #expect(page.components(separatedBy: "<details").count - 1 == 3)
        #expect(!page.contains("<script") && page.contains("80 of the frame \"first\" = 212"))
        // Every link has a destination on the page.
        for match in page.matches(of: /href="#([a-z]+[0-9]+)"/) {
            #expect(page.contains("id=\"\(match.output.1)\""), "\(match.output.1)")
        }
        #expect(run("render", folder.path + "a.xml", "--why").messages.contains("The option --why has no effect"))
    }

    @Test("are shown above the picture by a guide")
    func guide() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        let file = folder.path + "a.xml"
        let picture = run("render", file, "--guides", "why:second")
        #expect(picture.output.contains("guide-why") && picture.output.contains("offered width 212"))
        let unknown = run("render", file, "--guides", "why:secnd,gaps")
        #expect(unknown.exit == .fine && unknown.messages.contains("Did you mean \"second\"?"))
    }
}
