// Actions of the environment for windows and documents. They have no effect in a static rendering.

public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        private init() {}
        public static let handled = Result(), discarded = Result(), systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result() }
    }

    init() {}
    public init(handler: @escaping (URL) -> Result) {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }

public struct OpenDocumentAction: Sendable { public func callAsFunction(at url: URL) async throws {} }

public struct NewDocumentAction: Sendable {
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

public struct DismissSearchAction: Sendable { public func callAsFunction() {} }

public struct RefreshAction: Sendable { public func callAsFunction() async {} }

public struct RenameAction: Sendable { public func callAsFunction() {} }

public struct RequestReviewAction: Sendable { public func callAsFunction() {} }

public struct ResetFocusAction: Sendable { public func callAsFunction(in namespace: Namespace.ID) {} }

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isSearching: Bool { false }
    public var refresh: RefreshAction? { nil }
    public var rename: RenameAction? { nil }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var supportsMultipleWindows: Bool { false }
    public var undoManager: UndoManager? { nil }
}

#if !canImport(Darwin)
    public final class UndoManager {
        public init() {}
        public var canUndo: Bool { false }
        public var canRedo: Bool { false }
        public func undo() {}
        public func redo() {}
        public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
        public func setActionName(_ name: String) {}
        public func beginUndoGrouping() {}
        public func endUndoGrouping() {}
        public func removeAllActions() {}
    }
#endif
