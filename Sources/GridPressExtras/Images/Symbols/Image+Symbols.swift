import GridPressSymbols

extension Image {
    /// Creates a system symbol.
    ///
    /// The most common symbols have drawings in this package, which `Documentation/Symbols.md` shows. Other symbols
    /// are drawn as placeholders. A number from 0 to 50 in a circle or a square is drawn as well: `1.circle`,
    /// `24.square.fill`.
    public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

    /// Creates a system symbol.
    ///
    /// `variableValue` has no effect in a static rendering.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension ImageSource {
    /// Returns the source of a system symbol.
    package static func symbol(_ name: String) -> ImageSource { .symbol(SymbolName(name, in: SystemSymbol.self)) }
}
