import GridPress
import ProgramMessages
import Testing

@testable import GridPressPreviews

#Preview("A card", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn).frame(width: 200, height: 40)
}

#Preview("Dark") { Text("Dark").preferredColorScheme(.dark) }

#Preview("Badge", traits: .sizeThatFitsLayout) { Badge() }

/// A view that is wider in the dark scheme.
private struct Badge: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Color.red.frame(width: scheme == .dark ? 90 : 40, height: 20).named("badge") }
}

#Preview("Landscape", traits: .landscapeLeft) { Text("Wide") }

#Preview("Nothing") { Color.clear }

#Preview("Made once") { Made() }

/// A view with a new number for each instance, which changes its state during layout.
private struct Made: View {
    static var count = 0
    private let number: Int
    @State private var seen: Int?

    init() {
        Self.count += 1
        number = Self.count
    }

    var body: some View { Text(seen == number ? "settled" : "new").onAppear { seen = number } }
}

#Preview("Columns") {
    NavigationView {
        Text("First").background(Color.red).navigationTitle("One")
        Text("Second")
    }
    .environment(\.colorScheme, .dark)
}

#Preview("Measured") { Measured() }

/// A view that measures its width and then becomes wider.
private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Color.red.background {
                GeometryReader { proxy in
                    Color.clear.onAppear { width = proxy.size.width }.onChange(of: proxy.size.width) { width = $0 }
                }
            }
            Color.blue.frame(width: width * 1.5)
        }
    }
}

/// A model that isn't in the environment.
private final class Model: ObservableObject { @Published var count = 0 }

#Preview("Unread") { Unread() }

/// A view that reads its model only when it is tapped.
private struct Unread: View {
    @EnvironmentObject private var model: Model

    var body: some View { Button("Count") { model.count += 1 } }
}

#Preview("List", traits: .sizeThatFitsLayout) { List { Text("Row") } }

#Preview("Shadow") {
    VStack {
        Color.white.shadow(radius: 12)
        Spacer()
    }
}

#Preview("Banner") { Color.blue.frame(height: 100).shadow(radius: 12) }

#Preview("Raised card") { Color.blue.frame(width: 80, height: 60).shadow(radius: 12) }

#Preview("Long toolbar") {
    NavigationStack {
        Text("Content")
            .toolbar {
                ForEach(0..<60) { number in Button("Item \(number)") {} }
            }
    }
}

/// Previews that optimized builds of tests keep, because they aren't private.
struct Samples_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("One").previewDisplayName("First").previewLayout(.fixed(width: 120, height: 60))
            ForEach(0..<2) { Text("\($0)").previewDisplayName("Number \($0)").padding() }
        }
        .previewDevice("iPhone SE (1st generation)")
    }
}

@Suite("The previews of a program")
@MainActor
struct SceneTests {
    private func scenes(of name: String) throws -> [PreviewScene] {
        for declaration in PreviewDeclaration.all {
            let description = declaration.description
            guard description.fileID == "PreviewProgramsTests/SceneTests.swift" || description.provider != nil else {
                continue
            }
            let scenes = try declaration.scenes()
            if scenes.first?.name == name { return scenes }
        }
        return []
    }

    private func picture(_ name: String, _ variant: PreviewVariant = PreviewVariant()) async throws
        -> PreviewScene.Picture
    {
        try await #require(scenes(of: name).first).picture(in: variant, on: .standard)
    }

    @Test("have the size of their traits")
    func sizes() async throws {
        #expect(try await picture("A card").drawing.size == CGSize(width: 200, height: 40))
        #expect(try await picture("Dark").drawing.size == CGSize(width: 390, height: 844))
        #expect(try await picture("Landscape").drawing.size == CGSize(width: 844, height: 390))
    }

    @Test("fit their content where that is asked for and they ask for no size")
    func fit() async throws {
        let third = try #require(scenes(of: "First").last)
        let drawing = try await third.picture(in: PreviewVariant(), on: .standard, fitsContent: true).drawing
        #expect(drawing.size.width > 0 && drawing.size.width < 100 && drawing.size.height < 60)
        let card = try #require(scenes(of: "A card").first)
        let fixed = try await card.picture(in: PreviewVariant(), on: .standard, fitsContent: true).drawing
        #expect(fixed.size == CGSize(width: 200, height: 40))
    }

    @Test(
        "that fit their content are no larger than the screen where a shadow leaves it",
        arguments: ["Shadow", "Banner"]
    )
    func shadowOutsideScreen(name: String) async throws {
        let drawing = try await fitting(name)
        #expect(drawing.size.width == 390)
        let painted = drawing.paintedBounds()
        #expect(painted.minX == 0 && painted.width == 390)
        if name == "Shadow" { #expect(painted.size == DeviceProfile.standard.screenSize) }
        if name == "Banner" { #expect(painted.height > 100, "no edge of the screen is above or below") }
    }

    @Test("that fit their content show the whole shadow of a small view")
    func shadowOfCard() async throws {
        let drawing = try await fitting("Raised card")
        #expect(drawing.size == CGSize(width: 80, height: 60))
        #expect(drawing.paintedBounds().width > 90)
    }

    @Test("that fit their content are as wide as the screen where a toolbar is longer")
    func longToolbar() async throws {
        let drawing = try await fitting("Long toolbar")
        #expect(drawing.size == DeviceProfile.standard.screenSize)
        #expect(drawing.paintedBounds().size == DeviceProfile.standard.screenSize)
        let text = drawing.text()
        #expect(text.contains("Item 0") && !text.contains("Item 59"))
        #expect(drawing.elements.contains { $0.kind.name == "Menu" })
    }

    private func fitting(_ name: String) async throws -> Drawing {
        try await #require(scenes(of: name).first)
            .picture(in: PreviewVariant(), on: .standard, fitsContent: true).drawing
    }

    @Test("are drawn in the scheme that they ask for")
    func scheme() async throws {
        #expect(try await picture("Dark").scheme == .dark)
        #expect(try await picture("A card").scheme == .adaptive)
        var variant = PreviewVariant()
        variant.scheme = .light
        #expect(try await picture("A card", variant).scheme == .light)
    }

    @Test("have the layout of each scheme without a finding, if their views read it")
    func schemeReaders() async throws {
        let both = try await picture("Badge").drawing
        #expect(both.findings.isEmpty && both.frame(named: "badge")?.width == 40)
        #expect(both.dark?.frame(named: "badge")?.width == 90)
        var variant = PreviewVariant()
        variant.scheme = .dark
        let dark = try await picture("Badge", variant).drawing
        #expect(dark.dark == nil && dark.frame(named: "badge")?.width == 90)
    }

    @Test("of a provider are its outermost views, each with its settings, those of a group too")
    func provider() async throws {
        let scenes = try scenes(of: "First")
        try #require(scenes.map(\.name) == ["First", "Number 0", "Number 1"])
        #expect(scenes.map(\.device) == Array(repeating: DeviceProfile.iPhoneSE, count: 3))
        let first = try await scenes[0].picture(in: PreviewVariant(), on: .standard).drawing
        #expect(first.size == CGSize(width: 120, height: 60))
        #expect(first.text().contains("One"))
        let third = try await scenes[2].picture(in: PreviewVariant(), on: .standard).drawing
        #expect(third.size == DeviceProfile.iPhoneSE.screenSize)
        #expect(third.text().contains("1"))
        #expect(!third.text().contains("One"))
    }

    @Test("have a background and a window with kinds that no view has")
    func ground() async throws {
        let kinds = try await picture("Landscape").drawing.elements.map(\.kind)
        #expect(kinds.contains(.preview) && kinds.contains(.previewBackground))
        #expect(!kinds.contains { ["Color", "Window", "WindowLayout", "Ground"].contains($0.name) })
    }

    @Test("that show nothing but their background are blank")
    func blank() async throws {
        let nothing = try await picture("Nothing")
        #expect(nothing.drawing.isBlank(in: nothing.scheme))
        let dark = try await picture("Dark")
        #expect(!dark.drawing.isBlank(in: dark.scheme))
    }

    @Test("are made once for a picture, however often their state changes")
    func evaluation() async throws {
        #expect(try await picture("Made once").drawing.text().contains("settled"))
    }

    @Test("show columns beside each other where there is room")
    func columns() async throws {
        let phone = try await picture("Columns").drawing
        #expect(phone.text().contains("First") && !phone.text().contains("Second"))
        let tablet = try await #require(scenes(of: "Columns").first).picture(in: PreviewVariant(), on: .iPadPro11)
            .drawing
        #expect(tablet.text().contains("First") && tablet.text().contains("Second"))
    }

    @Test("offer their size, however much larger the view is")
    func measured() async throws {
        let drawing = try await picture("Measured").drawing
        #expect(drawing.findings.isEmpty)
        #expect(drawing.elements.contains { $0.frame.width == 585 })
    }

    @Test("may ask for models that they don't read")
    func unreadModel() async throws {
        #expect(try await picture("Unread").drawing.text().contains("Count"))
    }

    @Test("are offered the screen where they have the size they like")
    func offer() async throws {
        #expect(try await picture("List").drawing.size == DeviceProfile.standard.screenSize)
    }

    @Test("are laid out in a size of text and a direction")
    func variants() async throws {
        var variant = PreviewVariant()
        variant.dynamicType = "accessibility3"
        variant.isRightToLeft = true
        let plain = try await picture("Landscape").drawing
        let large = try await picture("Landscape", variant).drawing
        func frame(_ drawing: Drawing) -> CGRect? { drawing.elements.first { $0.kind.name == "Text" }?.frame }
        #expect(try #require(frame(large)).height > 2 * #require(frame(plain)).height)
    }
}

@Suite("Devices")
struct DeviceNameTests {
    @Test("are found by their names, whatever the case, the spaces and the generation")
    func names() {
        #expect(DeviceProfile(named: "iphone-15-pro") == .iPhone15Pro)
        #expect(DeviceProfile(named: "iPad Pro (12.9-inch) (6th generation)") == .iPadPro12)
        #expect(DeviceProfile(named: "iPad mini (7th generation)") == .iPadMini)
        #expect(DeviceProfile(named: "Nokia 3310") == nil)
    }
}
