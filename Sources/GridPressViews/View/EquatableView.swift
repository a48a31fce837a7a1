/// A view that SwiftUI updates only if it isn't equal to its previous value.
///
/// A picture draws it like any other view.
public struct EquatableView<Content: Equatable & View>: NonisolatedView {
    /// The view that is compared.
    public var content: Content

    /// Creates an equatable view.
    public init(content: Content) { self.content = content }

    /// The view that is compared.
    public var body: some View { content }
}
