import GridPress
import Testing
import ViewSupport

@Suite("A view builder")
struct ViewBuilderTests {
    private func names<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        try drawn(width: 100, height: 100) { VStack { content() } }.names
    }

    private func leaf(_ name: String) -> Leaf { Leaf(name: name) }

    private struct Leaf: NonisolatedView {
        let name: String
        var body: some View { Color.red.named(name) }
    }

    @Test("takes more than ten views")
    func manyViews() throws {
        let names = try names {
            leaf("1"); leaf("2"); leaf("3"); leaf("4"); leaf("5"); leaf("6"); leaf("7"); leaf("8"); leaf("9")
            leaf("10"); leaf("11"); leaf("12"); leaf("13"); leaf("14"); leaf("15"); leaf("16"); leaf("17")
        }
        #expect(names == (1...17).map(String.init))
    }

    @Test("takes conditions", arguments: [true, false])
    func conditions(isOn: Bool) throws {
        let names = try names {
            if isOn { leaf("if") }
            if isOn { leaf("then") } else { leaf("else") }
            if !isOn { leaf("first") } else if isOn { leaf("second") } else { leaf("third") }
        }
        #expect(names == (isOn ? ["if", "then", "second"] : ["else", "first"]))
    }

    @Test("takes bindings, choices and loops", arguments: [0, 1, 2])
    func choices(number: Int) throws {
        let text: String? = number == 0 ? nil : "some \(number)"
        let names = try names {
            let doubled = number * 2
            if let text { leaf(text) }
            switch number {
            case 0: leaf("none")
            case 1: leaf("one"); leaf("more")
            default: leaf("many")
            }
            for index in 0..<number { leaf("\(index) of \(doubled)") }
        }
        let expected = [
            ["none"], ["some 1", "one", "more", "0 of 2"], ["some 2", "many", "0 of 4", "1 of 4"],
        ]
        #expect(names == expected[number])
    }

    @Test("takes what is available")
    func availability() throws {
        let names = try names {
            if #available(macOS 14, *) { leaf("new") } else { leaf("old") }
            if #available(macOS 14, *) { leaf("only") }
        }
        #expect(names == ["new", "only"])
    }

    @Test("makes bodies and properties of several views")
    func bodies() throws {
        #expect(try names { Several(isOn: true) } == ["a", "b", "c"])
        #expect(try names { Several(isOn: false) } == ["a"])
    }

    private struct Several: NonisolatedView {
        let isOn: Bool

        var body: some View {
            Color.red.named("a")
            rest
        }

        @ViewBuilder private var rest: some View {
            if isOn {
                Color.red.named("b")
                Color.red.named("c")
            }
        }
    }

    @Test("takes views that are enumerations")
    func enumerations() throws {
        #expect(
            try names {
                Badge.plain; Badge.numbered(7)
            } == ["plain", "7"]
        )
    }

    private enum Badge: NonisolatedView {
        case plain
        case numbered(Int)

        var body: some View {
            switch self {
            case .plain: Color.red.named("plain")
            case .numbered(let number): Color.red.named("\(number)")
            }
        }
    }

    @Test("takes modifiers one after the other")
    func concatenatedModifiers() throws {
        struct Wide: NonisolatedViewModifier { func body(content: Content) -> some View { content.frame(width: 30) } }
        struct Padded: NonisolatedViewModifier { func body(content: Content) -> some View { content.padding(5) } }
        #expect(
            try size(of: Color.red.modifier(Wide().concat(Padded())), offered: nil, nil)
                == CGSize(width: 40, height: 20)
        )
        #expect(
            try size(of: Color.red.modifier(Padded().concat(Wide())), offered: nil, nil)
                == CGSize(width: 30, height: 20)
        )
    }
}
