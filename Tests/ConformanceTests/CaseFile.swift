import Foundation
import Testing

/// A file of conformance cases.
struct CaseFile {
    /// One case of the file.
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        /// The kind of check; by default, the name of the list that contains the case.
        let kind: String
        let data: JSON

        var area: String { (try? data["area"].string()) ?? "" }

        var testDescription: String { id }

        /// The kinds of all views in the case, at any depth.
        var views: Set<String> { data.views }
    }

    let name: String
    let cases: [Case]

    /// Creates the cases of a file in the folder of the repository, or in the one that the environment names.
    init(_ name: String, in folder: URL = Self.folder) throws {
        self.name = name
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
            throw JSON.Unexpected("unknown file \(name) in \(folder.path)")
        }
        let root = try JSONDecoder().decode(JSON.self, from: data).object()
        // Every list of objects at the top level is a list of cases.
        cases = root.sorted { $0.key < $1.key }.flatMap { list, value -> [Case] in
            guard case .array(let elements) = value else { return [] }
            return elements.enumerated().compactMap { index, element in
                guard case .object = element else { return nil }
                let id = (try? element["id"].string()) ?? (try? element["name"].string())
                return Case(
                    id: id ?? "\(list)[\(index)]",
                    kind: (try? element["kind"].string()) ?? list,
                    data: element
                )
            }
        }
    }

    /// The folder with the repository's own data.
    static let ownFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Conformance")

    /// The folder that data is read from: the one in `GRIDPRESS_CONFORMANCE_DIR`, or the repository's own.
    static let folder: URL = {
        let named = ProcessInfo.processInfo.environment["GRIDPRESS_CONFORMANCE_DIR"] ?? ""
        return named.isEmpty ? ownFolder : URL(fileURLWithPath: named)
    }()
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
