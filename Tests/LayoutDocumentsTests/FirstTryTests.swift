import GridPress
import GridPressProperties
import LayoutDocuments
import Testing

/// Documents with notations that users typically try first.
@Suite("Documents of a first try")
struct FirstTryTests {
    /// Returns the SVG of views in a column, or the findings if there are any.
    private func picture(_ content: String) throws -> String {
        let text =
            "<Figure title=\"A\" width=\"200\"><VStack>\(content)</VStack></Figure>"
        let document = LayoutDocument(SourceText(name: "a.xml", bytes: Array(text.utf8)))
        guard document.findings.isEmpty, let figure = document.figure else { return "\(document.findings)" }
        return try figure.svg()
    }

    @Test("have text inside a control as its title")
    func titles() throws {
        forEach([
            ("<Button>Buy now</Button>", "<Button title=\"Buy now\"/>"),
            ("<Button>\n  Buy\n  all &amp; more\n</Button>", "<Button title=\"Buy all &amp; more\"/>"),
            (
                "<ForEach count=\"2\"><Button>Buy {i}</Button></ForEach>",
                "<ForEach count=\"2\"><Button title=\"Buy {i}\"/></ForEach>"
            ),
            ("<Toggle isOn=\"true\">Notes</Toggle>", "<Toggle isOn=\"true\" title=\"Notes\"/>"),
            ("<Link destination=\"https://a.b\">More</Link>", "<Link destination=\"https://a.b\" title=\"More\"/>"),
            ("<Menu>Sort</Menu>", "<Menu title=\"Sort\"/>"),
        ]) { input, check in
            let written = try picture(input.0)
            check.equal(written, try picture(input.1), input.0)
            check(written.hasPrefix("<svg"), written)
        }
        // A title that is written twice, and views in a control, are still errors.
        #expect(try picture("<Button title=\"A\">B</Button>").contains("Text isn't valid in \"Button\"."))
        #expect(try picture("<Button>A<Text>B</Text></Button>").contains("\"Text\" isn't valid in \"Button\"."))
    }

    @Test("may have a space between two lengths of spacing")
    func spacing() throws {
        let grid = { (spacing: String) in
            "<Grid tracks=\"2\" spacing=\"\(spacing)\"><ForEach count=\"4\"><Color fill=\"red\" frame=\"9 9\"/></ForEach></Grid>"
        }
        #expect(try picture(grid("8 6")) == picture(grid("8,6")))
        #expect(try picture(grid("8 6 4")).contains("isn't a valid value for \"spacing\""))
    }

    @Test("that contradict themselves get the attribute to write")
    func tracks() throws {
        #expect(
            try picture("<Grid tracks=\"2\" rows=\"3\"/>").contains(
                "\"columns\" and \"rows\" if both are given"
            )
        )
    }

    @Test("in the notation of CSS, of SwiftUI or of another grid get what to write here")
    func notations() {
        forEach([
            ("<Grid columns=\"1fr 2fr\"/>", "Use \"fr(1) fr(2)\"."),
            ("<Grid columns=\"100px auto minmax(40px, 1fr)\"/>", "Use \"pt(100) fit minmax(pt(40),fr(1))\"."),
            ("<Grid columns=\"repeat(3, 44px) 1fr\"/>", "Use \"pt(44) pt(44) pt(44) fr(1)\"."),
            ("<Grid columns=\"repeat(8, 1fr)\"/>", "Use \"8\"."),
            ("<Grid tracks=\"fixed(40) flexible\"/>", "Use \"pt(40) fr(1)\"."),
            ("<LazyVGrid columns=\"fr(1) fr(1)\"/>", "Use \"2\"."),
            ("<LazyVGrid columns=\"pt(40) 1fr minmax(20px, 60px)\"/>", "Use \"fixed(40) flexible flexible(20...60)\"."),
            ("<Text padding=\"8 16\">A</Text>", "Use \"8,16,8,16\" for top, leading, bottom and trailing."),
            ("<Text padding=\"1 2 3 4\">A</Text>", "Use \"1,4,3,2\" for top, leading, bottom and trailing."),
            ("<Text frame=\"maxWidth:infinity\">A</Text>", "use flexibleFrame=\"maxWidth:infinity\"."),
            ("<Grid tracks=\"2\"><Text colspan=\"2\">A</Text></Grid>", "Use gridSpan=\"2\"."),
            ("<Grid><GridRow><Text colspan=\"2\">A</Text></GridRow></Grid>", "Use gridCellColumns=\"2\"."),
            ("<ForEach count=\"3\" from=\"1\"><Text>{i}</Text></ForEach>", "such as {i + 1}"),
            ("<Hexagon/>", "Use <Path data=\"M 20 0 L 40 12"),
        ]) { input, check in
            let written = try picture(input.0)
            check(written.replacing("\\\"", with: "\"").contains(input.1), written)
        }
        // For an invalid value, the finding explains the notation.
        forEach(["1fr wide", "repeat(x, 1fr)", "repeat(30, 1px)", "-1fr", "minmax(1px)"]) { tracks, check in
            let written = try picture("<Grid columns=\"\(tracks)\"/>")
            check(written.contains("Use a number of equal tracks"), written)
        }
    }
}
