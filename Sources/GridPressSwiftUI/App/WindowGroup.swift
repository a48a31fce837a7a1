/// Windows that all show the same views.
public struct WindowGroup<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    private init(title: String?, _ content: @escaping () -> Content) {
        _windows = [_Window(title: title, content: { AnyView(content()) })]
    }

    /// Windows with some views.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init(title: nil, content) }

    /// Windows with an identity and some views.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(title: nil, content) }

    /// Windows with a title and some views.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }

    /// Windows with a title as it stands and some views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), content)
    }

    /// Windows with a text as their title and some views.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }

    /// Windows with a title, an identity and some views.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }

    /// Windows with a title as it stands, an identity and some views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), content)
    }

    /// Windows with a text as their title, an identity and some views.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title.string, content)
    }
}

// Windows for values: a picture shows the one that opens with the program, which has no value.

extension WindowGroup {
    /// Windows for values of a type.
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    /// Windows with an identity for values of a type.
    public init<D: Hashable & Codable, C: View>(
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    /// Windows with a title for values of a type.
    public init<D: Hashable & Codable, C: View>(
        _ title: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title.string) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    /// Windows with a title as it stands for values of a type.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title)) { PresentedWindowContent(content: content(.constant(nil))) }
    }

    /// Windows for values of a type, of which one is the default.
    public init<D: Hashable & Codable, C: View>(
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil) { PresentedWindowContent(content: content(.constant(defaultValue()))) }
    }
}

/// The views of a window for a value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: NonisolatedView {
    fileprivate let content: Content

    /// The views.
    public var body: some View { content }
}
