/// A scene whose windows all have the same structure.
///
/// A picture shows the content of one window, without its frame.
public struct WindowGroup<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    init(title: String?, _ content: @escaping () -> Content) {
        _windows = [_Window(title: title, content: { AnyView(content()) })]
    }

    /// Creates a group of windows with content.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init(title: nil, content) }

    /// Creates a group of windows with an identifier and content.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(title: nil, content) }

    // Also with a string.
    /// Creates a group of windows with a localized title and content.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }

    /// Creates a group of windows with a title and content.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }

    // Also with a string.
    /// Creates a group of windows with a localized title, an identifier and content.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }

    /// Creates a group of windows with a title, an identifier and content.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }
}

// Windows that present values. A picture shows the window that opens with the app: its value is `nil` or the default.

extension WindowGroup {
    /// Creates a group of windows that present values of a type.
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    /// Creates a group of windows with an identifier, which present values of a type.
    public init<D: Hashable & Codable, C: View>(
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    // Also with a string.
    /// Creates a group of windows with a localized title, which present values of a type.
    public init<D: Hashable & Codable, C: View>(
        _ title: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title.string) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    /// Creates a group of windows that present values of a type.
    ///
    /// A picture shows the default value.
    public init<D: Hashable & Codable, C: View>(
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil) { PresentedWindowContent(content: content(.constant(defaultValue()))) }
    }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: NonisolatedView {
    let content: Content

    /// The content of the window.
    public var body: some View { content }
}
