import Foundation
import GridPressProperties
import GridPressTesting
import SampleFigures
import Testing

/// These are documentation first: they carry no layout, and are as small as pictures are.
@Suite("The pictures of the page that introduces the project")
struct FrontPageGoldenTests {
    private static let folder = Repository.url("Snapshots/README")

    @Test("are as the code draws them now", arguments: FrontPagePicture.all)
    func pictures(picture: FrontPagePicture) throws {
        let name = picture.file.replacing(".svg", with: "")
        assertSnapshot(of: try picture.svg(), as: .svg, named: name, in: Self.folder.path)
    }

    @Test("are each drawn by something")
    func strays() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".svg")
        }
        #expect(Set(names) == Set(FrontPagePicture.all.map(\.file)), "`make snapshots` removes what is too much.")
    }
}
