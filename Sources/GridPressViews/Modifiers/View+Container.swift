nonisolated extension View {
    /// Records the view as a container of a kind.
    package func asContainer(_ kind: String, _ settings: [Drawing.Setting] = []) -> ModifiedView<Self> {
        modified(by: ContainerModifier(kind: kind, settings: settings))
    }
}

private struct ContainerModifier: PrimitiveModifier {
    let kind: String
    let settings: [Drawing.Setting]

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.wrap(base) { builder.node(grouping: $0, kind: kind, settings: settings, isFaded: false) }
    }
}
