import GridPress
import Testing

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
        struct Owner: View {
            @StateObject private var counter = Counter()
            var body: some View { Color.red.named("\(counter.count)\(counter.name)") }
        }
        #expect(try drawn(width: 9, height: 9) { Owner() }.names == ["4x"])
    }

    @Test("from outside is the one that was given")
    func observedObject() throws {
        struct Guest: View {
            @ObservedObject var counter: Counter
            var body: some View { Color.red.named("\(counter.count)") }
        }
        let counter = Counter()
        counter.count = 7
        #expect(try drawn(width: 9, height: 9) { Guest(counter: counter) }.names == ["7"])
    }

    @Test("gives bindings to its parts")
    func bindings() throws {
        struct Child: View {
            @Binding var count: Int
            let next: Int
            var body: some View {
                count = next
                return Color.red.named("\(count)")
            }
        }
        struct Owner: View {
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
        struct Owner: View {
            @State private var settings = Settings()
            var body: some View { Editor(settings: settings) }
        }
        struct Editor: View {
            @Bindable var settings: Settings
            var body: some View { Stripe(width: $settings.width) }
        }
        struct Stripe: View {
            @Binding var width: CGFloat
            var body: some View { Color.red.frame(width: width, height: 5).named("stripe") }
        }
        #expect(try drawn { Owner() }.frame("stripe").width ≈ 30)
    }

    @Test("outside a figure is there as well")
    func outsideFigure() {
        struct Owner: View {
            @StateObject var counter = Counter()
            var body: some View { Color.red }
        }
        #expect(Owner().counter.count == 4)
        #expect(Owner().$counter.count.wrappedValue == 4)
    }
}
