import Foundation
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Colors of asset catalogs")
struct AssetColorTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    /// Returns the color of the figure's fill, and the findings.
    private func paint(_ name: String, scheme: Drawing.Scheme = .adaptive) throws -> (Drawing.Color?, [Finding]) {
        let bundle = folder.bundle
        let drawing = try drawn(width: 10, height: 10, scheme: scheme) { Color(name, bundle: bundle) }
        let colors = drawing.elements.compactMap { element -> Drawing.Color? in
            if case .shape(let shape) = element.mark, case .color(let color)? = shape.fill { color } else { nil }
        }
        return (colors.first, drawing.findings)
    }

    private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) -> Drawing.Color {
        Drawing.Color(Drawing.RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    @Test(
        "Components are fractions, parts of 255 or hexadecimal",
        arguments: [
            (components("1.000", "0.500", "0.000"), [255, 128, 0]),
            (components("0xFF", "0x80", "0x0a"), [255, 128, 10]),
            (components("255", "128", "1"), [255, 128, 1]),
            (components("1.000", "0.000", "0.000", space: "display-p3"), [255, 0, 0]),
            (components("0.5", "0.5", "0.5", space: "display-p3"), [128, 128, 128]),
            (components("0.5", "0.6", "0.5", space: "display-p3"), [121, 154, 125]),
            (components("1.2", "-0.1", "0.500", space: "extended-srgb"), [255, 0, 128]),
            (
                "{\"color-space\": \"extended-gray\", \"components\": {\"white\": \"0.500\", \"alpha\": \"1\"}}",
                [128, 128, 128]
            ),
        ] as [(String, [UInt8])]
    )
    func colors(json: String, parts: [UInt8]) throws {
        try folder.addColor("ink", "{\"idiom\": \"universal\", \"color\": \(json)}")
        let (paint, findings) = try paint("ink")
        #expect(paint == color(parts[0], parts[1], parts[2]))
        #expect(findings.isEmpty)
    }

    @Test("A variant for the dark scheme makes the color adapt; other appearances are left out")
    func dark() throws {
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
        try folder.addColor(
            "ink",
            """
            {"idiom": "universal", \(contrast), "color": \(components("9", "9", "9"))},
            {"idiom": "universal", "color": \(components("1.0", "0.0", "0.0"))},
            {"idiom": "universal", \(dark), "color": \(components("0.0", "1.0", "0.0"))}
            """
        )
        let pair = try #require(try paint("ink").0)
        #expect(pair.light == Drawing.RGBA(red: 255, green: 0, blue: 0))
        #expect(pair.dark == Drawing.RGBA(red: 0, green: 255, blue: 0))
        #expect(try paint("ink", scheme: .dark).0 == color(0, 255, 0))
    }

    @Test("Colors of the system are meant by their names")
    func references() throws {
        try folder.addColor("a", "{\"color\": {\"platform\": \"universal\", \"reference\": \"systemIndigoColor\"}}")
        let drawing = try drawn(width: 10, height: 10, scheme: .adaptive) { Color.indigo }
        let indigo = drawing.elements.compactMap { element -> Drawing.Color? in
            if case .shape(let shape) = element.mark, case .color(let color)? = shape.fill { color } else { nil }
        }
        #expect(try paint("a").0 == indigo.first)
    }

    @Test("Groups are part of a name where they are namespaces")
    func groups() throws {
        try folder.add("Assets.xcassets/Theme/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try folder.addColor("Theme/plain/ink", "{\"color\": \(components("255", "0", "0"))}")
        try folder.addColor("other/paper", "{\"color\": \(components("0", "255", "0"))}")
        #expect(try paint("Theme/ink").0 == color(255, 0, 0))
        #expect(try paint("paper").0 == color(0, 255, 0))
        #expect(try paint("ink").1.map(\.code) == [.unknownColor])
    }

    @Test("A color that isn't there, or can't be read, is gray with a finding")
    func missing() throws {
        try folder.addColor("empty", "{\"idiom\": \"universal\"}")
        try folder.add("Assets.xcassets/broken.colorset/Contents.json", String(repeating: "[", count: 100_000))
        forEach(["empty", "broken", "none", "../empty"]) { name, check in
            let (_, findings) = try paint(name)
            check.equal(findings.map(\.code), [.unknownColor])
        }
    }
}

/// Returns the JSON of a color in an asset catalog.
private func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
    """
    {"color-space": "\(space)", "components":
        {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}
    """
}
