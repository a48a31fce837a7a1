import GridPress
import Testing

// Extensions by the names that SwiftUI's declarations have.
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

    @Test("A view that is compared is drawn as it is")
    func equatableView() throws {
        let drawing = try drawn { EquatableView(content: Text("A")).frame(width: 12, height: 4) }
        #expect(drawing.size == CGSize(width: 12, height: 4))
    }
}
