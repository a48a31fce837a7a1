import GridPress
import Testing
import ViewSupport

@Suite("A model")
struct ModelTests {
    private final class Counter: ObservableObject {
        @Published var count = 4
        @Published(initialValue: "x") var name: String
    }

    @Observable
    final class Settings {
        var width: CGFloat = 30
    }

    @Test("of a view's own is made once for its place")
    func stateObject() throws {
        struct Owner: NonisolatedView {
            @StateObject private var counter = Counter()
            var body: some View { Color.red.named("\(counter.count)\(counter.name)") }
        }
        #expect(try drawn(width: 9, height: 9) { Owner() }.names == ["4x"])
    }

    @Test("from outside is the one that was given")
    func observedObject() throws {
        struct Guest: NonisolatedView {
            @ObservedObject var counter: Counter
            var body: some View { Color.red.named("\(counter.count)") }
        }
        let counter = Counter()
        counter.count = 7
        #expect(try drawn(width: 9, height: 9) { Guest(counter: counter) }.names == ["7"])
    }

    @Test("gives bindings to its parts")
    func bindings() throws {
        struct Child: NonisolatedView {
            @Binding var count: Int
            let next: Int
            var body: some View {
                count = next
                return Color.red.named("\(count)")
            }
        }
        struct Owner: NonisolatedView {
            @StateObject private var counter = Counter()
            @ObservedObject var other: Counter
            var body: some View {
                Child(count: $counter.count, next: 5)
                Child(count: $other.count, next: 11)
            }
        }
        let other = Counter()
        other.count = 10
        #expect(try drawn(width: 9, height: 9) { Owner(other: other) }.names == ["5", "11"])
        #expect(other.count == 11)
    }

    @Test("that is observable is kept as state, and bound where it is used")
    func observable() throws {
        struct Owner: NonisolatedView {
            @State private var settings = Settings()
            var body: some View { Editor(settings: settings) }
        }
        struct Editor: NonisolatedView {
            @Bindable var settings: Settings
            var body: some View { Stripe(width: $settings.width) }
        }
        struct Stripe: NonisolatedView {
            @Binding var width: CGFloat
            var body: some View { Color.red.frame(width: width, height: 5).named("stripe") }
        }
        #expect(try drawn { Owner() }.frame("stripe").width ≈ 30)
    }

    @Test("outside a figure is there as well")
    func outsideFigure() {
        struct Owner: NonisolatedView {
            @StateObject var counter = Counter()
            var body: some View { Color.red }
        }
        #expect(Owner().counter.count == 4)
        #expect(Owner().$counter.count.wrappedValue == 4)
    }

    // MARK: - In the environment

    private struct Reader: NonisolatedView {
        @EnvironmentObject private var counter: Counter
        var body: some View { Stepping(count: $counter.count) }
    }

    private struct Stepping: NonisolatedView {
        @Binding var count: Int
        var body: some View { Color.red.named("\(count)") }
    }

    @Test("of the surroundings is read where it is needed, with bindings to its parts")
    func environmentObject() throws {
        let drawing = try drawn(width: 9, height: 9) { HStack { Reader() }.environmentObject(Counter()) }
        #expect(drawing.names == ["4"])
    }

    @Test("that the surroundings lack is an error that names it, not a crash")
    func missing() {
        struct ProposingView: NonisolatedView {
            @Environment(Settings.self) private var settings
            var body: some View { Color.red.frame(width: settings.width) }
        }
        #expect(throws: FigureError.missingModel(type: "Counter")) { try drawn { Reader() } }
        #expect(throws: FigureError.missingModel(type: "Settings")) { try drawn { ProposingView() } }
        #expect("\(FigureError.missingModel(type: "Settings"))".contains("a model of type \"Settings\""))
    }

    // MARK: - Changing on the way

    @Test("that changes during layout lays the figure out again, and then stays the same")
    func changes() throws {
        struct Measuring: NonisolatedView {
            @ObservedObject var counter: Counter
            let settings: Settings
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: settings.width, height: CGFloat(counter.count)).named("follows")
                    GeometryReader { proxy -> Color in
                        counter.count = Int(proxy.size.width) / 2
                        settings.width = proxy.size.width
                        return Color.blue
                    }
                }
            }
        }
        let (counter, settings) = (Counter(), Settings())
        let drawing = try drawn(width: 40, height: 90) { Measuring(counter: counter, settings: settings) }
        let frame = try drawing.frame("follows")
        #expect(frame == rect(0, 0, 40, 20))
        #expect(drawing.findings.isEmpty)
    }

    @Test("that never stops changing is a finding")
    func restless() throws {
        struct Restless: NonisolatedView {
            @StateObject private var counter = Counter()
            var body: some View {
                GeometryReader { _ -> Color in
                    counter.count += 1
                    return Color.red
                }
                .named("\(counter.count)")
            }
        }
        #expect(try drawn(width: 9, height: 9) { Restless() }.codes == [.unstableState])
    }

    // MARK: - Bindings to collections

    @Test("of several is bound element by element")
    func elements() throws {
        struct Row: Identifiable {
            let id: Int
            var isOn = false
        }
        struct Rows: NonisolatedView {
            @State private var rows = [Row(id: 1), Row(id: 2)]
            var body: some View {
                HStack {
                    ForEach($rows) { $row in
                        GeometryReader { _ -> Color in
                            if row.id == 2 { row.isOn = true }
                            return Color.red
                        }
                        .named("\(row.id) \(row.isOn)")
                    }
                }
            }
        }
        struct Words: NonisolatedView {
            @State private var words = ["a", "b"]
            var body: some View { HStack { ForEach($words, id: \.self) { $word in Color.red.named(word) } } }
        }
        #expect(try drawn(width: 9, height: 9) { Rows() }.names == ["1 false", "2 true"])
        #expect(try drawn(width: 9, height: 9) { Words() }.names == ["a", "b"])
    }
}
