import Testing

@testable import GridPressTool

@Suite("Callouts, captions and themes on the command line")
struct CalloutOptionTests {
    private static let document = """
        <Figure><Color named="box" fill="red" frame="width:80 height:40" callout="red"/></Figure>
        """

    @Test("explain named views, below the picture where that is asked for, with a caption")
    func callouts() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        let file = folder.path + "a.xml"
        let both = run("render", file, "--callout", "box=a box=1", "--caption", "Figure 1", "--callouts", "below")
        #expect(both.exit == .fine)
        #expect(both.output.contains(">a box=1</text>") && both.output.contains(">Figure 1</text>"))
        #expect(both.output.contains("Callouts: 1: red; 2: a box=1."))
        #expect(run("render", file, "--callout", "box").exit == .usage)
        #expect(run("render", file, "--callout", "bax=1").messages.contains("Did you mean \"box\"?"))
    }

    @Test("have the colors of a preset or of a file, whose mistakes have their place")
    func themes() throws {
        let folder = try ScratchFolder([
            "a.xml": Self.document, "good.json": ##"{"ink": "#112233"}"##, "bad.json": ##"{"inc": "#112233"}"##,
            "pale.json": ##"{"ink": "#eeeeee"}"##,
        ])
        let file = folder.path + "a.xml"
        #expect(run("render", file, "--theme", "github").output.contains("var(--gp-ink,#1f2328)"))
        #expect(run("render", file, "--theme", folder.path + "good.json").output.contains("var(--gp-ink,#123)"))
        let bad = run("render", file, "--theme", folder.path + "bad.json")
        #expect(bad.exit == .usage && bad.messages.contains("bad.json:1:9") && bad.messages.contains("\"ink\""))
        #expect(bad.messages.contains("[theme.invalid]"))
        let pale = run("render", file, "--theme", folder.path + "pale.json")
        #expect(pale.exit == .findings && pale.messages.contains("[theme.contrast]"))
        let missing = run("render", file, "--theme", "githb")
        #expect(missing.exit == .noInput && missing.messages.contains("Use docc, github, plain, standard"))
    }

    @Test("whose marks have no free place are a note")
    func crowd() throws {
        let folder = try ScratchFolder([
            "a.xml": """
            <Figure width="80" height="60"><ZStack>
              <LazyVGrid columns="9" spacing="0">
                <ForEach count="81"><Color fill="red" frame="height:3"/></ForEach>
              </LazyVGrid>
              <Color fill="blue" frame="width:6 height:6" callout="in a crowd"/>
              <LazyVGrid columns="9" spacing="0">
                <ForEach count="81"><Color fill="green" frame="height:3"/></ForEach>
              </LazyVGrid>
            </ZStack></Figure>
            """
        ])
        let crowded = run("render", folder.path + "a.xml", "--callouts", "below")
        #expect(crowded.messages.contains("[annotations.callouts-left-out]"))
        #expect(crowded.output.contains(">in a crowd</text>"))
        let page = run("render", folder.path + "a.xml", "--format", "html", "--callouts", "below")
        #expect(page.messages.contains("[annotations.callouts-left-out]"))
    }
}
