import FigureComparisons
import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress

@Suite("Figures with views that read the color scheme")
struct SchemeReadingTests {
    /// A view that is wider in the dark scheme.
    private struct Badge: NonisolatedView {
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Text(scheme == .dark ? "Night" : "Day").frame(width: scheme == .dark ? 90 : 40, height: 24).named("badge")
        }
    }

    /// A view that has another color in the dark scheme.
    private struct Swatch: NonisolatedView {
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Color(scheme == .dark ? .white : .black).frame(width: 30, height: 10)
        }
    }

    /// A style that resolves to a color of the scheme.
    private struct Tone: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Color {
            environment.colorScheme == .dark ? .white : .black
        }
    }

    private static let badge = Figure("Badge") { Badge() }

    @Test("are laid out in both schemes, without findings")
    func bothSchemes() throws {
        let drawing = try Self.badge.drawing()
        #expect(drawing.findings.isEmpty)
        #expect(drawing.size.width == 40 && drawing.frame(named: "badge")?.width == 40)
        #expect(drawing.dark?.size.width == 90 && drawing.dark?.frame(named: "badge")?.width == 90)
        #expect(try Self.badge.drawing(scheme: .dark).dark == nil)
    }

    @Test("are one drawing if the schemes only differ in colors")
    func colors() throws {
        let tone = Figure("Tone") { Rectangle().fill(Tone()).frame(width: 9, height: 9) }
        for figure in [Figure("Swatch") { Swatch() }, tone] {
            let drawing = try figure.drawing()
            #expect(drawing.dark == nil && drawing.findings.isEmpty)
            let color = drawing.elements.lazy.compactMap { $0.mark.coloredRect?.color }.first
            #expect(color?.light.red == 0 && color?.dark.red == 255)
        }
    }

    @Test("are laid out once if a view around the reader sets the scheme, or if no view reads it")
    func fixed() throws {
        let count = Counter()
        let figure = Figure("Fixed") {
            Badge().colorScheme(.dark)
            Text(count.next())
        }
        #expect(try figure.drawing().frame(named: "badge")?.width == 90)
        #expect(count.count == 1)
        let reading = Figure("Reading") {
            Badge()
            Text(count.next())
        }
        _ = try reading.drawing()
        #expect(count.count == 3)
    }

    private final class Counter: @unchecked Sendable {
        var count = 0
        func next() -> String {
            count += 1
            return "A"
        }
    }

    @Test("have the drawings of both schemes as their parts")
    func parts() {
        forEachSeed(cost: 20) { seed, check in
            let trees = (RandomTree(seed: seed), RandomTree(seed: seed * 2 + 1))
            let isLayout = seed % 3 > 0
            let figure = Figure("Random") {
                SchemeChoice(light: trees.0.view, dark: isLayout ? trees.1.view : trees.0.view)
            }
            let drawing = try figure.drawing()
            let (light, dark) = (try figure.drawing(scheme: .light), try figure.drawing(scheme: .dark))
            check.equal(drawing.part(in: .dark).resolved(in: .dark).elements, dark.elements)
            check.equal(drawing.part(in: .dark).size, dark.size)
            var first = drawing.part(in: .light).resolved(in: .light)
            first.findings = light.findings
            check(first == light, "The light part differs.")
            if !isLayout { check(drawing.dark == nil, "Colors need no second picture.") }
            // Both files of a pair are drawn as from their own scheme.
            for scheme in [Drawing.Scheme.light, .dark] {
                let options = Figure.RenderOptions(scheme: scheme)
                check.equal(try drawing.svg(options), try figure.svg(options))
            }
        }
    }

    private struct SchemeChoice: NonisolatedView {
        @Environment(\.colorScheme) private var scheme
        let light: AnyView
        let dark: AnyView
        var body: some View {
            (scheme == .dark ? dark : light).background(scheme == .dark ? Color.black : Color.white)
        }
    }

    @Test("have a group for each scheme in an SVG file, of which attributes hide the dark one")
    func groups() throws {
        let drawing = try Self.badge.drawing()
        let svg = try drawing.svg()
        let id = try #require(svg.firstMatch(of: #/ id="(\w+)"/#)?.1)
        #expect(svg.contains("viewBox=\"0 0 90 24\""))
        #expect(svg.contains("<g class=\"\(id)-light\">"))
        #expect(svg.contains("<g class=\"\(id)-dark\" display=\"none\" visibility=\"hidden\">"))
        #expect(svg.contains("#\(id) .\(id)-light{display:none;visibility:hidden}"))
        #expect(svg.contains("#\(id) .\(id)-dark{display:inline;visibility:inherit}"))
        // A file of one scheme contains only the picture of this scheme.
        let dark = try drawing.svg(Figure.RenderOptions(scheme: .dark))
        #expect(dark.contains(">Night<") && !dark.contains(">Day<") && dark.contains("viewBox=\"0 0 90 24\""))
    }

    @Test("have texts, tables and records of the light scheme, and the dark picture in the record")
    func texts() throws {
        let drawing = try Self.badge.drawing()
        #expect(drawing.text() == (try Self.badge.drawing(scheme: .light).text()))
        #expect(drawing.accessibilityText().contains("Day") && !drawing.accessibilityText().contains("Night"))
        #expect(drawing.boxes.first?.frame.width == 40)
        let read = try Drawing(json: drawing.json(exact: true))
        #expect(read == drawing && read.dark?.size.width == 90)
        for mode in HTMLMode.allCases {
            let page = drawing.html(mode: mode)
            #expect(page.contains(">Night<") && page.contains("-dark") && page.contains("40 × 24"))
        }
    }

    @Test("have dimensions of the layout in the same group")
    func dimensions() throws {
        let options = Figure.RenderOptions(dimensions: .named("badge"))
        let svg = try Self.badge.svg(options)
        let parts = svg.components(separatedBy: "-dark\" display")
        try #require(parts.count == 2)
        #expect(parts[0].contains(">40<") && !parts[0].contains(">90<"))
        #expect(parts[1].contains(">90<") && !parts[1].contains(">40<"))
    }

    @Test("move among the states of a scheme")
    func motion() throws {
        let figure = Figure.states("Badges", animation: .linear(duration: 1)) {
            HStack(spacing: 0) { Badge() }
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 24); Badge()
            }
        }
        let drawing = try figure.drawing()
        #expect(drawing.motion?.states.first?.drawing.frame(named: "badge")?.width == 40)
        #expect(drawing.dark?.motion?.states.first?.drawing.frame(named: "badge")?.width == 90)
        #expect(drawing.dark?.moment(at: 1).size == (try figure.drawing(scheme: .dark).still.size))
        for part in [Drawing.Scheme.light, .dark] {
            #expect(drawing.part(in: part).motion == (try figure.drawing(scheme: part).motion))
        }
        let svg = try drawing.svg()
        #expect(svg.contains("viewBox=\"0 0 100 24\"") && svg.contains("@keyframes"))
        #expect(try Drawing(json: drawing.json(exact: true)) == drawing)
        let strip = try FilmStrip(figure, momentCount: 2).drawing()
        #expect(strip.frames(named: "badge").map(\.width) == [40, 40])
        #expect(strip.dark?.frames(named: "badge").map(\.width) == [90, 90])
    }

    @Test("are compared in both schemes")
    func comparison() throws {
        let comparison = FigureComparison {
            Self.badge
        } to: {
            Figure("Badge") { Badge().padding(4) }
        }
        let drawing = try comparison.drawing()
        #expect(drawing.frames(named: "badge").map(\.width) == [40, 40])
        #expect(drawing.dark?.frames(named: "badge").map(\.width) == [90, 90])
        let inFigure = try Figure("Both") { comparison }.drawing()
        #expect(inFigure.dark?.frames(named: "badge").map(\.width) == [90, 90])
    }

    @Test("have notes about texts of both schemes")
    func review() throws {
        struct Faint: NonisolatedView {
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                Text("A").foregroundStyle(.white).padding(scheme == .dark ? 8 : 4)
                    .background(scheme == .dark ? Color.white : Color.black)
            }
        }
        let drawing = try Figure("Faint") { Faint() }.drawing()
        #expect(drawing.review().map(\.code) == [.littleContrast])
        #expect(drawing.review(scheme: .light).isEmpty)
    }
}
