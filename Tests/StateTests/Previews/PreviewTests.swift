import GridPress
import Testing

#Preview("Square", traits: .sizeThatFitsLayout) { Color.red.frame(width: 30, height: 20) }

#Preview("Turned", traits: .landscapeLeft) { Color.red }

#Preview("Edged", traits: .sizeThatFitsLayout, .edged { 4 }) { Color.red.frame(width: 30, height: 20) }

#Preview("Fixed", traits: .fixedLayout(width: 70, height: 50), .modifier(Margin())) {
    Color.red
    Color.blue
}

#Preview("Changed", traits: .sizeThatFitsLayout) {
    @Previewable @State var width: CGFloat = [10, 20]
        .max()!
    @Previewable @State var isWide = false
    let height: CGFloat = 10
    Color.red.frame(width: isWide ? width * 2 : width, height: height)
        .onAppear { isWide = true }
}

#Preview { return Text("A").frame(width: 10, height: 10) } cameras: {
    PreviewCamera(from: .front)
}

private struct Margin: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat { 5 }

    func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
}

private struct Edge: PreviewModifier {
    let width: () -> CGFloat

    func body(content: Content, context: ()) -> some View { content.padding(width()) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Creates a modifier outside of the main actor, with a closure that can't be sent there.
    fileprivate static func edged(by width: @escaping () -> CGFloat) -> PreviewTrait { .modifier(Edge(width: width)) }
}

@Suite("Previews")
@MainActor
struct PreviewTests {
    private var registries: [any PreviewRegistry.Type] {
        Preview.registries.filter { $0.fileID == "StateTests/PreviewTests.swift" }
    }

    private func drawing(_ name: String) async throws -> Drawing {
        let previews = try registries.map { try $0.makePreview() }
        let preview = try #require(previews.first { $0.displayName == name })
        return try await preview.figure().drawing(scheme: .light)
    }

    @Test("are found with their names in the order of the file")
    func names() throws {
        let names = try registries.map { try $0.makePreview().displayName }
        #expect(names == ["Square", "Turned", "Edged", "Fixed", "Changed", nil])
        let lines = registries.map { $0.line }
        #expect(lines == lines.sorted())
        #expect(lines.first == 4)
        #expect(registries.map { $0.column } == [1, 1, 1, 1, 1, 1])
    }

    @Test("have the size of their content, of a screen or that of a trait")
    func sizes() async throws {
        #expect(try await drawing("Square").size == CGSize(width: 30, height: 20))
        #expect(try await drawing("Turned").size == CGSize(width: 844, height: 390))
        #expect(try await drawing("Edged").size == CGSize(width: 38, height: 28))
        #expect(try await drawing("Fixed").size == CGSize(width: 70, height: 50))
        let figure = try await Preview { Color.red.frame(width: 3, height: 3) }.figure(screenSize: nil)
        #expect(try figure.drawing().size == CGSize(width: 3, height: 3))
    }

    @Test("change their views by modifiers with a context")
    func modifiers() async throws {
        let frames = try await drawing("Fixed").elements.map(\.frame).filter { $0.width == 60 }
        #expect(!frames.isEmpty)
    }

    @Test("have state that actions change")
    func state() async throws {
        #expect(try await drawing("Changed").size == CGSize(width: 40, height: 10))
    }

    @Test("are titled by their name")
    func titles() async throws {
        #expect(try await drawing("Square").title == "Square")
        #expect(try await Preview { Color.red }.figure().title == "Preview")
    }
}
