import Foundation
import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressPages
@testable import GridPressRenderers

@Suite("The style of pages")
struct PageStyleTests {
    /// The colors in the style sheet, for the light scheme and for the dark one.
    private static let schemes: [[String: String]] = {
        let blocks = PageStyle.shared.matches(of: /:root\{([^}]*)\}/).map(\.1)
        return blocks.prefix(2).map { block in
            Dictionary(
                block.matches(of: /--([a-z]+):(#[0-9a-f]+)/).map { (String($0.1), String($0.2)) },
                uniquingKeysWith: { $1 }
            )
        }
    }()

    @Test(
        "lets every text and control be read in both schemes",
        arguments: [
            ("ink", ["page", "panel", "code", "tint"]), ("muted", ["page", "panel", "code"]),
            ("accent", ["page", "panel", "tint", "code"]), ("page", ["ink"]), ("guide", ["tint", "panel"]),
            ("alarm", ["heat", "panel"]), ("keyword", ["code", "page"]), ("type", ["code", "page"]),
            ("literal", ["code", "page"]),
        ]
    )
    func contrast(front: String, backs: [String]) {
        #expect(Self.schemes.count == 2)
        forEach(zip(["light", "dark"], Self.schemes)) { scheme, check in
            let (name, colors) = scheme
            for back in backs {
                let ratio = try contrast(#require(colors[front]), #require(colors[back]))
                check(ratio >= 4.5, "\(front) on \(back) in the \(name) scheme: \(ratio)")
            }
        }
    }

    @Test("gives letters no other colours than those")
    func letterColors() {
        let used = Set(PageStyle.shared.matches(of: /[;{]color:([^;}]+)/).map { String($0.1) })
        let checked: Set = ["ink", "muted", "accent", "page", "guide", "alarm", "keyword", "type", "literal"]
        let others = used.subtracting(checked.map { "var(--\($0))" }).subtracting(["inherit"])
        // The separators between the parts of a path aren't text, and the system defines highlight colors.
        #expect(others == ["var(--edge)", "Highlight"])
    }

    @Test("finds nothing inside pictures: each class stands behind an element that pictures don't have")
    func scope() {
        let selectors = PageStyle.shared.matches(of: /(?:^|[{}\n])([^{}@;\n]+)\{/).map { String($0.1) }
        #expect(selectors.count > 100)
        forEach(selectors) { selector, check in
            // A selector that begins with a class matches any element. This is valid only inside links with a
            // class, which pictures don't contain.
            if let bare = selector.firstMatch(of: /(^|[\s>+~(,])\.[a-z]/) {
                let around = selector[..<bare.range.lowerBound]
                check(around.contains("a.box") || around.contains("a.brand"), "A class starts a part of it.")
            }
            let inPictures = /\b(svg|g|rect|circle|ellipse|path|text|tspan|use|image|symbol|pattern)\.[a-z]/
            check(selector.firstMatch(of: inPictures) == nil, "Elements of pictures have its class.")
        }
    }

    @Test("is well-formed inside markup and loads nothing")
    func noOp() {
        forEach(["<", "&", "url(", "@import", "@font-face", "javascript"]) { word, check in
            check(!PageStyle.shared.contains(word))
        }
        #expect(PageStyle.shared.filter { $0 == "{" }.count == PageStyle.shared.filter { $0 == "}" }.count)
    }

    private func contrast(_ first: String, _ second: String) -> Double {
        guard let one = packed(hexColor: first), let other = packed(hexColor: second) else { return 0 }
        return GridPressTestSupport.contrast(one, other)
    }
}
