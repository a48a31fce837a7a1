import FigureEngine
import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("Links in a package")
struct LinkedFoldersTests {
    /// A package with pages of each kind that has pictures, in a folder beside `elsewhere`.
    private static let files = [
        "package/Package.swift": "", "package/README.md": PageFolder.page("card"),
        "package/docs/Guide.md": "<!-- figures: into Images/Guide -->\n\n" + PageFolder.page("guide"),
        "package/Sources/A/A.docc/A.md": PageFolder.page("article"), "elsewhere/mine.txt": "mine",
        "elsewhere/page.md": PageFolder.page("other"),
    ]

    /// Draws the figures of a folder, and returns the findings.
    private func draw(_ path: String) -> [Finding] {
        let set = FigureSet([path], places: PicturePlaces())
        let drawn = FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(set)
        return set.findings + drawn.findings
            + PictureComparison(set, drawn.pictures, maker: EnginePictureMaker()).write { _, _ in }
    }

    @Test(
        "never lead pictures out of it, wherever they are on the path",
        arguments: [
            ("package/Pictures", "../elsewhere", "README.md"), ("package/Pictures", "/ABSOLUTE/elsewhere", "README.md"),
            ("package/Pictures", "../elsewhere/new", "README.md"),
            ("package/Pictures", "../elsewhere/mine.txt", "README.md"), ("package/Pictures", "Pictures", "README.md"),
            ("package/docs/Images", "../../elsewhere", "docs/Guide.md"),
            ("package/docs/Images/Guide", "../../../elsewhere", "docs/Guide.md"),
            ("package/Sources/A/A.docc/Resources", "../../../../elsewhere", "Sources/A/A.docc/A.md"),
        ]
    )
    func out(link: String, destination: String, page: String) throws {
        let folder = try PageFolder(Self.files)
        let before = try folder.texts()
        try folder.files.makeFolder(link.splitAtLastPart.folder)
        let target = destination.replacing("/ABSOLUTE/", with: folder.files.path)
        try folder.files.link(link, to: target)
        let findings = draw(folder.files.path + "package")
        #expect(findings.map(\.code) == [.figurePage], "\(findings)")
        let place = Finding.Location.source(
            file: folder.files.path + "package/" + page,
            line: 1,
            column: page == "docs/Guide.md" ? 5 : 1
        )
        #expect(findings.first?.location == place)
        #expect(findings.first?.message.contains("leads the pictures in") == true && findings.first?.fix != nil)
        // The page and everything outside stay, and the other pages are drawn.
        #expect(try folder.files.text("elsewhere/mine.txt") == "mine")
        #expect(try folder.files.names(in: "elsewhere") == ["mine.txt", "page.md"])
        #expect(try folder.files.text("package/" + page) == before["package/" + page])
        let pictures = try folder.texts().keys.filter { $0.hasSuffix(".svg") && !$0.contains("~dark") }
        #expect(pictures.count == 2, "\(pictures)")
    }

    @Test("that stay inside are followed")
    func inside() throws {
        let folder = try PageFolder(Self.files)
        try folder.files.makeFolder("package/Assets")
        try folder.files.link("package/Pictures", to: "Assets")
        #expect(draw(folder.files.path + "package").isEmpty)
        #expect(try folder.files.names(in: "package/Assets") == ["card.svg", "card~dark.svg"])
    }

    @Test("to pages outside of it are errors, and these pages aren't changed")
    func pages() throws {
        let folder = try PageFolder(Self.files)
        try folder.files.link("package/Other.md", to: "../elsewhere/page.md")
        let findings = draw(folder.files.path + "package/Other.md")
        #expect(findings.map(\.code) == [.figurePage] && findings.first?.message.contains("symbolic link") == true)
        #expect(try folder.files.text("elsewhere/page.md") == Self.files["elsewhere/page.md"])
        #expect(try folder.files.names(in: "package") == ["Other.md", "Package.swift", "README.md", "Sources", "docs"])
    }

    @Test("that replace a folder after the check lead nothing out of it, neither new nor removed files")
    func replaced() throws {
        let folder = try PageFolder(Self.files)
        #expect(draw(folder.files.path + "package").isEmpty)
        try folder.edit("package/README.md", "<Text>A</Text>", "<Text>B</Text>")
        let set = FigureSet([folder.files.path + "package"], places: PicturePlaces())
        let comparison = PictureComparison(
            set,
            FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(set).pictures,
            maker: EnginePictureMaker()
        )
        // A copy of the pictures outside, which the comparison would replace.
        let pictures = folder.files.path + "package/Pictures"
        try FileManager.default.moveItem(atPath: pictures, toPath: folder.files.path + "elsewhere/Pictures")
        try folder.files.write("half", to: "elsewhere/Pictures/.gridpress-2147483600-1.tmp")
        try folder.files.link("package/Pictures", to: "../elsewhere/Pictures")
        let before = try folder.texts()
        let findings = comparison.write { _, _ in }
        #expect(findings.count == 2 && findings.allSatisfy { $0.message.contains("symbolic link") }, "\(findings)")
        #expect(try folder.texts() == before)
    }

    @Test("in the folder of build products are errors")
    func buildFolder() throws {
        let folder = try PageFolder(["build/lock": "", "elsewhere/Sources/Mine/a.swift": "mine"])
        try folder.files.link("build/package", to: "../elsewhere")
        #expect(throws: (any Error).self) { try BuildFolder(folder.files.path + "build").write(["Package.swift": ""]) }
        #expect(try folder.files.names(in: "elsewhere") == ["Sources"])
        #expect(try folder.files.names(in: "elsewhere/Sources") == ["Mine"])
    }
}
