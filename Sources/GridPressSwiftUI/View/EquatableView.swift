/// A view that SwiftUI updates only when it isn't equal to the one before; a picture has no view before.
public struct EquatableView<Content: Equatable & View>: NonisolatedView {
    /// The view that is compared.
    public var content: Content

    /// A view that is compared with the one before.
    public init(content: Content) { self.content = content }

    /// The view.
    public var body: some View { content }
}
