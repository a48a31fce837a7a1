import GridPressProperties
import LayoutDocuments
import SafetySupport
import Testing

@Suite("Pictures in one page")
struct PageTests {
    private func figure(_ text: String) -> Figure {
        Figure(text) {
            Text(verbatim: "x").named(text)
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .mask { Circle() }.blur(radius: 2)
        }
    }

    @Test("share no id, whatever stands in them")
    func ids() {
        var owners: [String: String] = [:]
        forEach(HostileText.all) { text, check in
            for scheme in Figure.Scheme.allCases {
                let picture = PictureCheck(svg: try figure(text.text).svg(Figure.RenderOptions(scheme: scheme)))
                check.equal(picture.complaints, [], "\(scheme)")
                check(picture.allIDs.count > 2, "\(scheme): the ids are \(picture.allIDs)")
                for id in picture.allIDs {
                    let owner = "\(text), \(scheme)"
                    if let other = owners.updateValue(owner, forKey: id) {
                        check.fail("\"\(id)\" is in \"\(other)\" and in \"\(owner)\"")
                    }
                }
            }
        }
    }

    @Test("are found to be wrong where they are")
    func complaints() {
        let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\">"
        let wrong = [
            "<script/>", "<rect onload=\"x\"/>", "<rect style=\"a\"/>", "<a href=\"javascript:x\"/>", "<!-- x -->",
            "<use href=\"https://example.org/#a\"/>", "<rect fill=\"url(#none)\"/>", "<rect width=\"nan\"/>",
            "<rect width=\"1e9\"/>", "<style>@import 'x'</style>", "<style>a{b:url(x)}</style>", "<rect>x</rect>",
            "<image href=\"data:image/svg+xml;base64,AA\"/>", "<image href=\"x.png\"/>", "<x xmlns=\"u\"/>",
            "<g id=\"a\"/>", "<clipPath id=\"a\"/><mask id=\"a\"/>", "<text x:y=\"\" xmlns:x=\"u\"/>", "<rect",
        ]
        forEach(wrong) { markup, check in
            check(PictureCheck(svg: start + markup + "</svg>").complaints != [], "Nothing is wrong.")
        }
        #expect(PictureCheck(svg: start + "<rect width=\"2.5\"/></svg>").complaints == [])
    }
}
