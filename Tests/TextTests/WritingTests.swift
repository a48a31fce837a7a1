import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Pictures that are written to a handle")
struct WritingTests {
    /// A figure with adaptive colors, names, text and a dimension.
    private let figure = Figure("Many", width: 900) {
        VStack(spacing: 1.5) {
            ForEach(0..<10) { row in
                HStack(spacing: 1.5) {
                    ForEach(0..<10) { column in
                        Color(.systemTeal).opacity(Double(column) / 10).frame(height: 3).named("\(row)")
                    }
                }
            }
            Text("A line")
        }
        .dimension()
    }

    @Test("have the same bytes as those in one text, with every option")
    func same() throws {
        let folder = try ScratchFolder(["picture.svg": ""])
        let handle = try #require(FileHandle(forWritingAtPath: folder.path + "picture.svg"))
        let options = Figure.RenderOptions(scheme: .dark, dimensions: .all, guides: [.trackLines, .proposals])
        let layers: Set<Drawing.Layer> = [.content, .background]
        try figure.writeSVG(to: handle, options, margin: 12, layers: layers, embedsLayoutRecord: true)
        try handle.close()
        let text = try figure.svg(options, margin: 12, layers: layers, embedsLayoutRecord: true)
        #expect(try folder.text("picture.svg") == text)
    }

    @Test("end where the handle takes no more, with an error that says why")
    func unwritable() throws {
        let folder = try ScratchFolder(["picture.svg": ""])
        let handle = try #require(FileHandle(forReadingAtPath: folder.path + "picture.svg"))
        let error = #expect(throws: PictureWritingError.self) { try figure.writeSVG(to: handle) }
        #expect(
            error?.localizedDescription == "The picture couldn't be written: Bad file descriptor. "
                + "The written part isn't a complete picture."
        )
        #expect(try folder.text("picture.svg") == "")
    }

    @Test("aren't begun where the figure can't be drawn")
    func undrawable() throws {
        let folder = try ScratchFolder(["picture.svg": "before"])
        let handle = try #require(FileHandle(forWritingAtPath: folder.path + "picture.svg"))
        #expect(throws: FigureError.self) { try figure.writeSVG(to: handle, margin: -1) }
        try handle.close()
        #expect(try folder.text("picture.svg") == "before")
    }
}
