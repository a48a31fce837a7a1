// What people do with the rows of a list; a picture shows them as they are at first.

extension Section {
    /// Has no effect in a static rendering: no section is folded.
    public func collapsible(_ collapsible: Bool) -> Self { self }
}

nonisolated extension View {
    /// Has no effect in a static rendering: no button stands above a sidebar.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: no pointer is above a row.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// Has no effect in a static rendering: no pointer is above a row.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
