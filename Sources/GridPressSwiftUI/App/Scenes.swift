/// A window of which there is one.
public struct Window<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// A window with a text as its title, an identity and some views.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: title.string, content: { AnyView(content()) })]
    }

    /// A window with a title, an identity and some views.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// A window with a title as it stands, an identity and some views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

/// A window beside the others, such as one of tools.
public struct UtilityWindow<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// A window with a text as its title, an identity and some views.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: title.string, isAuxiliary: true, content: { AnyView(content()) })]
    }

    /// A window with a title, an identity and some views.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// A window with a title as it stands, an identity and some views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

/// The window with the settings of a program, which isn't the one that it opens with.
public struct Settings<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Settings in some views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: "Settings", isAuxiliary: true, content: { AnyView(content()) })]
    }
}

/// Something in the bar of menus; a program that has nothing else shows its views as a window.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    /// The window of its views.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    private init(title: String?, _ content: @escaping () -> Content) {
        _windows = [_Window(title: title, isAuxiliary: true, content: { AnyView(content()) })]
    }

    /// Views behind a label in the bar.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, content)
    }

    /// Views behind a label in the bar, which may be missing there.
    public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(title: nil, content)
    }

    /// Views behind a title in the bar.
    public init(
        _ title: LocalizedStringKey,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(title: title.string, content)
    }

    /// Views behind a title as it stands in the bar.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(title: String(title), content)
    }

    /// Views behind a symbol in the bar.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == GridPressSwiftUI.Label<Text, Image> {
        self.init(title: title.string, content)
    }

    /// Views behind a symbol in the bar, with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == GridPressSwiftUI.Label<Text, Image> {
        self.init(title: String(title), content)
    }

    /// Views behind an image in the bar.
    public init(
        _ title: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == GridPressSwiftUI.Label<Text, Image> {
        self.init(title: title.string, content)
    }
}

/// Windows of documents; a picture shows a new one.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    /// The window of a new document, if one can be made.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Windows that change documents.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        _windows = [_Window { AnyView(editor(FileDocumentConfiguration(document: .constant(newDocument())))) }]
    }

    /// Windows that change documents which are objects.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        _windows = [_Window { AnyView(editor(ReferenceFileDocumentConfiguration(document: newDocument()))) }]
    }

    /// Windows that show documents; a program that makes none has no window.
    public init(
        viewing type: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        _windows = []
    }

    /// Windows that show documents which are objects; a program that makes none has no window.
    public init(
        viewing type: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        _windows = []
    }
}

nonisolated extension Group: Scene where Content: Scene {
    /// Groups some scenes.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(@SceneBuilder content: () -> Content) { self.content = content() }

    /// The windows of the scenes.
    @MainActor @preconcurrency @_documentation(visibility: internal)
    public var _windows: [_Window] { content._windows }
}

extension Scene {
    /// Sets a value of the environment for the views of the windows.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some Scene {
        changingContent { AnyView($0.environment(keyPath, value)) }
    }

    /// Gives an observable model to the views of the windows.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        changingContent { AnyView($0.environment(object)) }
    }

    /// Gives a model to the views of the windows.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        changingContent { AnyView($0.environmentObject(object)) }
    }

    private func changingContent(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
        _SceneList(
            _windows.map { window in
                _Window(
                    title: window.title,
                    width: window.width,
                    height: window.height,
                    isAuxiliary: window.isAuxiliary,
                    content: { change(window.content()) }
                )
            }
        )
    }
}
