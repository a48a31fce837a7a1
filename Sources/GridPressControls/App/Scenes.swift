/// A scene with a single window.
///
/// A picture shows the window's content without its frame.
public struct Window<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Creates a window with a title, an identifier and content.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: title.string, content: { AnyView(content()) })]
    }

    // Also with a string.
    /// Creates a window with a localized title, an identifier and content.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

/// A scene with a window for tools.
///
/// A picture of the app shows a window that opens with the app instead, if there is one.
public struct UtilityWindow<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Creates a utility window with a title, an identifier and content.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: title.string, isAuxiliary: true, content: { AnyView(content()) })]
    }

    // Also with a string.
    /// Creates a utility window with a localized title, an identifier and content.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

/// The window of an app's settings.
///
/// A picture of the app shows a window that opens with the app instead, if there is one.
public struct Settings<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Creates a settings window with content.
    public init(@ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: "Settings", isAuxiliary: true, content: { AnyView(content()) })]
    }
}

/// A scene with an item in the menu bar.
///
/// A picture of the app shows its content only if no window opens with the app, and never shows its label.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    /// The window with the item's content.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    init(title: String?, _ content: @escaping () -> Content) {
        _windows = [_Window(title: title, isAuxiliary: true, content: { AnyView(content()) })]
    }

    /// Creates a menu bar item with content and a label, which isn't drawn.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, content)
    }

    /// Creates a menu bar item with content and a label, neither affected by the binding.
    public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(title: nil, content)
    }

    // Also with a string.
    /// Creates a menu bar item with content and a localized title.
    public init(
        _ title: LocalizedStringKey,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(title: title.string, content)
    }

    // Also with a string.
    /// Creates a menu bar item with content and a localized title.
    ///
    /// The symbol isn't drawn.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == GridPressControls.Label<Text, Image> {
        self.init(title: title.string, content)
    }

    /// Creates a menu bar item with content and a localized title.
    ///
    /// The image isn't drawn.
    public init(
        _ title: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == GridPressControls.Label<Text, Image> {
        self.init(title: title.string, content)
    }
}

/// Windows of documents.
///
/// A picture shows the window of a new document.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    /// The window of a new document; empty for groups that only view documents.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Creates windows that edit documents.
    ///
    /// A picture shows a new document.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        _windows = [_Window { AnyView(editor(FileDocumentConfiguration(document: .constant(newDocument())))) }]
    }

    /// Creates windows that edit documents that are objects.
    ///
    /// A picture shows a new document.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        _windows = [_Window { AnyView(editor(ReferenceFileDocumentConfiguration(document: newDocument()))) }]
    }

    /// Creates windows that show documents.
    ///
    /// Since they create none, there is no window to draw.
    public init(
        viewing type: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        _windows = []
    }

    /// Creates windows that show documents that are objects.
    ///
    /// Since they create none, there is no window to draw.
    public init(
        viewing type: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        _windows = []
    }
}

nonisolated extension Group: Scene where Content: Scene {
    /// Creates a group of scenes.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(@SceneBuilder content: () -> Content) { self = .containing(content()) }

    /// The windows of the scenes.
    @MainActor @preconcurrency @_documentation(visibility: internal)
    public var _windows: [_Window] { content._windows }
}

extension Scene {
    /// Sets an environment value for the content of the scene's windows.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some Scene {
        changingContent { AnyView($0.environment(keyPath, value)) }
    }

    /// Adds an observable object to the environment of the scene's windows.
    ///
    /// `nil` removes the object of its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        changingContent { AnyView($0.environment(object)) }
    }

    /// Adds an observable object to the environment of the scene's windows.
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
