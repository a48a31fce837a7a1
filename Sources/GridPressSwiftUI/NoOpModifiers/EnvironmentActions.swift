// What a program does with its windows and documents; in a still picture, none of these actions does anything.

/// Opens an address, which has no effect in a static rendering.
public struct OpenURLAction: Sendable {
    /// The answer of a handler.
    public struct Result: Sendable {
        private init() {}

        /// The address is opened.
        public static let handled = Result()
        /// The address isn't opened.
        public static let discarded = Result()
        /// The system opens the address.
        public static let systemAction = Result()

        /// Returns the answer that the system opens another address.
        public static func systemAction(_ url: URL) -> Result { Result() }

        /// Returns the answer that the system opens another address, in the program or outside of it.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result() }
    }

    init() {}

    /// An action that a handler performs; no address is opened in a still picture.
    public init(handler: @escaping (URL) -> Result) {}

    /// Has no effect in a static rendering.
    public func callAsFunction(_ url: URL) {}

    /// Has no effect in a static rendering: an address isn't opened.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}

    /// Has no effect in a static rendering.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// Opens a window, which has no effect in a static rendering.
public struct OpenWindowAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction(id: String) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window, which has no effect in a static rendering.
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

/// Opens the settings, which has no effect in a static rendering.
public struct OpenSettingsAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// Opens a document, which has no effect in a static rendering.
public struct OpenDocumentAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction(at url: URL) async throws {}
}

/// Makes a document, which has no effect in a static rendering.
public struct NewDocumentAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}

    /// Has no effect in a static rendering.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// Leaves a search, which has no effect in a static rendering.
public struct DismissSearchAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// Loads content again, which has no effect in a static rendering.
public struct RefreshAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() async {}
}

/// Changes a name, which has no effect in a static rendering.
public struct RenameAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// Asks for a review, which has no effect in a static rendering.
public struct RequestReviewAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// Moves the focus to its default, which has no effect in a static rendering.
public struct ResetFocusAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// Opens an address, which has no effect in a static rendering.
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }
    /// Opens a window, which has no effect in a static rendering.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window, which has no effect in a static rendering.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the settings, which has no effect in a static rendering.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Opens a document, which has no effect in a static rendering.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// Makes a document, which has no effect in a static rendering.
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    /// Leaves a search, which has no effect in a static rendering.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Whether a search goes on: no search does.
    public var isSearching: Bool { false }
    /// Loads content again, which a still picture doesn't offer.
    public var refresh: RefreshAction? { nil }
    /// Changes a name, which a still picture doesn't offer.
    public var rename: RenameAction? { nil }
    /// Asks for a review, which has no effect in a static rendering.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Moves the focus to its default, which has no effect in a static rendering.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// Whether there can be several windows: a picture is one.
    public var supportsMultipleWindows: Bool { false }
    /// The changes that can be undone, of which there are none.
    public var undoManager: UndoManager? { nil }
}

#if !canImport(Darwin)
    /// A list of changes that can be undone; no change is made in a still picture.
    public final class UndoManager {
        /// Creates an empty list.
        public init() {}

        /// Whether a change can be undone: none can.
        public var canUndo: Bool { false }

        /// Whether a change can be made again: none can.
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
