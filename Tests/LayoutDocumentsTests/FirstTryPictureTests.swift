import Foundation
import GridPress
import GridPressProperties
import GridPressTestSupport
import LayoutExamples
import Testing

/// Twelve documents that users typically write first, from a dashboard to the seats of a plane.
@Suite("Pictures of first tries")
struct FirstTryPictureTests {
    private static let folder = ExampleFolder(
        repository: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../..", isDirectory: true).standardizedFileURL
    )
    private static let examples = ((try? folder.examples()) ?? []).filter { $0.topic == "First-tries" }

    @Test("are twelve")
    func number() { #expect(Self.examples.count == 12) }

    @Test("are drawn without findings in each scheme, plain and with dimensions and guides, alone and as pages")
    func findings() {
        forEach(Self.examples) { example, check in
            let document = example.read()
            check(document.findings.isEmpty, "\(example.path): \(document.findings)")
            var figure = try #require(document.figure)
            figure.imageFolder = Self.folder.images
            for scheme in [Figure.Scheme.adaptive, .light, .dark].sampled(oneIn: 3) {
                let drawing = try figure.drawing(scheme: scheme)
                check(drawing.findings.isEmpty, "\(example.path): \(drawing.findings)")
                for options in Self.options(scheme).sampled(oneIn: 3) {
                    let svg: String = try drawing.svg(options, margin: document.margin ?? 0)
                    check(svg.hasPrefix("<svg"), example.path)
                    check(svg.contains("guide-") == !options.guides.isEmpty, "\(example.path) has no guides.")
                    guard !options.guides.isEmpty else { continue }
                    let page: String = drawing.html(options)
                    check(page.lowercased().hasPrefix("<!doctype html>"), example.path)
                }
            }
        }
    }

    private static let guides = Set(Drawing.Guide.allCases)

    private static func options(_ scheme: Figure.Scheme) -> [Figure.RenderOptions] {
        let selections: [Drawing.DimensionSelection] = [.none, .tracks, .cells, .all, .running]
        return selections.flatMap { dimensions in
            [
                Figure.RenderOptions(scheme: scheme, dimensions: dimensions),
                Figure.RenderOptions(scheme: scheme, dimensions: dimensions, guides: guides),
            ]
        }
    }

    @Test("have texts that stand out from what lies beneath them by 4.5 : 1, in light and in dark")
    func contrasts() {
        forEach(Self.examples) { example, check in
            var figure = try #require(example.read().figure)
            figure.imageFolder = Self.folder.images
            let drawing = try figure.drawing(scheme: .adaptive)
            for isDark in [false, true] {
                let texts = ContrastOfTexts(drawing, isDark: isDark).ratios
                check(!texts.isEmpty, example.path)
                for (text, ratio) in texts where ratio < 4.5 {
                    check(false, "\(example.path): \"\(text)\" by \(ratio) in \(isDark ? "dark" : "light")")
                }
            }
        }
    }
}

extension FirstTryPictureTests {
    @Test("would fail with pale letters, also those that let their ground through")
    func harness() throws {
        func ratio(_ style: some ShapeStyle & Sendable, on ground: Color = .clear) throws -> Double {
            let figure = Figure("A test") { Text("pale").foregroundStyle(style).padding().background(ground) }
            return try #require(ContrastOfTexts(figure.drawing(scheme: .adaptive), isDark: false).ratios.first).ratio
        }
        #expect(try ratio(.black) == 21)
        #expect(try ratio(.secondary) < 4.5)
        #expect(try ratio(.white, on: Color.blue) < 4.5)
        #expect(try ratio(.black, on: Color.black.opacity(0.9)) < 2)
    }
}

/// The contrast of each text in a picture with the background at its center.
private struct ContrastOfTexts {
    /// The texts with their contrast ratios, from 1 to 21.
    private(set) var ratios: [(text: String, ratio: Double)] = []
    private let isDark: Bool

    init(_ drawing: Drawing, isDark: Bool) {
        self.isDark = isDark
        let paper =
            isDark ? Drawing.RGBA(red: 0x15, green: 0x18, blue: 0x1D) : Drawing.RGBA(red: 255, green: 255, blue: 255)
        for (index, element) in drawing.elements.enumerated() {
            guard case .text(let lines) = element.mark else { continue }
            for line in lines {
                let middle = CGPoint(x: line.origin.x + line.width / 2, y: line.origin.y - element.frame.height / 4)
                var grounds = [paper]
                for below in drawing.elements[..<index] {
                    let colors = colors(of: below, at: middle)
                    if !colors.isEmpty { grounds = grounds.flatMap { ground in colors.map { $0.over(ground) } } }
                }
                for run in line.runs where run.string.contains(where: { !$0.isWhitespace }) {
                    let least = Set(grounds).map { ground in
                        colors(of: run.paint).map { contrast($0.over(ground).packed, ground.packed) }.min() ?? 21
                    }
                    ratios.append((run.string, least.min() ?? 21))
                }
            }
        }
    }

    /// Returns the possible colors of an element at a point.
    private func colors(of element: Drawing.Element, at point: CGPoint) -> [Drawing.RGBA] {
        if let (rect, color) = element.mark.coloredRect { return rect.contains(point) ? colors(of: .color(color)) : [] }
        switch element.mark {
        case .shape(let shape):
            guard let fill = shape.fill, shape.path.boundingRect.contains(point), shape.path.contains(point) else {
                return []
            }
            return colors(of: fill)
        case .image:
            let bounds = [Drawing.RGBA(red: 0, green: 0, blue: 0), Drawing.RGBA(red: 255, green: 255, blue: 255)]
            return element.frame.contains(point) ? bounds : []
        default: return []
        }
    }

    private func colors(of paint: Drawing.Paint) -> [Drawing.RGBA] {
        switch paint {
        case .color(let color): [isDark ? color.dark : color.light]
        case .gradient(let gradient): gradient.stops.map { isDark ? $0.color.dark : $0.color.light }
        }
    }
}

extension Drawing.RGBA {
    /// Returns the opaque color that results from this color on an opaque background.
    fileprivate func over(_ ground: Drawing.RGBA) -> Drawing.RGBA {
        func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).rounded())
        }
        return Drawing.RGBA(
            red: mixed(red, ground.red),
            green: mixed(green, ground.green),
            blue: mixed(blue, ground.blue)
        )
    }

    /// The color as 0xRRGGBB.
    fileprivate var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
