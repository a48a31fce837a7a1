// SwiftUI's names that have a meaning only in Xcode's previews. Libraries refer to them.

/// The identity of a view that is selected in Xcode's canvas.
@_documentation(visibility: internal)
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// A modifier of a view that can be selected in Xcode's canvas.
///
/// It has no effect.
@_documentation(visibility: internal)
public struct _IdentifiedModifier<Identifier: Hashable>: NonisolatedViewModifier {
    /// Returns the view unchanged.
    public func body(content: Content) -> some View { content }
}
