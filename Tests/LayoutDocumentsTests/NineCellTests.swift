import GridPress
import GridPressProperties
import LayoutDocuments
import Testing

@Suite("The picture of nine labelled cells with names")
struct NineCellTests {
    private func figure(_ names: String) throws -> Figure {
        let text = """
            <Figure title="Nine cells" description="Three columns and three rows." width="320" height="200">
              <Grid tracks="3" spacing="8">
                <ForEach values="\(names)">
                  <Color fill="#4c8dd6" named="{value}">
                    <overlay>
                      <Text foregroundStyle="white">{value}</Text>
                    </overlay>
                  </Color>
                </ForEach>
              </Grid>
            </Figure>
            """
        return try #require(LayoutDocument(SourceText(name: "nine.xml", bytes: Array(text.utf8))).figure)
    }

    @Test(
        "has at most 2,000 bytes where names are short, 2,200 where they aren't, and 4,000 with chains",
        arguments: [
            ("A1 A2 A3 B1 B2 B3 C1 C2 C3", 2000),
            ("Settings Messages Calendar Downloads Favorites Bookmarks Passwords Templates Documents", 2200),
        ]
    )
    func bytes(names: String, most: Int) throws {
        let figure = try figure(names)
        let plain = try figure.svg().utf8.count
        let chains = try figure.svg(Figure.RenderOptions(dimensions: .tracks)).utf8.count
        #expect(plain <= most, "\(plain) bytes")
        #expect(chains <= 4000, "\(chains) bytes")
    }
}
