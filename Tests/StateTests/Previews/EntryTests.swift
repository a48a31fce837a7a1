import GridPress
import Testing
import ViewSupport

extension EnvironmentValues {
    @Entry fileprivate var gap: CGFloat = 10
    @Entry fileprivate var model = Model()
    @Entry fileprivate var note: String?
    @Entry fileprivate var `default`: [String: [Int]] = ["a": [1, 2]]
    @Entry fileprivate var action: (Int) -> Int? = { $0 + 1 }
}

private final class Model {}

/// Reads values and notes them.
private struct Reader<Value>: NonisolatedView {
    @Environment private var value: Value
    private let box: Box<Value>

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ box: Box<Value>) {
        _value = Environment(keyPath)
        self.box = box
    }

    var body: some View {
        box.value = value
        return Color.clear
    }
}

@Suite("@Entry in the environment")
struct EntryTests {
    private func found<Value>(
        _ keyPath: KeyPath<EnvironmentValues, Value>,
        in start: Value,
        _ change: @escaping (AnyView) -> some View
    ) throws -> Value {
        let box = Box(start)
        _ = try drawn(width: 10, height: 10) { change(AnyView(Reader(keyPath, box))) }
        return box.value
    }

    @Test("has the default value where nothing is set")
    func defaults() throws {
        #expect(try found(\.gap, in: 0) { $0 } == 10)
        #expect(try found(\.note, in: "a") { $0 } == nil)
        #expect(try found(\.default, in: [:]) { $0 } == ["a": [1, 2]])
        #expect(try found(\.action, in: { _ in nil }) { $0 }(2) == 3)
    }

    @Test("has the value that a modifier sets, below it")
    func values() throws {
        let model = Model()
        #expect(try found(\.gap, in: 0) { $0.environment(\.gap, 3) } == 3)
        #expect(try found(\.gap, in: 0) { $0.transformEnvironment(\.gap) { $0 += 1 } } == 11)
        #expect(try found(\.note, in: nil) { $0.environment(\.note, "b") } == "b")
        #expect(try found(\.model, in: Model()) { $0.environment(\.model, model) } === model)
    }

    @Test("computes the default value for each use")
    func computed() { #expect(EnvironmentValues().model !== EnvironmentValues().model) }
}
