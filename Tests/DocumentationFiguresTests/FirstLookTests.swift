import GridPressTestSupport
import Testing

@Suite struct FirstLookTests {
    @Test("The first figure of the README shows the code that it draws")
    func codeOfTheFirstFigure() throws {
        let source = try Repository.text("Documentation/Figures/FirstLook.swift")
        let declaration = try #require(source.firstRange(of: "struct Rooms: View {"))
        let end = try #require(source[declaration.upperBound...].firstRange(of: "\n}\n"))
        let code = source[declaration.lowerBound..<end.upperBound].split(separator: "\n")

        let literal = try #require(source.firstRange(of: "static let code = \"\"\"\n"))
        let closing = try #require(source[literal.upperBound...].firstRange(of: "        \"\"\"\n"))
        let shown = source[literal.upperBound..<closing.lowerBound].split(separator: "\n").map { $0.dropFirst(8) }

        #expect(shown == code)
    }
}
