import Foundation
import GridPressPlatform
import GridPressProperties
import ProgramBuilding
import SwiftScanning
import Testing

@testable import PreviewPrograms

@Suite("The bodies in a source")
struct CodeBodyTests {
    private func bodies(_ text: String) throws -> [(text: String, result: CodeBodies.Body.Result)] {
        let list = try TokenList(text)
        return CodeBodies(list).bodies.map { (list.text($0.content).trimmingCharacters(in: .whitespaces), $0.result) }
    }

    @Test("are those of functions, initializers and accessors, with what they return")
    func kinds() throws {
        let found = try bodies(
            """
            import SwiftUI
            struct Card<Content: View>: View where Content: Hashable {
                @State private var count: Int = 3
                let title = "x { y }"
                var body: some View { A {}; B() }
                static var all: [Int] { [1] }
                var half: Double { get { 1 } set { x = { 2 }() } }
                var seen: Int = 4 { didSet { c() } }
                lazy var made: String = {
                    "d"
                }()
                init(_ a: () -> Void = {}) { e() }
                func f(_ a: Int = { 1 }()) async throws -> AnyView where Content: View { g }
                func h() -> Void { i }
                @ToolbarContentBuilder func bar() -> some ToolbarContent { j }
                func shape() -> some Shape { k }
                subscript(_ n: Int) -> Int { l }
                class func make() -> Self { m }
                class Inner { deinit { n } }
            }
            protocol P { func q() -> Int; var r: Int { get } }
            #Preview("One", traits: .sizeThatFitsLayout) { s }
            extension Card { func == (a: Int, b: Int) -> Bool { t } }
            """
        )
        let expected: [(String, CodeBodies.Body.Result)] = [
            ("3", .initialValue), ("A {}; B()", .view), ("[1]", .value), ("1", .value), ("x = { 2 }()", .nothing),
            ("4", .initialValue), ("c()", .nothing), ("{\n        \"d\"\n    }()", .initialValue), ("e()", .instance),
            ("g", .anyView), ("i", .nothing), ("j", .toolbar), ("l", .value), ("m", .value), ("n", .nothing),
            ("s", .view),
            ("t", .value),
        ]
        #expect(found.map(\.text) == expected.map(\.0))
        #expect(found.map(\.result) == expected.map(\.1))
    }

    @Test("can be replaced in all sources of this package, and the brackets of these stay in pairs")
    func sources() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let files = SourceTree.swiftFiles(in: root + "/Sources").sampled(oneIn: 10)
        forEach(files) { file, check in
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let bodies = CodeBodies(try TokenList(text)).bodies
            for (body, next) in zip(bodies, bodies.dropFirst()) {
                check(body.content.upperBound <= next.content.lowerBound, "\(body) \(next)")
            }
            let repairs = bodies.map { SourceRepair(body: $0, reason: "\"a\\(b)\"\n") }
            let repaired = SourceRepair.applying(repairs, to: text)
            check(repaired.count { $0.isNewline } == text.count { $0.isNewline }, "lines")
            check((try? TokenList(repaired)) != nil, "brackets")
        }
    }
}

@Suite("Sources with errors are fixed:")
struct RepairTests {
    /// Returns the attempts after a round with errors at the first places of some texts, and the folder of the sources.
    private func fixed(
        _ texts: [String: String],
        _ errors: [(file: String, place: String, text: String)],
        rounds: Int = 1
    ) throws -> (attempts: SourceAttempts, copies: SourceCopies, tree: TemporaryTree) {
        let tree = try TemporaryTree(texts)
        let files = texts.keys.sorted().map { tree.path + "/" + $0 }
        let copies = SourceCopies(known: [], folder: tree.path, missing: ["Charts"])
        var attempts = SourceAttempts(files)
        let broken = Dictionary(grouping: errors, by: \.file)
            .map { file, errors in
                BrokenSource(
                    file: tree.path + "/" + file,
                    errors: errors.map { error in
                        let text = texts[file] ?? ""
                        let start = text.range(of: error.place)?.lowerBound ?? text.startIndex
                        let line = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)
                        return CompilerMessage(
                            file: tree.path + "/" + file,
                            line: line.count,
                            column: (line.last?.utf8.count ?? 0) + 1,
                            text: error.text
                        )
                    }
                )
            }
        for _ in 0..<rounds { attempts.fix(broken.filter { attempts.sources.contains($0.file) }, in: copies) }
        return (attempts, copies, tree)
    }

    private static let source = """
        import SwiftUI
        import Charts
        struct Card: View {
            var model: Model
            var body: some View {
                Chart {
                }
            }
            func load() { fetch() }
        }

        """

    @Test("bodies with errors are replaced, and everything else keeps its lines")
    func bodies() throws {
        let errors = [
            ("A.swift", "Chart {", "cannot find 'Chart' in scope"),
            ("A.swift", "fetch()", "cannot find 'fetch' in scope"),
        ]
        let (attempts, copies, tree) = try fixed(["A.swift": Self.source], errors)
        let file = tree.path + "/A.swift"
        #expect(attempts.sources == [file] && attempts.leftOut.isEmpty && attempts.repaired.count == 1)
        let copy = try #require(copies.copy(of: file, forPhones: false))
        #expect(
            SourceRepair.applying(attempts.repairs[file] ?? [], to: copy) == """
                import SwiftUI
                \("             ")
                struct Card: View {
                    var model: Model
                    var body: some View { GridPressPlaceholder("needs Charts") \n\n\n}
                    func load() { }
                }

                """
        )
    }

    @Test("types that declarations name and nothing declares get a stub, a protocol where others conform to them")
    func stubs() throws {
        let text = "struct A: Loud {}\nlet b: Model?\nfunc c<T: Quiet>(_: some Near, _: Own) {}\nclass Own {}\n"
        let names = ["Loud", "Model?", "Quiet", "Near", "Own) "]
        let errors = names.map { name in
            ("A.swift", name, "cannot find type '\(name.prefix { $0.isLetter })' in scope")
        }
        let (attempts, _, _) = try fixed(["A.swift": text], errors)
        #expect(attempts.leftOut.isEmpty && attempts.repairs.isEmpty)
        #expect(
            attempts.stubs == [
                TypeStub(name: "Loud", isProtocol: true), TypeStub(name: "Model", isProtocol: false),
                TypeStub(name: "Near", isProtocol: true), TypeStub(name: "Quiet", isProtocol: true),
            ]
        )
        // A stub that doesn't help is no reason for another round.
        #expect(try fixed(["A.swift": text], errors, rounds: 2).attempts.leftOut.count == 1)
    }

    @Test("a source with an error in a declaration is left out, before bodies of others are replaced")
    func declarations() throws {
        let texts = ["A.swift": "struct A: Sendable, Hashable {}\n", "B.swift": "func b() { a() }\n"]
        let errors = [("A.swift", "struct", "does not conform"), ("B.swift", "a()", "cannot find 'a' in scope")]
        let (attempts, _, tree) = try fixed(texts, errors)
        #expect(attempts.sources == [tree.path + "/B.swift"] && attempts.repairs.isEmpty)
        #expect(attempts.leftOut.map(\.file) == [tree.path + "/A.swift"])
    }

    @Test("a source whose replaced body has an error again, or whose brackets aren't in pairs, is left out")
    func again() throws {
        let errors = [("A.swift", "fetch()", "cannot find 'fetch' in scope")]
        #expect(try fixed(["A.swift": Self.source], errors, rounds: 2).attempts.sources == [])
        #expect(try fixed(["A.swift": "func a() { fetch()\n"], errors).attempts.sources == [])
    }

    @Test("a reason can't become code")
    func reasons() throws {
        let reason = "a \"b\" \\(c) \n}"
        for result in [CodeBodies.Body.Result.view, .anyView, .toolbar, .value, .initialValue] {
            let repair = SourceRepair(body: CodeBodies.Body(content: 1..<1, result: result), reason: reason)
            let text = SourceRepair.applying([repair], to: "{}")
            let list = try TokenList(text)
            #expect(
                list.tokens.contains { $0.kind == .string && list.text($0.range) == reason.swiftLiteral },
                "\(text)"
            )
        }
    }
}
