nonisolated extension View {
    /// Asks for a placeholder in place of the content.
    ///
    /// Views of your own find the reasons in the environment; the content itself is drawn as it is, with a finding.
    public func redacted(reason: RedactionReasons) -> ModifiedView<Self> {
        modified(by: RedactionModifier { $0.insert(reason) })
    }

    /// Takes back what was asked for with ``redacted(reason:)``.
    public func unredacted() -> ModifiedView<Self> { modified(by: RedactionModifier { $0 = [] }) }
}

/// Why content is not to be seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It isn't there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is a secret.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why content is not to be seen.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
}

private struct RedactionModifier: PrimitiveModifier {
    let change: (inout RedactionReasons) -> Void

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        var isRedacted = false
        let first = builder.nodes.count
        builder.build(base) { environment in
            change(&environment.redactionReasons)
            isRedacted = !environment.redactionReasons.isEmpty
        }
        guard isRedacted else { return }
        builder.findings.add(
            .unredacted,
            .warning,
            at: builder.nodes.dropFirst(first).first?.place,
            "The content has a redaction reason, but is drawn unchanged.",
            fix: "Draw shapes in place of the content, and remove the redaction reason."
        )
    }
}
