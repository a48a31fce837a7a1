import Drawings
import Foundation
import Testing

@testable import Renderers

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
            ("alarm", ["heat", "panel"]),
        ]
    )
    func contrast(front: String, backs: [String]) throws {
        #expect(Self.schemes.count == 2)
        for (name, colors) in zip(["light", "dark"], Self.schemes) {
            for back in backs {
                let ratio = try contrast(#require(colors[front]), #require(colors[back]))
                #expect(ratio >= 4.5, "\(front) on \(back) in the \(name) scheme: \(ratio)")
            }
        }
    }

    @Test("gives letters no other colours than those")
    func letterColors() {
        let used = Set(PageStyle.shared.matches(of: /[;{]color:([^;}]+)/).map { String($0.1) })
        let checked: Set = ["ink", "muted", "accent", "page", "guide", "alarm"]
        let others = used.subtracting(checked.map { "var(--\($0))" }).subtracting(["inherit"])
        // What stands between parts of a path is no text that anybody has to read.
        #expect(others == ["var(--edge)"])
    }

    @Test("finds nothing inside pictures: each class stands behind an element that pictures don't have")
    func scope() {
        let pictureElements: Set = [
            "svg", "g", "rect", "circle", "ellipse", "path", "text", "tspan", "use", "image", "symbol", "pattern",
        ]
        for selector in selectors() {
            for match in selector.matches(of: /([a-z0-9]*)\.[a-z]+/) {
                // Links in pictures have no class but the one of boxes, and small pictures are whole figures of their own.
                let isScoped = !match.1.isEmpty && !pictureElements.contains(String(match.1))
                #expect(isScoped || selector.contains("a.b") || selector.contains("svg.thumb"), "\(selector)")
            }
        }
    }

    @Test("is well-formed inside markup and loads nothing")
    func inert() {
        for word in ["<", "&", "url(", "@import", "@font-face", "javascript"] {
            #expect(!PageStyle.shared.contains(word), "\(word)")
        }
        #expect(PageStyle.shared.filter { $0 == "{" }.count == PageStyle.shared.filter { $0 == "}" }.count)
    }

    private func selectors() -> [String] {
        PageStyle.shared.matches(of: /(?:^|[{}\n])([^{}@;\n]+)\{/).flatMap { $0.1.split(separator: ",").map(String.init) }
    }

    /// The ratio of contrast of two colours, as the guidelines for accessible pages define it.
    private func contrast(_ first: String, _ second: String) -> Double {
        let (bright, dim) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (bright + 0.05) / (dim + 0.05)
    }

    private func luminance(_ color: String) -> Double {
        var digits = Array(color.dropFirst())
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        let parts = stride(from: 0, to: 6, by: 2).map { Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255 }
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
