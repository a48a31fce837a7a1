import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("The documented package")
struct DocumentedPackageTests {
    private func dependencies(
        _ list: String,
        product: String = "[\"GridPress\", \"gridpress\", null, null]",
        library: String = "Cards",
        origin: DocumentedPackage.Origin? = nil
    ) throws -> [FigureProgram.Dependency] {
        try package(list, product: product, library: library, origin: origin).dependencies
    }

    private func package(
        _ dependencies: String,
        product: String = "[\"GridPress\", \"gridpress\", null, null]",
        library: String = "Cards",
        origin: DocumentedPackage.Origin? = nil
    ) throws -> DocumentedPackage {
        let dump = """
            {"name": "Cards", "toolsVersion": {"_version": "6.0.0"},
             "products": [{"name": "\(library)", "settings": [], "targets": ["A"], "type": {"library": ["automatic"]}},
                          {"name": "tool", "settings": [], "targets": ["B"], "type": {"executable": null}}],
             "dependencies": [\(dependencies)],
             "targets": [{"name": "B", "dependencies": [{"byName": ["A", null]}]},
                         {"name": "A", "dependencies": [{"product": \(product)}]}]}
            """
        return try DocumentedPackage(dump: Array(dump.utf8), path: "/work/Cards", origin: origin)
    }

    private let documented = FigureProgram.Dependency(
        declaration: ".package(path: \"/work/Cards\")",
        package: "cards",
        products: ["Cards"]
    )

    @Test("knows the sources and the products of GridPress that it has")
    func gridPress() throws {
        let location = "{\"remote\": [{\"urlString\": \"https://a.b/GridPress.git\"}]}"
        forEach([
            ("\"fileSystem\": [{\"identity\": \"gridpress\", \"path\": \"/a/GridPress\"}]", "/a/GridPress"),
            (
                "\"sourceControl\": [{\"identity\": \"gridpress\", \"location\": \(location), "
                    + "\"requirement\": {\"exact\": [\"1.0.0\"]}}]",
                nil
            ),
        ]) { input, check in
            let found = try package("{\(input.0)}", product: "[\"LayoutDocuments\", \"GridPress\", null, null]")
                .gridPress
            check.equal(found?.identity, "gridpress")
            // A checkout counts only if it has the revision of `Package.resolved`.
            check.equal(found?.folder, input.1)
            check.equal(found?.products, ["LayoutDocuments"])
        }
        let given = try package("", origin: .folder("/a/GridPress")).gridPress
        #expect(given == nil)
    }

    @Test("has GridPress from where it has it itself")
    func kinds() {
        func repository(_ requirement: String) -> String {
            "{\"sourceControl\": [{\"identity\": \"gridpress\", \"location\": {\"remote\": [{\"urlString\": "
                + "\"https://a.b/GridPress.git\"}]}, \"requirement\": {\(requirement)}}]}"
        }
        let url = ".package(url: \"https://a.b/GridPress.git\", "
        forEach([
            (
                "{\"fileSystem\": [{\"identity\": \"gridpress\", \"path\": \"/a/GridPress\"}]}",
                ".package(path: \"/a/GridPress\")"
            ),
            (
                repository("\"range\": [{\"lowerBound\": \"1.2.0\", \"upperBound\": \"2.0.0\"}]"),
                url + "\"1.2.0\"..<\"2.0.0\")"
            ),
            (repository("\"exact\": [\"1.0.0\"]"), url + "exact: \"1.0.0\")"),
            (repository("\"branch\": [\"main\"]"), url + "branch: \"main\")"),
            (repository("\"revision\": [\"abc\"]"), url + "revision: \"abc\")"),
            (
                "{\"registry\": [{\"identity\": \"gridpress\", \"requirement\": {\"exact\": [\"1.0.0\"]}}]}",
                ".package(id: \"gridpress\", exact: \"1.0.0\")"
            ),
        ]) { input, check in
            let other = "{\"fileSystem\": [{\"identity\": \"other\", \"path\": \"/a/other\"}]}"
            let all = try dependencies("\(other), \(input.0)")
            check.equal(all.map(\.declaration), [input.1, documented.declaration])
            check.equal(all.map(\.products), [["GridPress", "GridPressFigures", "FigureComparisons"], ["Cards"]])
        }
    }

    @Test("has GridPress from where somebody says, or is GridPress")
    func origins() throws {
        let folder = try dependencies("", product: "[\"Other\", null]", origin: .folder("/b/GridPress"))
        #expect(folder.map(\.declaration) == [".package(path: \"/b/GridPress\")", documented.declaration])
        let address = try dependencies("", product: "[\"Other\", null]", origin: .repository("https://a.b/Grid.git"))
        #expect(address.first?.package == "grid" && address.first?.declaration.contains("branch: \"main\"") == true)
        #expect(
            try dependencies("", product: "[\"Other\", null]", library: "GridPress").map(\.products) == [["GridPress"]]
        )
    }

    @Test("without GridPress, or without a description, is a problem")
    func problems() {
        #expect(throws: DocumentedPackage.Problem.withoutGridPress) {
            try dependencies("", product: "[\"Other\", \"other\", null, null]")
        }
        #expect(throws: DocumentedPackage.Problem.withoutGridPress) { try dependencies("") }
        #expect(throws: DocumentedPackage.Problem.unreadable) {
            try DocumentedPackage(dump: Array("[]".utf8), path: "/a")
        }
    }
}
