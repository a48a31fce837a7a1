extension Preview {
    /// The types that make the previews of a program and its libraries, sorted by file, line and column.
    ///
    /// ```swift
    /// for registry in Preview.registries {
    ///     print(registry.fileID, try await registry.makePreview().figure().svg())
    /// }
    /// ```
    ///
    /// Optimized builds omit previews that no code refers to.
    nonisolated public static var registries: [any PreviewRegistry.Type] {
        let types = ConformanceSection.all.flatMap { $0.types(conformingTo: (any PreviewRegistry).self) }
        return types.compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }
}

extension Preview {
    /// The types that provide several previews each, in no particular order.
    nonisolated package static var providers: [any PreviewProvider.Type] {
        ConformanceSection.all.flatMap { $0.types(conformingTo: (any PreviewProvider).self) }
            .compactMap { $0 as? any PreviewProvider.Type }
    }
}
