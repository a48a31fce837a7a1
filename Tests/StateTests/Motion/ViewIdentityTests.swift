import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("The identity of a view in states of a picture")
struct ViewIdentityTests {
    private func list(_ letters: [String], decorated: Bool = false) throws -> Drawing {
        try state {
            VStack {
                Text("title")
                ForEach(letters, id: \.self) { letter in
                    Text(letter).padding(4).background(.yellow).opacity(decorated ? 0.5 : 1)
                }
            }
        }
    }

    @Test("is the same in two drawings of the same views")
    func sameViews() throws {
        #expect(try list(["a", "b"]).motionNotes == list(["a", "b"]).motionNotes)
    }

    @Test("stays with the elements of a loop when their order changes, and when others come and go")
    func reordered() throws {
        let names = ["title", "a", "b", "c"]
        let before = try list(["a", "b", "c"]).identities(of: names)
        #expect(Set(before).count == 4)
        #expect(try list(["c", "a", "b"]).identities(of: names) == before)
        #expect(try list(["x", "c", "y", "a", "b"]).identities(of: names) == before)
    }

    @Test("stays with a modifier around an element when the order changes")
    func reorderedModifiers() throws {
        func paddings(_ drawing: Drawing) -> [String: String] {
            var identities: [String: String] = [:]
            for (index, note) in drawing.motionNotes where drawing.elements[index].kind.name == "padding" {
                let inside = drawing.elements[index + 1..<drawing.elements[index].end]
                let text = inside.compactMap(\.writtenText).first ?? "?"
                identities[text] = note.identity
            }
            return identities
        }
        let before = try paddings(list(["a", "b", "c"]))
        #expect(Set(before.values).count == 3)
        #expect(try paddings(list(["c", "b", "a"])) == before)
    }

    @Test("doesn't depend on a modifier that has an element in one state only")
    func transparentModifier() throws {
        #expect(try list(["a"], decorated: true).note(of: "a").identity == list(["a"]).note(of: "a").identity)
    }

    @Test("is that of one view in a drawing")
    func unique() throws {
        let drawing = try state {
            VStack {
                VStack { Text("alone") }
                ForEach([1, 1, 2], id: \.self) { Text("\($0)").padding().background(.red).overlay { Circle() } }
                Label("label", systemImage: "star")
                GeometryReader { _ in Text("inside") }
            }
        }
        let identities = drawing.motionNotes.values.compactMap(\.identity)
        #expect(Set(identities).count == identities.count)
        #expect(identities.count > 10)
        #expect(!identities.contains { $0.contains("0x") })
    }

    @Test("differs in the branches of a condition, and with another id")
    func branches() throws {
        func picture(_ flag: Bool) throws -> Drawing {
            try state {
                VStack {
                    if flag { Text("branch") } else { Text("branch") }
                    Text("counted").id(flag ? 1 : 2)
                    AnyView(flag ? AnyView(Text("hidden")) : AnyView(Text("hidden").padding()))
                    if flag { Text("sometimes") }
                    Text("always")
                }
            }
        }
        let (first, second) = try (picture(true), picture(false))
        for name in ["branch", "counted", "hidden"] {
            #expect(try first.note(of: name).identity != second.note(of: name).identity, "\(name)")
        }
        #expect(try first.note(of: "always").identity == second.note(of: "always").identity)
    }

    @Test("is the same for lazy views and for those that are made when a size is known")
    func deferredViews() throws {
        func picture(_ numbers: [Int]) throws -> Drawing {
            try state {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach(numbers, id: \.self) { number in
                            GeometryReader { _ in Text("n\(number)") }
                        }
                        .padding(1)
                    }
                }
            }
        }
        let names = ["n1", "n2", "n3"]
        let before = try picture([1, 2, 3]).identities(of: names)
        #expect(Set(before).count == 3)
        #expect(try picture([3, 1, 2]).identities(of: names) == before)
    }

    private typealias Container = @Sendable ([Int]) -> AnyView

    private static let containers: [String: Container] = [
        "HStack": { numbers in AnyView(HStack { each(numbers) }) },
        "LazyVStack": { numbers in AnyView(ScrollView { LazyVStack { each(numbers) } }) },
        "List": { numbers in AnyView(List { Section("section") { each(numbers) } }) },
        "Form": { numbers in AnyView(Form { each(numbers) }) },
        "Grid": { numbers in
            AnyView(
                Grid {
                    ForEach(numbers, id: \.self) { n in
                        GridRow {
                            text(n); Text("row")
                        }
                    }
                }
            )
        },
        "track grid": { numbers in AnyView(Grid(tracks: 2) { each(numbers) }) },
        "HFlow": { numbers in AnyView(HFlowLayout { each(numbers) }) },
        "VMasonry": { numbers in AnyView(VMasonryLayout(columns: 2) { each(numbers) }) },
        "SpanGrid": { numbers in AnyView(SpanGrid { each(numbers) }) },
        "ViewThatFits": { numbers in AnyView(ViewThatFits { VStack { each(numbers) } }) },
        "subviews": { numbers in AnyView(VStack { ForEach(subviews: each(numbers)) { $0.padding(1) } }) },
        "NavigationStack": { numbers in AnyView(NavigationStack { VStack { each(numbers) }.navigationTitle("title") })
        },
    ]

    private static func text(_ number: Int) -> some View { Text("n\(number)") }

    private static func each(_ numbers: [Int]) -> some View { ForEach(numbers, id: \.self) { text($0) } }

    @Test("stays with the elements of a loop in every container", arguments: containers.keys.sorted())
    func everyContainer(_ name: String) throws {
        let container = try #require(Self.containers[name])
        let names = ["n1", "n2", "n3"]
        let before = try state { container([1, 2, 3]) }
        let after = try state { container([4, 3, 1, 2]) }
        #expect(try Set(before.identities(of: names)).count == 3)
        #expect(try after.identities(of: names) == before.identities(of: names))
        let identities = before.motionNotes.values.compactMap(\.identity)
        #expect(Set(identities).count == identities.count)
        #expect(
            before.withoutNotes
                == (try Figure("A state", width: 200, height: 200) { container([1, 2, 3]) }.drawing(scheme: .light))
        )
    }

    @Test("is that of one view in every tree, which is drawn as a still picture")
    func randomTrees() {
        forEachSeed(cost: 160) { seed, check in
            let tree = RandomTree(seed: seed)
            let drawing = try state { tree.view }
            let identities = drawing.motionNotes.values.compactMap(\.identity)
            check(Set(identities).count == identities.count, "\(tree)")
            check(identities.count == drawing.motionNotes.count, "\(tree)")
            let still = try Figure("A state", width: 200, height: 200) { tree.view }.drawing(scheme: .light)
            check(drawing.withoutNotes == still, "\(tree)")
        }
    }

    @Test("is kept by the elements of a finished drawing inside another one")
    func finishedDrawings() throws {
        let inner = try state { Text("inner") }
        let outer = try state {
            HStack {
                FinishedDrawing(inner)
                FinishedDrawing(inner)
            }
        }
        let places = outer.elements.indices.filter { outer.elements[$0].writtenText == "inner" }
        let identities = places.compactMap { outer.motionNotes[$0]?.identity }
        #expect(Set(identities).count == 2)
    }

    @Test("isn't noted in a still picture, which is drawn alike")
    func stillPicture() throws {
        let views = {
            VStack {
                ForEach(0..<3) { Text("\($0)").padding().background(.red) }
                    .transition(.slide)
                    .animation(.bouncy, value: 1)
                Color.blue.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)
                PhaseAnimator([1, 2]) { Text("phase \($0)") }
                Text("x").animation(.linear) { $0.opacity(0.5) }
                Text("y").transaction { $0.animation = nil }
                Grid(tracks: 2) { Text("cell").gridCellBackground { _ in Color.green } }.gridAnimation(.linear)
            }
        }
        let still = try Figure("A state", width: 200, height: 200, content: views).drawing(scheme: .light)
        #expect(still.motionNotes.isEmpty)
        #expect(still.phaseTimings.isEmpty)
        let noted = try state(views)
        #expect(!noted.motionNotes.isEmpty)
        #expect(noted.withoutNotes == still)
    }
}
