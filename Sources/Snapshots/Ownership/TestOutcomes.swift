import Platform
import XMLReading

/// How the tests of a run went, as `swift test --xunit-output` writes it.
public struct TestOutcomes: Sendable {
    /// How a test ended.
    enum Outcome: Sendable {
        case passed, failed, skipped
    }

    /// A test as the file names it.
    struct Key: Hashable, Sendable {
        /// The module, the suites and the function, outermost first.
        let parts: [String]
    }

    private(set) var outcomes: [Key: Outcome] = [:]

    /// No tests.
    public init() {}

    /// The tests of a file.
    ///
    /// - Throws: ``UnreadableSnapshot`` where it isn't such a file.
    public init(_ source: SourceText) throws(UnreadableSnapshot) {
        let document: XMLDocument
        do throws(XMLMistake) {
            document = try XMLDocument(source, limits: .goldenFile)
        } catch {
            throw UnreadableSnapshot(finding: error.finding)
        }
        guard ["testsuites", "testsuite"].contains(document.root.name) else {
            let sentence = "Its outermost element is “\(document.root.name)”, and not “testsuites”."
            throw UnreadableSnapshot(finding: .unreadable(source.name, sentence))
        }
        add(document.root)
    }

    /// Adds the tests of another file; what failed in one has failed.
    public mutating func merge(_ other: TestOutcomes) {
        for (key, outcome) in other.outcomes { add(outcome, for: key) }
    }

    private mutating func add(_ element: XMLElement) {
        for child in element.elements {
            switch child.name {
            case "testsuite": add(child)
            case "testcase": addCase(child)
            default: break
            }
        }
    }

    private mutating func addCase(_ element: XMLElement) {
        guard let name = element["name"] else { return }
        let inside = Set(element.elements.map(\.name))
        let outcome: Outcome =
            if !inside.isDisjoint(with: ["failure", "error"]) {
                .failed
            } else {
                inside.contains("skipped") ? .skipped : .passed
            }
        let around = (element["classname"] ?? "").split { ".$/".contains($0) }.map { String($0).withoutTicks }
        add(outcome, for: Key(parts: around + [name.functionName]))
    }

    private mutating func add(_ outcome: Outcome, for key: Key) {
        guard let earlier = outcomes[key], earlier != .passed else {
            outcomes[key] = outcome
            return
        }
    }
}

extension String {
    /// The name of a function without its parentheses, its labels, and backticks around it.
    package var functionName: String {
        // A name in backticks may hold parentheses of its own.
        guard hasPrefix("`"), let end = dropFirst().firstIndex(of: "`") else {
            return String(self[..<(lastIndex(of: "(") ?? endIndex)])
        }
        return String(self[..<end].dropFirst())
    }

    fileprivate var withoutTicks: String { trimmingCharacters(in: ["`"]) }
}
