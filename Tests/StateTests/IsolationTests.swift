import GridPress
import Testing
import ViewSupport

// Views of the main actor are drawn on it. `Scripts/check-isolation` runs more tests in a separate package.

@Suite("Bodies of the main actor")
struct IsolationTests {
    @MainActor
    @Test("read its models where figures are drawn on it, at once and asynchronously")
    func onMainActor() async throws {
        let figure = Figure("Score") { Score(game: Game()) }
        let svg = try await figure.svg()
        #expect(svg.contains("12 points"))
        func here() throws -> [String] {
            [try figure.svg(), try figure.html(), try figure.json(), try figure.text()]
        }
        let formats = try here()
        #expect(formats[0] == svg)
        #expect(try await figure.html() == formats[1])
        #expect(try await figure.json() == formats[2])
        #expect(try await figure.text() == formats[3])
    }

    /// Returns the error of drawing a view outside of the main actor, or `nil` if it succeeds.
    private func error<Content: View>(_ view: Content) -> FigureError? {
        do throws(FigureError) {
            _ = try Figure("Elsewhere") { view }.drawing()
            return nil
        } catch {
            return error
        }
    }

    @Test("are errors elsewhere that name the view, the modifier or the style")
    func elsewhere() async {
        #expect(error(Landlocked()) == .belongsToMainActor(type: "Landlocked"))
        #expect(error(Color.red.modifier(Framed())) == .belongsToMainActor(type: "Framed"))
        #expect(error(Button("Go") {}.buttonStyle(Loud())) == .belongsToMainActor(type: "Loud"))
        #expect(error(ToggleRow()) == nil, "Built-in styles belong to no actor.")
        #expect(FigureError.belongsToMainActor(type: "Score").description.contains("The body of Score"))
    }

    @Test("and their models aren't touched elsewhere, nor are custom dynamic properties updated")
    func properties() async {
        #expect(error(Owner()) == .belongsToMainActor(type: "Owner"), "Its model isn't created.")
        #expect(error(Doubled()) == .belongsToMainActor(type: "Twice"))
        #expect(error(Tripled()) == nil)
    }

    @Test("make a figure that is created there an error elsewhere")
    func createdThere() async throws {
        func drawn(isolation: (any Actor)?) throws -> Drawing {
            try Figure("Two", isolation: isolation) { Color.red }.drawing()
        }
        #expect(throws: FigureError.createdOnMainActor) { try drawn(isolation: MainActor.shared) }
        #expect(throws: Never.self) { try drawn(isolation: nil) }
    }

    @Test("don't keep figures from being shared: one in a static constant is drawn in several tasks at once")
    func sharedFigure() async throws {
        func draw() throws -> Drawing { try Cards.card.drawing() }
        let drawings = try await withThrowingTaskGroup(of: Drawing.self) { group in
            for _ in 0..<16 { group.addTask { try draw() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let first = try draw()
        #expect(drawings.count == 16)
        #expect(drawings.allSatisfy { $0 == first })
    }

    @Test("don't keep a figure of another actor from being drawn there")
    func otherActor() async throws {
        actor Printer {
            private let word = "Printed"
            func draw() throws -> [String] { try Figure("Printed") { Text(self.word) }.drawing().texts }
        }
        #expect(try await Printer().draw() == ["Printed"])
    }

    @Test("and others are drawn asynchronously from anywhere")
    func fromAnywhere() async throws {
        let svg = try await Figure("Row") { ToggleRow() }.svg()
        #expect(svg.contains("Sound"))
        #expect(try Figure("Row") { ToggleRow() }.drawing().svg() == svg, "A drawing stays where it is drawn.")
    }
}

private enum Cards {
    static let card = Figure("Card") { Text("Hello") }
}

@MainActor
private final class Game {
    var points: Int {
        MainActor.preconditionIsolated()
        return 12
    }
}

/// A model that can only be created on the main actor.
private final class Landed: ObservableObject {
    init() { MainActor.preconditionIsolated() }
}

private nonisolated struct Owner: View {
    @StateObject private var model = Landed()
    @MainActor var body: some View { Text("Owner") }
}

private struct Twice: DynamicProperty {
    var value = 1
    mutating func update() { value *= 2 }
}

private struct Doubled: NonisolatedView {
    var number = Twice()
    var body: some View { Text("\(number.value)") }
}

private struct Thrice: NonisolatedDynamicProperty {
    var value = 1
    mutating func update() { value *= 3 }
}

private struct Tripled: NonisolatedView {
    var number = Thrice()
    var body: some View { Text("\(number.value)") }
}

private struct Score: View {
    let game: Game
    private var line: String { "\(game.points) points" }
    var body: some View { Text(line) }
}

private nonisolated struct Landlocked: View {
    @MainActor var body: some View { Color.red }
}

private nonisolated struct Framed: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.padding() }
}

private nonisolated struct Loud: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct ToggleRow: NonisolatedView {
    var body: some View { Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch) }
}
