// Interactions with the rows of a list. A static rendering shows the rows in their initial state.

import GridPressViews

extension Section {
    /// Has no effect in a static rendering: people can't collapse sections.
    public func collapsible(_ collapsible: Bool) -> Self { self }
}

nonisolated extension View {
    /// Has no effect: GridPress draws no index beside a list.
    public func sectionIndexLabel(_ label: Text?) -> Self { self }

    /// Has no effect: GridPress draws no index beside a list.
    public func sectionIndexLabel(_ label: LocalizedStringKey) -> Self { self }

    /// Has no effect: GridPress draws no index beside a list.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> Self { self }

    /// Has no effect: GridPress draws no index beside a list.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }

    /// Has no effect: GridPress draws no section actions.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}

nonisolated extension View {
    /// Has no effect: GridPress draws all rows with the same background.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> Self { self }

    /// Has no effect: GridPress draws rows in the tint of their environment.
    public func listItemTint(_ tint: Color?) -> Self { self }

    /// Has no effect: GridPress draws rows in the tint of their environment.
    public func listItemTint(_ tint: ListItemTint?) -> Self { self }

    /// Has no effect: GridPress draws no line between sections.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

    /// Has no effect: GridPress draws no line between sections.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
}

/// The choice whether rows have alternating backgrounds.
///
/// Has no effect in a static rendering.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The default backgrounds.
    case automatic
    /// Alternating backgrounds.
    case enabled
    /// Equal backgrounds.
    case disabled
}

/// The tint of a row.
///
/// Has no effect in a static rendering.
public struct ListItemTint: Hashable, Sendable {
    private let name: String

    /// The tint in the color of text.
    public static let monochrome = ListItemTint(name: "monochrome")

    /// Returns a tint that settings of the system don't change.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }

    /// Returns a tint that settings of the system may change.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}
