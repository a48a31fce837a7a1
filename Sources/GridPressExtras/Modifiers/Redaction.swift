nonisolated extension View {
    /// Adds a reason to redact the content of the view.
    ///
    /// Custom views read the reasons from the environment. The content itself is drawn without redaction, and a
    /// finding reports it.
    public func redacted(reason: RedactionReasons) -> ModifiedView<Self> {
        modified(by: RedactionModifier { $0.insert(reason) })
    }

    /// Removes the reasons that ``redacted(reason:)`` added.
    public func unredacted() -> ModifiedView<Self> { modified(by: RedactionModifier { $0 = [] }) }
}

extension EnvironmentValues {
    /// The reasons to redact content, which custom views may read.
    @Entry public var redactionReasons: RedactionReasons = []
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
