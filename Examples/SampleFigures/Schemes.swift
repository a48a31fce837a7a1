extension SampleFigure {
    static let schemes: [SampleFigure] = [adaptiveColors, schemeIslands, tints, hierarchy, systemColors, ownStyle]

    private static let adaptiveColors: SampleFigure = SampleFigure(
        "adaptive-colors", title: "Colours for light and dark",
        description: """
            A card whose colours each have a light and a dark variant. The picture holds both and follows its reader; \
            the cell below keeps its colour.
            """, width: 240
    ) {
        VStack(alignment: .leading, spacing: 12) {
            Text("Good day, good night").font(.system(size: 16, weight: .medium)).foregroundStyle(sky.ink)
            Capsule().fill(sky.line).frame(width: 150, height: 8)
            Tile("the same in both", .amber).frame(height: 36).named("steady cell")
        }
        .padding(20)
        .background(sky.ground, in: RoundedRectangle(cornerRadius: 14))
        .named("adaptive card")
    }

    /// The colors of a bright and of a starry sky.
    private static var sky: (ground: Color, line: Color, ink: Color) {
        (
            ground: Color(
                light: Color(red: 0.86, green: 0.93, blue: 1),
                dark: Color(red: 0.09, green: 0.12, blue: 0.27)
            ),
            line: Color(light: .denim, dark: .amber),
            ink: Color(light: Color(white: 0.1), dark: Color(white: 0.92))
        )
    }

    private static let schemeIslands: SampleFigure = SampleFigure(
        "scheme-islands", title: "Islands of one scheme",
        description: "The same panel three times: following its reader, always light, and always dark."
    ) {
        HStack(spacing: 20) {
            Captioned("adaptive") { panel.named("adaptive panel") }
            Captioned("light") { panel.colorScheme(.light).named("light panel") }
            Captioned("dark") { panel.environment(\.colorScheme, .dark).named("dark panel") }
        }
    }

    private static var panel: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Panel").font(.system(size: 15, weight: .medium)).foregroundStyle(.primary)
            Capsule().fill(.secondary).frame(width: 72, height: 6)
            Capsule().fill(.tertiary).frame(width: 52, height: 6)
            Chip("Open", .denim)
        }
        .padding(16)
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.hairline) }
    }

    private static let tints: SampleFigure = SampleFigure(
        "tints", title: "A tint flows down",
        description: """
            Three switches painted in the tint: without one they are blue, and a tint set further out colours all \
            that is inside. The bar below is the accent colour, which follows a tint that is a colour.
            """
    ) {
        HStack(spacing: 28) {
            Captioned("none") { knob.named("blue switch") }
            Captioned("a colour") { knob.tint(.coral).named("coral switch") }
            Captioned("a gradient") {
                knob.tint(.linearGradient(colors: [.iris, .lagoon], startPoint: .leading, endPoint: .trailing))
                    .named("gradient switch")
            }
        }
    }

    private static var knob: some View {
        VStack(spacing: 10) {
            Capsule().fill(.tint)
                .overlay(alignment: .trailing) { Circle().fill(.white).padding(3) }
                .frame(width: 64, height: 36)
            Capsule().fill(Color.accentColor).frame(width: 64, height: 6)
        }
    }

    private static let hierarchy: SampleFigure = SampleFigure(
        "hierarchy", title: "Five steps of a style",
        description: """
            Primary to quinary, of the text colour, of a colour and of a gradient: each step is fainter than the last.
            """
    ) {
        VStack(spacing: 10) {
            steps.named("of the text colour")
            steps.foregroundStyle(.denim).named("of a colour")
            steps.foregroundStyle(.linearGradient(colors: [.coral, .amber], startPoint: .top, endPoint: .bottom))
                .named("of a gradient")
        }
    }

    private static var steps: some View {
        HStack(spacing: 10) {
            step(.primary)
            step(.secondary)
            step(.tertiary)
            step(.quaternary)
            step(.quinary)
        }
    }

    private static func step(_ style: HierarchicalShapeStyle) -> some View {
        RoundedRectangle(cornerRadius: 8).fill(style).frame(width: 52, height: 36)
    }

    private static let systemColors: SampleFigure = SampleFigure(
        "system-colors", title: "The system's colours",
        description: "The twelve colours and the grey of the system, each named below its disc."
    ) {
        VStack(spacing: 16) {
            ForEach([0, 7], id: \.self) { first in
                HStack(spacing: 14) {
                    ForEach(named[first..<min(first + 7, named.count)], id: \.name) { entry in
                        Captioned(entry.name) {
                            Circle().fill(entry.color).frame(width: 40, height: 40).named(entry.name)
                        }
                        .frame(width: 46)
                    }
                }
            }
        }
    }

    private static var named: [(name: String, color: Color)] {
        [
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
            ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
            ("pink", .pink), ("brown", .brown), ("gray", .gray),
        ]
    }

    private static let ownStyle: SampleFigure = SampleFigure(
        "own-style", title: "A custom style",
        description: """
            One style, three densities: it looks at the environment and answers with a colour of its own choice.
            """
    ) {
        HStack(spacing: 20) {
            ForEach(Density.allCases, id: \.self) { density in
                Captioned("\(density)") {
                    Circle().fill(DensityStyle()).frame(width: 72, height: 72)
                        .environment(\.density, density)
                        .named("\(density)")
                }
            }
        }
    }
}

/// The amount of content that is shown at once.
private enum Density: CaseIterable {
    case airy
    case balanced
    case dense
}

extension EnvironmentValues {
    private struct DensityKey: EnvironmentKey {
        static let defaultValue = Density.balanced
    }

    fileprivate var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

/// A color that is stronger if more is shown.
private struct DensityStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        switch environment.density {
        case .airy: Color.denim.opacity(0.3)
        case .balanced: Color.denim.opacity(0.6)
        case .dense: Color.denim
        }
    }
}
