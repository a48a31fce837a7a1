/// Views with a name, a size and an orientation, as `#Preview` declares them.
///
/// ```swift
/// let preview = Preview("Title", traits: .sizeThatFitsLayout) { Text("Welcome") }
/// let picture = try await preview.figure().svg()
/// ```
@MainActor
public struct Preview {
    /// A namespace for the kind of traits that a preview of views has.
    public enum ViewTraits: Sendable {}

    /// The name of the preview; `nil` if it has none.
    public let displayName: String?
    /// The closure that makes the views, without the modifiers in the traits.
    public let body: @MainActor () -> any View
    /// The size of the preview.
    public var layout: PreviewLayout { traits.lazy.compactMap(\.layout).last ?? .device }
    /// The orientation of the preview; `nil` for the orientation of the device.
    public var interfaceOrientation: InterfaceOrientation? { traits.lazy.compactMap(\.orientation).last }

    private let traits: [PreviewTrait<ViewTraits>]

    /// Creates a preview of views.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        displayName = name
        self.traits = traits
        self.body = body
    }

    /// Creates a preview of views, with cameras that have no effect in a static rendering.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View,
        @PreviewCameraBuilder cameras: @escaping @MainActor () -> [PreviewCamera]
    ) {
        displayName = name
        self.traits = traits
        self.body = body
    }
}

extension Preview {
    /// Returns the views with the modifiers in the traits.
    ///
    /// Each call makes the contexts of the modifiers.
    ///
    /// - Throws: The error of a modifier that can't make its context.
    public func content() async throws -> AnyView {
        var content = Self.erased(body())
        for case let change? in traits.map(\.modifier) { content = try await change(content) }
        return content
    }

    /// Returns the size of the preview on a screen; `nil` for the size of the content.
    package func size(on screenSize: CGSize?) -> CGSize? { layout.size(on: screenSize, interfaceOrientation) }

    private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}
