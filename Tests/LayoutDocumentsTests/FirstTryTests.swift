import GridPress
import GridPressProperties
import LayoutDocuments
import Testing

/// Documents as people write them at first.
@Suite("Documents of a first try")
struct FirstTryTests {
    /// Returns the picture of some views in a column, or the findings if there are any.
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
        // A title that is written twice, and views in a control, are still mistakes.
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
}
