import GridPress
import Testing

@testable import GridPressSnapshots

@Suite("The words of a difference are about what the author wrote:")
struct AuthorWordsTests {
    /// Returns the lines about the differences of two views, and checks that pictures and data give the same lines.
    private func lines<Old: View, New: View>(
        @ViewBuilder from old: () -> Old,
        @ViewBuilder to new: () -> New
    ) throws -> [String] {
        let (oldView, newView) = (old(), new())
        let before = try Figure("Words", width: 200, height: 120) { oldView }.drawing()
        let after = try Figure("Words", width: 200, height: 120) { newView }.drawing()
        let lines = try GoldenKind.picture.lines(from: before, to: after)
        #expect(try GoldenKind.data.lines(from: before, to: after) == lines)
        return lines
    }

    // MARK: Symbols

    @Test("the font and the weight of a symbol, instead of its outline")
    func symbols() throws {
        func star(_ font: Font) -> some View { Image(systemName: "star").font(font) }
        #expect(
            try lines {
                star(.system(size: 20))
            } to: {
                star(.system(size: 28))
            }
            .first == "font of the Image \"star\": 20 → 28 (+8)"
        )
        #expect(
            try lines {
                Image(systemName: "star")
            } to: {
                star(.body.bold())
            }
            .first == "weight of the Image \"star\": 400 → 700"
        )
        let label = try lines {
            Label("Favorites", systemImage: "star")
        } to: {
            Label("Favorites", systemImage: "star").font(.title)
        }
        #expect(label.prefix(2) == ["font of the Image \"star\": 17 → 28", "text \"Favorites\": font 17 → 28"])
        #expect(
            try lines {
                star(.body)
            } to: {
                Image(systemName: "star")
            }
            .isEmpty
        )
    }

    // MARK: Controls

    @Test("the value of a control, of which its parts are consequences")
    func controls() throws {
        func toggle(_ isOn: Bool) -> Toggle<Text> { Toggle("Sound", isOn: .constant(isOn)) }
        #expect(
            try lines {
                toggle(false)
            } to: {
                toggle(true)
            } == [
                "isOn of the Toggle: off → on",
                "part of the Toggle: fill #787880 0.2/#787880 0.36 → #34c759/#30d158",
            ]
        )
        #expect(
            try lines {
                toggle(false).toggleStyle(.checkbox)
            } to: {
                toggle(true).toggleStyle(.checkbox)
            } == [
                "isOn of the Toggle: off → on",
                "part of the Toggle: fill #767680 0.12/#767680 0.24 → #007aff/#0a84ff",
                "part of the Toggle is new", "part of the Toggle is gone",
            ]
        )
        #expect(
            try lines {
                Slider(value: .constant(0.2))
            } to: {
                Slider(value: .constant(0.6))
            } == ["value of the Slider: 0.2 → 0.6 (+0.4)"]
        )
    }

    @Test("a control's label and style beside its value")
    func labelsOfControls() throws {
        func toggle(_ isOn: Bool, _ title: String) -> Toggle<Text> { Toggle(title, isOn: .constant(isOn)) }
        let label = try lines {
            toggle(false, "Sound")
        } to: {
            toggle(true, "Music")
        }
        #expect(label.prefix(2) == ["isOn of the Toggle: off → on", "text: \"Sound\" → \"Music\""])
        let style = try lines {
            toggle(true, "Sound")
        } to: {
            toggle(true, "Sound").toggleStyle(.checkbox)
        }
        #expect(!style.isEmpty && !style.contains { $0.contains("overlay") || $0.contains("Capsule") }, "\(style)")
    }

    // MARK: The paint order

    @Test("the paint order of views that change places, instead of their kinds")
    func paintOrder() throws {
        let shape = Rectangle().frame(width: 20, height: 9)
        let text = Text("Alder").frame(width: 60)
        #expect(
            try lines {
                VStack {
                    ZStack {
                        shape; text
                    }
                    Text("Alder")
                }
            } to: {
                VStack {
                    ZStack {
                        text; shape
                    }
                    Text("Alder")
                }
            } == ["the Rectangle moved in the paint order: 1 → 2"]
        )
        #expect(
            try lines {
                Color.red.overlay {
                    Rectangle().fill(.blue); Text("Alder")
                }
            } to: {
                Color.red.overlay {
                    Text("Alder"); Rectangle().fill(.blue)
                }
            } == ["the Rectangle moved in the paint order: 1 → 2"]
        )
        #expect(
            try lines {
                ZStack {
                    Rectangle().fill(.red); Text("Alder")
                }
            } to: {
                ZStack {
                    Rectangle().fill(.red).zIndex(1); Text("Alder")
                }
            } == ["zIndex of the Rectangle: 0 → 1", "the Rectangle moved in the paint order: 1 → 2"]
        )
    }

    @Test("the places of views beside each other")
    func places() throws {
        let lines = try lines {
            HStack {
                Rectangle().frame(width: 20); Circle().frame(width: 30)
            }
        } to: {
            HStack {
                Circle().frame(width: 30); Rectangle().frame(width: 20)
            }
        }
        #expect(lines.first == "the Rectangle moved among its siblings: 1 → 2")
    }

    // MARK: Slight transforms

    @Test("nothing about a transform within the tolerance", arguments: [0.01, 0.02])
    func slightTransform(new: Double) throws {
        let old = 0.01
        func row(_ x: Double) -> some View {
            HStack {
                Text("A")
                Color.red.frame(width: 20, height: 20)
            }
            .transformEffect(CGAffineTransform(translationX: x, y: 0))
        }
        let slight = try lines {
            row(old)
        } to: {
            row(new)
        }
        #expect(slight.isEmpty, "\(slight)")
        #expect(
            try lines {
                row(old)
            } to: {
                row(0.5)
            }
            .first == "the HStack: transform moved by 0.01 0 → moved by 0.5 0"
        )
    }

    // MARK: Findings

    @Test("one change of a finding whose numbers differ")
    func findings() throws {
        func color(_ width: CGFloat) -> some View { Color.red.frame(width: width) }
        #expect(
            try lines {
                color(-3)
            } to: {
                color(-4)
            } == [
                "the finding layout.invalid-frame-length: \"warning: A frame has the invalid width -3. The …\" → "
                    + "\"warning: A frame has the invalid width -4. The …\""
            ]
        )
        let new = try lines {
            color(3)
        } to: {
            color(-4)
        }
        #expect(new.contains { $0.hasPrefix("the finding \"warning: ") && $0.hasSuffix("is new") }, "\(new)")
    }
}
