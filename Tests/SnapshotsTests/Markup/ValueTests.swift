import GridPressSnapshots
import Testing

@Suite("What counts in a document")
struct ValueTests {
    private func svg(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"gabcdef\">\(content)</svg>"
    }

    @Test(
        "is what somebody could see",
        arguments: [
            ("<rect fill='#fff'/>", "<rect fill='#ffe'/>"),
            ("<rect fill='#001000'/>", "<rect fill='#001001'/>"),
            ("<text>Total 3</text>", "<text>Total 3.01</text>"),
            ("<text>Total 3.0</text>", "<text>Total 3</text>"),
            ("<text>a</text>", "<text></text>"),
            ("<rect class='a1'/>", "<rect class='a1.001'/>"),
            ("<rect x='1'/>", "<rect x='1%'/>"),
            ("<rect x='1'/>", "<rect x='1.5'/>"),
            ("<rect x='1'/>", "<rect x='1 2'/>"),
            ("<rect x='1'/>", "<rect/>"),
            ("<rect/>", "<rect x='1'/>"),
            ("<path d='M0 0L1 1'/>", "<path d='M0 0L1 1z'/>"),
            ("<path d='M0 0l1 1l1 1'/>", "<path d='M0 0l1 1L1 1'/>"),
            ("<path d='M0 0A5 5 0 0 1 9 9'/>", "<path d='M0 0A5 5 0 0 0 9 9'/>"),
            ("<path d='M0 oops'/>", "<path d='M0 ooops'/>"),
            ("<g transform='scale(1.001)'/>", "<g transform='scale(1.003)'/>"),
            ("<g transform='rotate(4)'/>", "<g transform='rotate(5)'/>"),
            ("<text xml:space='preserve'>a  b</text>", "<text xml:space='preserve'>a b</text>"),
            ("<text>a<tspan> b</tspan></text>", "<text>a<tspan>b</tspan></text>"),
            ("<style>a b{fill:red}</style>", "<style>ab{fill:red}</style>"),
            ("<style>a{x:1px}</style>", "<style>a{x:2px}</style>"),
            ("<style>a{opacity:.5}</style>", "<style>a{opacity:.51}</style>"),
            ("<style>a{fill:rgb(1 2 3/.5)}</style>", "<style>a{fill:rgb(1 2 3/.501)}</style>"),
            ("<rect x='1'/>", "<circle x='1'/>"),
            ("<g aria-label='one'/>", "<g aria-label='two'/>"),
        ]
    )
    func changedValues(first: String, second: String) throws {
        let difference = try #require(try difference(svg(first), svg(second)))
        #expect(difference.step == .markup && difference.changes.count == 1)
        #expect(try !differences(svg(second), svg(first)).isEmpty)
    }

    @Test(
        "of an outline is where it leads, however its commands are written",
        arguments: [
            ("M5 6V16H9V1", "M5 6v10h4v-15"), ("M5 6L7 8L9 10", "m5 6 2 2 2 2"), ("M5 6L7 8ZL6 6", "m5 6l2 2zh1"),
            ("M1 1C2 2 3 3 4 4Q5 5 6 7", "M1 1c1 1 2 2 3 3q1 1 2 3"), ("M2 2A5 5 0 0 1 9 9", "M2 2a5 5 0 017 7"),
        ]
    )
    func outlines(absolute: String, relative: String) throws {
        #expect(try differences(svg("<path d='\(absolute)'/>"), svg("<path d='\(relative)'/>")) == [])
        #expect(try differences(svg("<path d='\(absolute)'/>"), svg("<path d='\(relative)h1'/>")).count == 1)
    }

    @Test("is the namespace too")
    func namespaces() throws {
        #expect(try differences("<svg xmlns='urn:a'/>", "<svg/>").count == 1)
        #expect(try differences("<a:svg xmlns:a='urn:u'><a:g/></a:svg>", "<svg xmlns='urn:u'><g/></svg>").isEmpty)
    }

    @Test("is in measures and guides no more than the last decimal, and what follows from it")
    func labels() throws {
        func layer(_ name: String, _ label: String, width: Double = 10) -> String {
            svg("<g class='\(name)'><text x='1' textLength='\(width)'>\(label)</text></g>")
        }
        #expect(try differences(layer("dimensions", "70.7"), layer("dimensions", "70.8", width: 12)).isEmpty)
        #expect(try differences(layer("dimensions", "70"), layer("dimensions", "69.9", width: 18)).isEmpty)
        #expect(try differences(layer("dimensions", "70"), layer("dimensions", "71")).count == 1)
        #expect(try differences(layer("dimensions", "70.7"), layer("dimensions", "70.9")).count == 1)
        #expect(try differences(layer("guide-track-sizes", "70.07"), layer("guide-track-sizes", "70.08")).isEmpty)
        #expect(try differences(layer("guide-track-lines", "−3"), layer("guide-track-lines", "−4")).count == 1)
        #expect(try differences(layer("dimensions", "70.7 wide"), layer("dimensions", "70.7 high")).count == 1)
        #expect(try differences(layer("dimensions", "70.7"), layer("dimensions", "70.8"), tolerance: 0).count == 1)
        #expect(try differences(layer("cards", "70.7"), layer("cards", "70.8")).count == 1)
    }

    @Test("is reported with the given tolerance")
    func tolerances() throws {
        let (old, new) = (svg("<rect x='1' opacity='0.5'/>"), svg("<rect x='2' opacity='0.52'/>"))
        #expect(try differences(old, new, tolerance: 1).count == 1)
        #expect(try differences(svg("<rect x='1'/>"), svg("<rect x='2'/>"), tolerance: 1).isEmpty)
        #expect(try differences(svg("<rect x='1.0'/>"), svg("<rect x='1.001'/>"), tolerance: 0).count == 1)
        #expect(try differences(svg("<rect x='1.0'/>"), svg("<rect x='1'/>"), tolerance: 0).isEmpty)
    }

    @Test("of pages is what they show")
    func pages() throws {
        func page(_ content: String, style: String = "a{}") -> String {
            """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml"><head><style>\(style)</style></head><body>\(content)</body></html>
            """
        }
        #expect(try differences(page("<div><p>a</p></div>"), page("<div>\n<p>a</p>\n</div>")).isEmpty)
        #expect(try differences(page("<p>a <b>b</b></p>"), page("<p>a<b>b</b></p>")).count == 1)
        #expect(try differences(page("<pre>a\n  b</pre>"), page("<pre>a\n b</pre>")).count == 1)
        #expect(
            try differences(
                page("<table><tr><td>1.001</td></tr></table>"),
                page("<table><tr><td>1.002</td></tr></table>")
            )
            .isEmpty
        )
        #expect(try differences(page("<p>1.001</p>"), page("<p>1.002</p>")).count == 1)
        let style = "@media print{a{b:c}d{e:f}}"
        #expect(try differences(page("", style: style), page("", style: "@media print {a{ b:c; }d{e:f}}")).isEmpty)
        #expect(try differences(page("", style: style), page("", style: "@media print{a{b:c}d{e:g}}")).count == 1)
    }
}
