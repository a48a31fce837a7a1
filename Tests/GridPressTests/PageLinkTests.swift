import Foundation
import GridPressProperties
import Testing

@Suite("Pages of the documentation")
struct PageLinkTests {
    /// The pages of the documentation.
    static let pages = ["README.md", "CHANGELOG.md"] + Repository.names(in: "Documentation", ending: ".md")

    @Test("link only to files and headings that there are", arguments: pages)
    func links(page: String) throws {
        let text = try Repository.text(page)
        let links = Self.links(in: text).filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
        forEach(links) { link, check in
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].isEmpty ? page : Repository.path(of: parts[0], from: page)
            guard FileManager.default.fileExists(atPath: Repository.url(file).path) else {
                check.fail("\(page) leads to \(link), and there is no \(file).")
                return
            }
            guard parts.count > 1, file.hasSuffix(".md") else { return }
            let headings = Self.headings(in: try Repository.text(file))
            check(headings.contains(parts[1]), "\(page) leads to \(link), and \(file) has no such heading.")
        }
    }

    @Test("are found to be wrong where they are")
    func mistakes() {
        let text = """
            See [a](b.md#c), <img src="d.svg"> and <source srcset="e.svg">.
            ```
            [f](g.md)
            ```
            `[h](i.md)`
            ## On `x`: y & z
            """
        #expect(Self.links(in: text) == ["b.md#c", "d.svg", "e.svg"])
        #expect(Self.headings(in: text) == ["on-x-y--z"])
        #expect(Self.pages.count >= 8)
    }

    /// Returns the destinations of links and pictures in a page, without those in code.
    private static func links(in text: String) -> [String] {
        let text = withoutCode(text).replacing(/`[^`\n]*`/, with: "")
        let links = text.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/)
        return links.compactMap { ($0.1 ?? $0.2).map(String.init) }
    }

    /// Returns the headings of a page as fragments of addresses.
    private static func headings(in text: String) -> [String] {
        withoutCode(text).split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
            return String(
                title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 }
            )
        }
    }

    private static func withoutCode(_ text: String) -> String {
        text.components(separatedBy: "\n```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            .joined(separator: "\n")
    }
}
