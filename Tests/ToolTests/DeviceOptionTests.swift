import Foundation
import GridPressDrawings
import Testing

@testable import GridPressTool

@Suite("A document on the screen of a device")
struct DeviceOptionTests {
    private static let document = """
        <Figure title="Page" width="50"><Color fill="blue" named="page"/></Figure>
        """

    /// Returns the JSON record of a document, drawn with options.
    private func record(_ words: String..., document: String = document) throws -> Drawing {
        let folder = try ScratchFolder(["a.xml": document])
        let outcome = run(["render", folder.path + "a.xml", "--format", "json"] + words)
        #expect(outcome.exit == .fine && outcome.messages.isEmpty)
        return try Drawing(json: outcome.output)
    }

    private func size(_ name: String, in drawing: Drawing) throws -> CGSize {
        try #require(drawing.elements.first { $0.name == name }).frame.size
    }

    @Test("is laid out in the safe area of the screen, and framed")
    func phone() throws {
        let drawing = try record("--device", "phone")
        #expect(drawing.elements.contains { $0.kind.name == "DeviceCase" })
        // The color fills the screen of 390 by 844 points without the status bar and the home indicator.
        #expect(try size("page", in: drawing) == CGSize(width: 390, height: 763))
        let side = try record("--device", "phone", "--orientation", "landscape")
        #expect(side.size.width > side.size.height)
        #expect(try size("page", in: side).height < 390)
    }

    @Test("has the screen of a tablet, a watch, a browser or a window")
    func others() throws {
        let screens = try ["tablet", "watch", "browser", "window"].map { try size("page", in: record("--device", $0)) }
        #expect(screens.map(\.width) == [834, 198, 800, 640])
        let folder = try ScratchFolder(["a.xml": Self.document])
        #expect(run("render", folder.path + "a.xml", "--device", "window").output.contains(">Page</text>"))
    }

    @Test("stacks several views, as a figure does")
    func several() throws {
        let drawing = try record(
            "--device",
            "watch",
            document: """
                <Figure><Color fill="red" frame="10 10" named="a"/><Color fill="red" frame="10 10" named="b"/></Figure>
                """
        )
        let (a, b) = (drawing.elements.first { $0.name == "a" }, drawing.elements.first { $0.name == "b" })
        #expect(a?.frame.minX == b?.frame.minX && a.map(\.frame.maxY) ?? 0 < b.map(\.frame.minY) ?? 0)
    }

    @Test("frames both figures of a comparison, and both documents that are compared")
    func comparisons() throws {
        let drawing = try record(
            "--device",
            "watch",
            document: """
                <Comparison><Figure><Text>a</Text></Figure><Figure><Text>b</Text></Figure></Comparison>
                """
        )
        #expect(drawing.elements.filter { $0.kind.name == "DeviceCase" }.count == 2)
        let folder = try ScratchFolder(["a.xml": Self.document, "b.xml": Self.document])
        let outcome = run("compare", folder.path + "a.xml", folder.path + "b.xml", "--device", "watch")
        #expect(outcome.exit == .fine && outcome.output.contains("No differences"))
    }

    @Test("is that of checked documents, and devices of previews are refused there")
    func checks() throws {
        let folder = try ScratchFolder(["layouts/a.xml": Self.document])
        func check(_ words: String...) -> Outcome {
            run(
                ["snapshot", "check", folder.path + "layouts", "-g", folder.path + "goldens", "--format", "json"]
                    + words
            )
        }
        #expect(check("--device", "phone", "--record", "all").exit == .fine)
        #expect(try folder.text("goldens/a.json").contains("DeviceCase"))
        let phone = check("--device", "iPhone 16")
        #expect(phone.exit == .usage && phone.messages.contains("\"iPhone 16\" is a device of previews"))
        let previews = run("snapshot", "check", "--previews", folder.path, "-g", folder.path, "--device", "phone")
        #expect(previews.exit == .usage && previews.messages.contains("\"phone\" is a device around documents"))
        #expect(check("--device", "iPhone 1600").exit == .usage)
    }

    @Test("has no other size, and an orientation only where something is held")
    func usage() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        func messages(_ words: String) -> String {
            let outcome = run(["render", folder.path + "a.xml"] + words.split(separator: " ").map(String.init))
            #expect(outcome.exit == .usage && outcome.output.isEmpty)
            return outcome.messages
        }
        for size in ["--width", "--height", "--widths"] {
            #expect(messages("--device phone \(size) 300").contains("\(size) has no effect with --device"))
        }
        #expect(messages("--orientation landscape").contains("no effect without --device"))
        #expect(messages("--device window --orientation landscape").contains("no effect with --device window"))
        #expect(messages("--device phon").contains("phone"))
    }
}
