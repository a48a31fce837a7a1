import Foundation
import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressRenderers

@Suite("The style of pages")
struct PageStyleTests {
    /// The colours as the written style declares them: in the light scheme, then in the dark one.
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
        // What stands between parts of a path is no text that anybody has to read.
        // Colours of the reader's choice are the reader's.
        #expect(others == ["var(--edge)", "Highlight"])
    }

    @Test("finds nothing inside pictures: each class stands behind an element that pictures don't have")
    func scope() {
        let selectors = PageStyle.shared.matches(of: /(?:^|[{}\n])([^{}@;\n]+)\{/).map { String($0.1) }
        #expect(selectors.count > 100)
        forEach(selectors) { selector, check in
            // A class that starts a part of the selector holds for any element there; only within links that have a class
            // themselves, as none has in pictures, it may.
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
