// Names of SwiftUI that only Xcode's previews give a meaning to; libraries mention them.

/// The identity of a view that is chosen in Xcode's canvas.
@_documentation(visibility: internal)
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// The modifier of a view that can be chosen in Xcode's canvas.
@_documentation(visibility: internal)
public struct _IdentifiedModifier<Identifier: Hashable>: NonisolatedViewModifier {
    /// Returns the view as it is.
    public func body(content: Content) -> some View { content }
}
