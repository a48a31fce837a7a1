import Foundation

/// A file of conformance cases.
struct CaseFile {
    /// One case, as the file has it.
    struct Case {
        let id: String
        let data: JSON

        var kind: String { (try? data["kind"].string()) ?? "" }
        var area: String { (try? data["area"].string()) ?? "" }
    }

    let name: String
    let cases: [Case]

    /// Reads a file from the folder of the fixtures, or from the one that the environment names.
    init(_ name: String) throws {
        self.name = name
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        let root = try JSONDecoder().decode(JSON.self, from: data).object()
        // Every list of objects at the top of a file is a list of cases.
        cases = root.keys.sorted().flatMap { key -> [Case] in
            guard case .array(let elements) = root[key]! else { return [] }
            return elements.enumerated().compactMap { index, element in
                guard case .object = element else { return nil }
                return Case(id: (try? element["id"].string()) ?? "\(key)[\(index)]", data: element)
            }
        }
    }

    private static var folder: URL {
        if let named = ProcessInfo.processInfo.environment["GRIDPRESS_CONFORMANCE_DIR"], !named.isEmpty {
            return URL(fileURLWithPath: named)
        }
        return URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Conformance")
    }
}

extension CaseFile.Case {
    /// The kinds of all views of the case, however deep.
    var views: Set<String> { data.views }
}

extension JSON {
    fileprivate var views: Set<String> {
        switch self {
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion($1.views) }
        case .object(let members):
            var views = members.values.reduce(into: Set<String>()) { $0.formUnion($1.views) }
            if case .string(let view)? = members["view"] { views.insert(view) }
            return views
        default: return []
        }
    }
}
