/// A body with an error that is replaced, so that the rest of its source is drawn.
struct SourceRepair: Hashable, Sendable {
    let body: CodeBodies.Body
    /// The reason in a few words, such as `needs Charts`.
    let reason: String

    /// Returns a source with replaced bodies, which keeps the lines of everything else.
    static func applying(_ repairs: [SourceRepair], to text: String) -> String {
        guard !repairs.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for repair in repairs.sorted(by: { $0.body.content.lowerBound > $1.body.content.lowerBound }) {
            let content = repair.body.content
            let lines = bytes[content].count { $0 == UInt8(ascii: "\n") }
            bytes.replaceSubrange(
                content,
                with: repair.replacement.utf8 + Array(repeating: UInt8(ascii: "\n"), count: lines)
            )
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var replacement: String {
        let words = String(reason.prefix(160)).swiftLiteral
        return switch body.result {
        case .nothing: " "
        case .view: " GridPressPlaceholder(\(words)) "
        case .anyView: " SwiftUI.AnyView(GridPressPlaceholder(\(words))) "
        case .toolbar: " SwiftUI.ToolbarItem { GridPressPlaceholder(\(words)) } "
        case .value, .instance: " Swift.fatalError(\(words)) "
        case .initialValue: "{ Swift.fatalError(\(words)) }()"
        }
    }

    /// Returns the declarations that replaced bodies and unknown types need, for a module with repairs.
    static func support(stubs: [TypeStub]) -> String {
        """
        import SwiftUI

        struct GridPressPlaceholder: SwiftUI.View {
            let reason: String

            nonisolated init(_ reason: String) { self.reason = reason }

            var body: some SwiftUI.View {
                SwiftUI.Text(reason).font(.caption2).foregroundStyle(.secondary).multilineTextAlignment(.center).padding(6)
                    .overlay(
                        SwiftUI.RoundedRectangle(cornerRadius: 6)
                            .strokeBorder(style: SwiftUI.StrokeStyle(lineWidth: 1, dash: [4, 3]))
                            .foregroundStyle(.tertiary)
                    )
            }
        }

        \(stubs.map(\.declaration).joined(separator: "\n"))

        """
    }
}

/// A declaration of a type that no source and no module has, so that declarations that name it compile.
struct TypeStub: Hashable, Sendable {
    let name: String
    /// Whether other types inherit from it.
    let isProtocol: Bool

    /// The declaration, with names that the types of a module can't hide.
    fileprivate var declaration: String {
        isProtocol
            ? "public protocol `\(name)` {}"
            : """
            public final class `\(name)`: Swift.Hashable, Swift.Codable, @unchecked Swift.Sendable {
                public init() {}
                public static func == (first: `\(name)`, second: `\(name)`) -> Swift.Bool { first === second }
                public func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }
            }
            """
    }
}
