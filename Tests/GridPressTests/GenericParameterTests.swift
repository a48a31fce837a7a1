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

@Suite("Generic parameters")
@MainActor
struct GenericParameterTests {
    private final class Model: ObservableObject, Identifiable {
        let id = 7
    }

    @Test("of previews and models have SwiftUI's names in extensions")
    func names() async throws {
        let drawing = try await Preview(traits: .banner) { Color.red }.figure().drawing()
        #expect(drawing.size == CGSize(width: 80, height: 20))
        #expect(ObservedObject(wrappedValue: Model()).id == 7)
        #expect(StateObject(wrappedValue: Model()).id == 7)
        #expect(Bindable(wrappedValue: Model()).id == 7)
    }

    @Test("A view that is compared is drawn as it is")
    func equatableView() throws {
        let drawing = try drawn { EquatableView(content: Text("A")).frame(width: 12, height: 4) }
        #expect(drawing.size == CGSize(width: 12, height: 4))
    }
}
