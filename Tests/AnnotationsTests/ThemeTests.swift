import GridPress
import Testing

@testable import GridPressAnnotations

@Suite("Themes")
struct ThemeTests {
    private static let figure = Figure("Themed", caption: "A caption") {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 8) {
            ForEach(0..<4) { _ in Color.red.frame(height: 30).callout("a cell") }
        }
    }

    private static func svg(_ theme: FigureTheme?, scheme: Figure.Scheme = .adaptive) throws -> String {
        try figure.svg(
            Figure.RenderOptions(scheme: scheme, dimensions: .tracks, guides: [.gaps, .trackLines], theme: theme)
        )
    }

    @Test("are custom properties in the rules of the style only, with plain colors in attributes")
    func properties() throws {
        for theme in [FigureTheme.standard, .docC, .gitHub, .plain] {
            let svg = try Self.svg(theme)
            let parts = svg.components(separatedBy: "</style>")
            let rest = parts.dropFirst().joined()
            #expect(parts[0].contains("fill:var(--gp-dimension,var(--gp-accent,#"))
            #expect(parts[0].contains("stroke:var(--gp-guide,#") && parts[0].contains("fill:var(--gp-muted,#"))
            #expect(!rest.contains("var("))
        }
        #expect(try !Self.svg(nil).contains("var("))
    }

    @Test("draw the standard theme as pictures without a theme are drawn, but for the rules")
    func standard() throws {
        let plain = try Self.figure.drawing().annotated(Figure.RenderOptions(guides: [.gaps]))
        let themed = try Self.figure.drawing().annotated(Figure.RenderOptions(guides: [.gaps], theme: .standard))
        #expect(plain == themed)
    }

    @Test("of one scheme have its colors as fallbacks")
    func schemes() throws {
        let dark = try Self.svg(.gitHub, scheme: .dark)
        #expect(dark.contains("var(--gp-accent,#4493f8)") && !dark.contains("prefers-color-scheme"))
    }

    @Test("The words of presets have a contrast of at least 4.5 to their ground")
    func contrast() {
        for theme in [FigureTheme.standard, .docC, .gitHub, .plain] {
            #expect(theme.contrastFindings == [])
            let roles: [FigureTheme.Role] = [.dimension, .guide, .overflow, .ink, .muted]
            for role in roles {
                #expect(theme[role].light.contrast(to: theme.ground.light) >= 4.5)
                #expect(theme[role].dark.contrast(to: theme.ground.dark) >= 4.5)
            }
        }
    }

    @Test("whose words are hard to read are a warning")
    func warning() throws {
        let pale = FigureTheme(ink: Drawing.Color(light: 0xDDDDDD, dark: 0xFFFFFF))
        let findings = try Self.figure.drawing().annotated(Figure.RenderOptions(theme: pale)).findings
        let finding = try #require(findings.first { $0.code == .themeContrast })
        #expect(finding.message.contains("\"ink\"") && finding.message.contains("light scheme"))
    }

    @Test("change the size of labels and the corners of their boxes")
    func sizes() throws {
        let theme = FigureTheme(labelSize: 14, radius: 0)
        let annotations = try Self.figure.drawing()
            .annotated(Figure.RenderOptions(guides: [.trackLines], theme: theme)).annotations
        let guide = try #require(annotations.first { $0.name == "guide-track-lines" })
        for part in guide.parts {
            if case .labels(_, let style) = part { #expect(style.size == 14) }
            if case .areas(_, _, let radius) = part { #expect(radius == 0) }
        }
    }

    @Test("are read from JSON, and mistakes have their place")
    func reading() throws {
        let theme = try FigureTheme(json: ##"{"accent": "#0969da", "ink": {"light": "#000000", "dark": "#ffffff"}}"##)
        #expect(theme.dimension == Drawing.Color(light: 0x0969DA, dark: 0x0969DA))
        #expect(theme.ink == Drawing.Color(light: 0, dark: 0xFFFFFF) && theme.guide == FigureTheme.standard.guide)
        for (json, message) in [
            (##"{"inc": "#000000"}"##, "Did you mean \"ink\"?"), (##"{"ink": "black"}"##, "isn't a color"),
            (##"{"labelSize": 0}"##, "out of range"), ("[]", "An object is expected"), ("{", "1:2"),
            (##"{"ink": {"rgb": "#000000", "alpha": 0.5}}"##, "opaque"),
        ] {
            let error = #expect(throws: ThemeError.self) { try FigureTheme(json: json) }
            #expect(error?.description.contains(message) == true, "\(json): \(error?.description ?? "")")
        }
    }

    @Test("of views' colors are those that they are drawn in")
    func colors() {
        let theme = FigureTheme(accent: Color(red: 1, green: 0, blue: 0))
        #expect(theme.dimension == Drawing.Color(light: 0xFF0000, dark: 0xFF0000))
    }
}
