nonisolated extension View {
    /// Records the view as a container of a kind with a name.
    package func asContainer(_ kind: String, _ settings: [Drawing.Setting] = []) -> ModifiedView<Self> {
        modified(by: ContainerModifier(kind: .container(kind), settings: settings))
    }
}

private struct ContainerModifier: PrimitiveModifier {
    let kind: Drawing.Kind
    let settings: [Drawing.Setting]

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.wrap(base) { builder.node(grouping: $0, kind: kind, settings: settings, isFaded: false) }
    }
}
