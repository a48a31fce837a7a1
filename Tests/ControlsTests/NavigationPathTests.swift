import Foundation
import GridPress
import Testing

@Suite("A navigation path")
struct NavigationPathTests {
    struct Place: Hashable, Codable {
        var name: String
    }

    private struct Uncoded: Hashable {}

    @Test("keeps its values and their types when it is encoded and decoded")
    func coding() throws {
        var path = NavigationPath()
        path.append("first")
        path.append(2)
        path.append(Place(name: "third"))
        let data = try JSONEncoder().encode(#require(path.codable))
        let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(decoded) == path)
        #expect(decoded == path.codable)
    }

    @Test("has no encoded form if a value can't be encoded")
    func uncoded() {
        var path = NavigationPath(["first"])
        #expect(path.codable != nil)
        path.append(Uncoded())
        #expect(path.codable == nil)
    }

    @Test("isn't decoded with a type that the program doesn't have")
    func unknownType() {
        let data = Data(#"["9Elsewhere4NoneV","{}"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }
}
