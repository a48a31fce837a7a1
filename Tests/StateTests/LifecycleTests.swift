import GridPress
import Observation
import Testing
import ViewSupport

@Suite("What happens when views appear")
struct LifecycleTests {
    @Test("is shown: state that onAppear sets lays the figure out again")
    func appearing() throws {
        let drawing = try drawn { Arriving() }
        #expect(try drawing.frame("box").width == 70)
        #expect(drawing.findings.isEmpty)
    }

    @Test("is not shown at the initial moment of a figure")
    func initialMoment() throws {
        let figure = Figure("Arriving", lifecycle: .initial) { Arriving() }
        #expect(try figure.drawing().frame("box").width == 20)
    }

    @Test("is known to onChange, with the old and the new value, and only to it if nothing is initial")
    func changes() throws {
        let log = Log()
        _ = try drawn { Changing(log: log) }
        #expect(log.lines == ["appeared", "initial 1 1", "initial 1 2", "changed 1 2"])
    }

    @Test("can be a size measured in a background")
    func measuredSize() throws {
        let drawing = try drawn(width: 200, height: 100) { Measured() }
        #expect(try drawing.frame("copy").size == CGSize(width: 63, height: 21))
    }

    @Test("can be the value of a publisher, once for each value")
    func publishers() throws {
        let log = Log()
        let model = Source()
        _ = try drawn {
            Color.red
                .onReceive(Just(3)) { log.lines.append("just \($0)") }
                .onReceive(model.$count) { log.lines.append("count \($0 + 1)") }
                .onReceive(PassthroughSubject<Int, Never>()) { log.lines.append("never \($0)") }
                .onReceive(CurrentValueSubject<String, Never>("now")) { log.lines.append("current \($0)") }
        }
        #expect(log.lines == ["just 3", "count 2", "current now"])
        #expect(try drawn { Digits() }.texts == ["12"], "A value that is new after another layout is received too.")
        let late = Log()
        let other = Source()
        _ = try drawn {
            Color.red.onAppear { other.count = 7 }
                .onReceive(other.$count) { if $0 > 5 { late.lines.append("late \($0)") } }
        }
        #expect(late.lines == ["late 7"], "So is one that arrives where there was none.")
    }

    @Test("and what disappears again performs its action once")
    func disappearing() throws {
        let log = Log()
        let drawing = try drawn { Leaving(log: log) }
        #expect(log.lines == ["came", "went"])
        #expect(drawing.namesInPaintOrder == ["rest"])
    }

    @Test("to a view that comes back is what happens to a new one: its state and what it remembers are gone")
    func comingBack() throws {
        let log = Log()
        let drawing = try drawn { Blinking(log: log) }
        #expect(drawing.texts == ["count 1"])
        #expect(log.lines == ["0 0", "2 2"])
    }

    @Test("to views of hidden type depends on their type")
    func hiddenTypes() throws {
        let log = Log()
        _ = try drawn { Swapping(log: log) }
        #expect(log.lines == ["A", "A gone", "B"])
    }

    @Test("in lazy stacks happens to the views that can be seen")
    func lazyStacks() throws {
        let drawing = try drawn { Feed(isLazy: true) }
        #expect(drawing.findings.isEmpty)
        #expect(drawing.texts.count == 5)
        #expect(try drawn { Feed(isLazy: false) }.findings.map(\.code) == [.unstableState])
    }

    @Test("is seen by content that is made from preferences and in lazy grids too")
    func lateContent() throws {
        let story = Story()
        let drawing = try drawn(width: 100, height: 100) { Late(story: story) }
        #expect(Set(drawing.texts) == ["new"])
    }

    @Test("to a model lays the figure out again, also where the layout before looked the same")
    func models() throws {
        let model = Source()
        let drawing = try drawn { Stepping(model: model) }
        #expect(try drawing.frame("bar").width == 33)
    }

    @Test("without an end is reported")
    func endless() throws {
        let drawing = try drawn { Endless() }
        #expect(drawing.findings.map(\.code) == [.unstableState])
    }

    @Test("is not awaited: a task is never performed, and a note reports a view that shows nothing before it")
    func tasks() throws {
        let empty = try drawn { Loading(text: nil) }
        #expect(empty.findings.map(\.code) == [.emptyBeforeTask] && empty.findings[0].severity == .note)
        let clear = try drawn { Color.clear.task { fatalError("A picture doesn't wait.") } }
        #expect(clear.findings.map(\.code) == [.emptyBeforeTask])
        #expect(try drawn { Text("a").opacity(0).task {} }.findings.map(\.code) == [.emptyBeforeTask])
        #expect(try drawn { Text("a").background { Color.clear.task {} } }.findings.isEmpty)
        #expect(
            try drawn {
                VStack {
                    Group {
                        Text("a"); Spacer()
                    }.task {}
                }
            }.findings.isEmpty
        )
        #expect(try drawn { Loading(text: "Here") }.findings.isEmpty)
        #expect(try drawn { ProgressView().task(id: 1) {} }.findings.isEmpty)
    }
}

private final class Log {
    var lines: [String] = []
}

private final class Source: ObservableObject {
    @Published var count = 1
    @Published var width: CGFloat = 10
}

private struct Arriving: NonisolatedView {
    @State private var width: CGFloat = 20
    var body: some View { Color.red.frame(width: width, height: 10).named("box").onAppear { width = 70 } }
}

private struct Changing: NonisolatedView {
    let log: Log
    @State private var value = 1

    var body: some View {
        Color.red
            .onAppear {
                log.lines.append("appeared")
                value = 2
            }
            .onChange(of: value, initial: true) { log.lines.append("initial \($0) \($1)") }
            .onChange(of: value) { log.lines.append("changed \($0) \($1)") }
            .onChange(of: 5) { log.lines.append("never") }
    }
}

private struct Measured: NonisolatedView {
    @State private var size = CGSize.zero

    var body: some View {
        VStack {
            Color.blue.frame(width: 63, height: 21)
                .background {
                    GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } }
                }
            Color.red.frame(width: size.width, height: size.height).named("copy")
        }
    }
}

private struct Digits: NonisolatedView {
    @State private var text = "1a2"
    var body: some View { Text(text).onReceive(Just(text)) { text = $0.filter(\.isNumber) } }
}

private struct Leaving: NonisolatedView {
    let log: Log
    @State private var isThere = true

    var body: some View {
        VStack {
            if isThere {
                Color.red.named("guest").onAppear {
                    log.lines.append("came")
                    isThere = false
                }
                .onDisappear { log.lines.append("went") }
            }
            Color.blue.named("rest").onDisappear { log.lines.append("never") }
        }
    }
}

private struct Blinking: NonisolatedView {
    let log: Log
    @State private var step = 0

    var body: some View {
        VStack {
            if step != 1 {
                Counter()
                Color.red.onChange(of: step, initial: true) { log.lines.append("\($0) \($1)") }
            }
            Color.blue.onChange(of: step, initial: true) { if step < 2 { step += 1 } }
        }
    }
}

private struct Counter: NonisolatedView {
    @State private var count = 0
    var body: some View { Text("count \(count)").onAppear { count += 1 } }
}

private struct Swapping: NonisolatedView {
    let log: Log
    @State private var isSecond = false

    private var content: AnyView {
        isSecond
            ? AnyView(Text("B").onAppear { log.lines.append("B") })
            : AnyView(Color.red.onAppear { log.lines.append("A") }.onDisappear { log.lines.append("A gone") })
    }

    var body: some View {
        VStack {
            content; Color.blue.onAppear { isSecond = true }
        }
    }
}

/// A scroll view that adds a row whenever the last one appears.
private struct Feed: NonisolatedView {
    let isLazy: Bool
    @State private var rows = [0]

    private var content: some View {
        ForEach(rows, id: \.self) { row in
            Text("row").frame(width: 50, height: 20).onAppear { if row == rows.last { rows.append(row + 1) } }
        }
    }

    var body: some View {
        ScrollView {
            if isLazy { LazyVStack(spacing: 0) { content } } else { VStack(spacing: 0) { content } }
        }
        .frame(width: 60, height: 70)
    }
}

@Observable
private final class Story {
    var title = "old"
}

private struct StoryText: NonisolatedView {
    let story: Story
    var body: some View { Text(story.title) }
}

private struct Mark: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Late: NonisolatedView {
    let story: Story

    var body: some View {
        VStack {
            Color.red.preference(key: Mark.self, value: 3).overlayPreferenceValue(Mark.self) { _ in Text(story.title) }
            ScrollView {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(0..<2, id: \.self) { _ in Color.blue.frame(height: 10) }.overlay { StoryText(story: story) }
                }
            }
        }
        .onAppear { story.title = "new" }
    }
}

/// A view that changes its model twice, of which the first change must not be visible.
private struct Stepping: NonisolatedView {
    @ObservedObject var model: Source

    var body: some View {
        Color.red.frame(width: model.width, height: 10).named("bar")
            .onAppear { model.count = 2 }
            .onChange(of: model.count) { model.width = 33 }
    }
}

private struct Endless: NonisolatedView {
    @State private var count = 0
    var body: some View { Color.red.onChange(of: count, initial: true) { count += 1 } }
}

private struct Loading: NonisolatedView {
    @State var text: String?
    var body: some View { Group { if let text { Text(text) } }.task { fatalError("A picture doesn't wait.") } }
}
