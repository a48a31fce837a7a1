// Actions of the environment for windows and documents. They have no effect in a static rendering.

import GridPressViews

/// An action that opens a URL.
///
/// Has no effect in a static rendering.
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    public struct Result: Sendable {
        private init() {}

        /// The handler opened the URL.
        public static let handled = Result()
        /// The handler discarded the URL.
        public static let discarded = Result()
        /// The system should open the URL.
        public static let systemAction = Result()

        /// Returns the result that the system should open another URL.
        public static func systemAction(_ url: URL) -> Result { Result() }

        /// Returns the result that the system should open another URL, in the app or outside of it.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result() }
    }

    init() {}

    /// Creates an action with a handler, which is never called.
    public init(handler: @escaping (URL) -> Result) {}

    /// Has no effect in a static rendering.
    public func callAsFunction(_ url: URL) {}

    /// Has no effect in a static rendering: the completion is never called.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}

    /// Has no effect in a static rendering.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// An action that opens a window.
///
/// Has no effect in a static rendering.
public struct OpenWindowAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction(id: String) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window.
///
/// Has no effect in a static rendering.
public struct DismissWindowAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}

    /// Has no effect in a static rendering.
    public func callAsFunction(id: String) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that opens the settings.
///
/// Has no effect in a static rendering.
public struct OpenSettingsAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// An action that opens a document.
///
/// Has no effect in a static rendering.
public struct OpenDocumentAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction(at url: URL) async throws {}
}

/// An action that creates a document.
///
/// Has no effect in a static rendering.
public struct NewDocumentAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// An action that ends a search.
///
/// Has no effect in a static rendering.
public struct DismissSearchAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// An action that reloads content.
///
/// Has no effect in a static rendering.
public struct RefreshAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() async {}
}

/// An action that renames something.
///
/// Has no effect in a static rendering.
public struct RenameAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// An action that requests a review of the app.
///
/// Has no effect in a static rendering.
public struct RequestReviewAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// An action that moves the focus to its default.
///
/// Has no effect in a static rendering.
public struct ResetFocusAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// The action that opens a URL.
    ///
    /// Has no effect in a static rendering.
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }
    /// The action that opens a window.
    ///
    /// Has no effect in a static rendering.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// The action that closes a window.
    ///
    /// Has no effect in a static rendering.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// The action that opens the settings.
    ///
    /// Has no effect in a static rendering.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// The action that opens a document.
    ///
    /// Has no effect in a static rendering.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// The action that creates a document.
    ///
    /// Has no effect in a static rendering.
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    /// The action that ends a search.
    ///
    /// Has no effect in a static rendering.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// A Boolean value that indicates whether a search is active: always `false`.
    public var isSearching: Bool { false }
    /// The action that reloads content: always `nil`.
    public var refresh: RefreshAction? { nil }
    /// The action that renames something: always `nil`.
    public var rename: RenameAction? { nil }
    /// The action that requests a review of the app.
    ///
    /// Has no effect in a static rendering.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// The action that moves the focus to its default.
    ///
    /// Has no effect in a static rendering.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// A Boolean value that indicates whether the app can have several windows: always `false`.
    public var supportsMultipleWindows: Bool { false }
    /// The undo manager: always `nil`.
    public var undoManager: UndoManager? { nil }
}

#if !canImport(Darwin)
    /// A list of changes that can be undone.
    ///
    /// Always empty in a static rendering.
    public final class UndoManager {
        /// Creates an empty list.
        public init() {}

        /// A Boolean value that indicates whether a change can be undone: always `false`.
        public var canUndo: Bool { false }

        /// A Boolean value that indicates whether a change can be redone: always `false`.
        public var canRedo: Bool { false }

        /// Has no effect in a static rendering.
        public func undo() {}

        /// Has no effect in a static rendering.
        public func redo() {}

        /// Has no effect in a static rendering.
        public func registerUndo<Target: AnyObject>(
            withTarget target: Target,
            handler: @escaping (Target) -> Void
        ) {}

        /// Has no effect in a static rendering.
        public func setActionName(_ name: String) {}

        /// Has no effect in a static rendering.
        public func beginUndoGrouping() {}

        /// Has no effect in a static rendering.
        public func endUndoGrouping() {}

        /// Has no effect in a static rendering.
        public func removeAllActions() {}
    }
#endif
