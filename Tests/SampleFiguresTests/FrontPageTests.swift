import Foundation
import GridPressProperties
import SampleFigures
import Testing

@Suite("The page that introduces the project")
struct FrontPageTests {
    @Test("shows each of these pictures, light and dark, and no other")
    func pictures() throws {
        let page = try Repository.text("README.md")
        let pair =
            /<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img src="([^"]+)" alt="([^"]+)" width="(\d+)">\s*<\/picture>/
        let pairs = page.matches(of: pair)
        #expect(pairs.count * 2 == FrontPagePicture.all.count && pairs.count >= 2)
        #expect(page.matches(of: /<img|!\[/).count == pairs.count, "A picture stands outside of a pair.")
        #expect(
            pairs.flatMap { ["\($0.2)", "\($0.1)"] } == FrontPagePicture.all.map { "Snapshots/README/\($0.file)" }
        )
        forEach(zip(pairs, FrontPagePicture.all.filter { $0.scheme == .light })) { input, check in
            let (pair, picture) = input
            let width = try picture.sample.make().drawing().size.width
            check(pair.3.count > 20 && Double(pair.4).map { $0 <= width } == true, "\(picture.file)")
        }
    }

    @Test("starts with two commands and a picture, on the first screen")
    func start() throws {
        let lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        let commands = lines.drop { $0 != "```sh" }.dropFirst().prefix { $0 != "```" }
        #expect(commands.map { $0.prefix(9) } == ["make demo", "make test"])
        let picture = try #require(lines.firstIndex { $0.contains("<picture>") })
        #expect(picture < 20)
    }
}

extension FrontPagePicture: CustomTestStringConvertible {
    /// The name of the file, by which reports of tests list the picture.
    public var testDescription: String { file }
}
