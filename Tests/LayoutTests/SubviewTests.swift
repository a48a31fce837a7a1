import GridPress
import Testing
import ViewSupport

@Suite("Subviews of a view")
@MainActor
struct SubviewTests {
    private func texts<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        try drawn(width: 300, height: 300, content).texts
    }

    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                ForEach(subviews: content) { subview in
                    HStack {
                        Text(subview.containerValues.isPinned ? "pinned" : "plain")
                        subview
                    }
                }
            }
        }
    }

    @Test("are gone through one by one, with the values that they carry")
    func elements() throws {
        let texts = try texts {
            Card {
                Text("a").containerValue(\.isPinned, true)
                ForEach(["b", "c"], id: \.self) { Text($0) }
                if false { Text("d") }
            }
        }
        #expect(texts == ["pinned", "a", "plain", "b", "plain", "c"])
    }

    @Test("are a collection that can be counted, divided and shown in parts")
    func collections() throws {
        let texts = try texts {
            Group(subviews: TupleView((Text("a"), Text("b"), Text("c")))) { subviews in
                Text("\(subviews.count)")
                subviews[1...]
                subviews.first
            }
        }
        #expect(texts == ["3", "b", "c", "a"])
    }

    @Test("take the environment and the stack of the place where they are shown")
    func environment() throws {
        let drawing = try drawn(width: 100, height: 50) {
            Group(
                subviews: Group {
                    Color.red.frame(width: 10)
                    Divider()
                    Rectangle()
                }
            ) { subviews in
                HStack(spacing: 0) { subviews.foregroundStyle(.blue) }
            }
        }
        let painted = drawing.elements.filter { $0.mark.isPainted }
        #expect(painted.map(\.frame.width) == [10, 1, 89])
        let alone = try drawn(width: 89, height: 50) { Rectangle().foregroundStyle(.blue) }
        #expect(painted.last.flatMap { fill($0) } != nil)
        #expect(painted.last.flatMap { fill($0) } == alone.elements.last.flatMap { fill($0) })
    }

    private func fill(_ element: Drawing.Element) -> Drawing.Paint? {
        if case .shape(let shape) = element.mark { shape.fill } else { nil }
    }

    @Test("are divided into sections with headers and footers")
    func sections() throws {
        let texts = try texts {
            ForEach(
                sections: Group {
                    Text("alone")
                    Section("head") {
                        Text("one")
                        Text("two")
                    }
                    Section {
                        Text("three")
                    } footer: {
                        Text("foot")
                    }
                }
            ) { section in
                Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
                section.footer
                section.content
            }
        }
        #expect(texts == ["0 1 0", "alone", "1 2 0", "one", "two", "0 1 1", "foot", "three"])
    }

    @Test("keep their state in every place of a figure that is laid out again")
    func state() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("count \(count)").onAppear { count += 1 } }
        }
        #expect(try texts { Card { Counter() } } == ["plain", "count 1"])
    }

    private struct Lined: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                Text("\(child[Weight.self])")
                if child.id != last { Divider() }
            }
        }
    }

    private struct Weight: _ViewTraitKey {
        static var defaultValue: Int { 1 }
    }

    @Test("are shown by the roots of undocumented trees")
    func variadic() throws {
        let drawing = try drawn(width: 100, height: 100) {
            VStack {
                _VariadicView.Tree(Lined()) {
                    Text("a")._trait(Weight.self, 5)
                    Text("b")
                }
            }
        }
        #expect(drawing.texts == ["a", "5", "b", "1"])
        #expect(drawing.elements.filter { $0.kind.name == "Divider" }.map(\.frame.width) == [100])
    }

    @Test("are one subview in an undocumented adaptor")
    func unary() throws {
        let counts = try texts {
            Group(
                subviews: _UnaryViewAdaptor {
                    Text("a"); Text("b")
                }
            ) { Text("\($0.count)") }
            Group(subviews: _UnaryViewAdaptor(Text("a"))) { Text("\($0.count)") }
            Group(
                subviews: Group {
                    Text("a"); Text("b")
                }
            ) { Text("\($0.count)") }
        }
        #expect(counts == ["1", "1", "2"])
    }
}

private struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}
