import GridPress
import Testing
import ViewSupport

// Extensions that use the names of SwiftUI's declarations.
extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static var banner: Self { .fixedLayout(width: 80, height: 20) }
}

extension StateObject where ObjectType: Identifiable {
    fileprivate var id: ObjectType.ID { wrappedValue.id }
}

extension ObservedObject where ObjectType: Identifiable {
    fileprivate var id: ObjectType.ID { wrappedValue.id }
}

extension EnvironmentObject where ObjectType: Identifiable {
    fileprivate var id: ObjectType.ID { wrappedValue.id }
}

extension Bindable where Value: Identifiable {
    fileprivate var id: Value.ID { wrappedValue.id }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    fileprivate static var board: Self { .named("board") }
}

@Suite("Names of SwiftUI")
@MainActor
struct SwiftUINameTests {
    private final class Model: ObservableObject, Identifiable {
        let id = 7
    }

    @Test("of generic parameters are those of previews and models")
    func names() async throws {
        let drawing = try await Preview(traits: .banner) { Color.red }.figure().drawing()
        #expect(drawing.size == CGSize(width: 80, height: 20))
        #expect(ObservedObject(wrappedValue: Model()).id == 7)
        #expect(StateObject(wrappedValue: Model()).id == 7)
        #expect(Bindable(wrappedValue: Model()).id == 7)
    }

    @Test("The system of previews is that of the target unless they name one")
    func platform() {
        enum Plain: PreviewProvider {
            static var previews: some View { Color.red }
        }
        enum ForWatches: PreviewProvider {
            static var platform: PreviewPlatform? { .watchOS }
            static var previews: some View { Color.red }
        }
        #expect(Plain.platform == nil)
        #expect(ForWatches.platform == .watchOS)
    }

    @Test("Content of an editor's library isn't evaluated")
    func libraryContent() {
        struct Library: LibraryContentProvider {
            var views: [LibraryItem] {
                LibraryItem(Text("a"), visible: true, title: "A", category: .control)
                LibraryItem(Text("\([1][1])"))
            }

            func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), title: "Bold") }
        }
        #expect(Library().views.count == 2)
        #expect(Library().modifiers(base: Text("a")).count == 1)
    }

    @Test("Coordinates have names that extensions declare")
    func coordinates() throws {
        let drawing = try drawn(width: 100, height: 50) {
            GeometryReader { proxy in
                let frames = [proxy.frame(in: .board), proxy.frame(in: .named("board")), proxy.frame(in: .local)]
                Color.red.named(frames.map { "\(Int($0.minX))" }.joined(separator: " "))
            }
            .padding(20)
            .coordinateSpace(.board)
            .gesture(DragGesture(coordinateSpace: .board))
            .onTapGesture(coordinateSpace: .board) { _ in }
            .padding(10)
        }
        #expect(drawing.names == ["20 20 0"])
    }

    @Test("Anchors are equal at the same place")
    func anchors() throws {
        struct Bounds: PreferenceKey {
            static var defaultValue: [Anchor<CGRect>] { [] }
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }
        struct Pair: View {
            @State private var areEqual = false
            var body: some View {
                Color.red.frame(width: 9, height: 9)
                    .anchorPreference(key: Bounds.self, value: .bounds) { [$0, $0] }
                    .onPreferenceChange(Bounds.self) { areEqual = $0.count == 2 && $0[0] == $0[1] }
                    .padding(areEqual ? 5 : 0)
            }
        }
        #expect(try drawn { Pair() }.size == CGSize(width: 19, height: 19))
    }

    @Test("A view that is compared is drawn as it is")
    func equatableView() throws {
        let drawing = try drawn { EquatableView(content: Text("A")).frame(width: 12, height: 4) }
        #expect(drawing.size == CGSize(width: 12, height: 4))
    }
}
