// Dragging, dropping, copying and pasting, which never happen to a picture.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing is dragged.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }

    /// Has no effect in a static rendering: nothing is dragged.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> Self { self }

    /// Has no effect in a static rendering: nothing is dragged.
    public func draggable<T, V: View>(_ payload: @autoclosure () -> T, @ViewBuilder preview: () -> V) -> Self { self }

    /// Has no effect in a static rendering: nothing is dropped.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dropped.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dropped.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> Self { self }

    /// Has no effect in a static rendering: nothing is dropped.
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dropped.
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dropped.
    @_disfavoredOverload
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> Self { self }

    /// Has no effect in a static rendering: nothing is copied.
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> Self { self }

    /// Has no effect in a static rendering: nothing is cut.
    public func cuttable<T>(for type: T.Type = T.self, action: @escaping () -> [T]) -> Self { self }

    /// Has no effect in a static rendering: nothing is pasted.
    public func pasteDestination<T>(
        for type: T.Type = T.self,
        action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is copied.
    public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }

    /// Has no effect in a static rendering: nothing is cut.
    public func onCutCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }

    /// Has no effect in a static rendering: nothing is pasted.
    public func onPasteCommand(of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void) -> Self {
        self
    }
}

/// Views that are made of the elements of a collection.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
    /// Has no effect in a static rendering: no row is deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

    /// Has no effect in a static rendering: no row is moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }

    /// Has no effect in a static rendering: no row is added.
    public func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { self }

    /// Has no effect in a static rendering: no row is added.
    @_disfavoredOverload
    public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { self }

    /// Has no effect in a static rendering: nothing is dropped.
    public func dropDestination<T>(for type: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> Self { self }
}

/// The receiver of what is dropped.
public protocol DropDelegate {
    /// Returns whether something may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Receives what is dropped.
    func performDrop(info: DropInfo) -> Bool
    /// Notes that something is above the view.
    func dropEntered(info: DropInfo)
    /// Returns what would happen to something above the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Notes that something isn't above the view any more.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns that anything may be dropped.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Ignores what is above the view.
    public func dropEntered(info: DropInfo) {}

    /// Returns the default.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Ignores what was above the view.
    public func dropExited(info: DropInfo) {}
}

/// Something that is dropped.
public struct DropInfo {
    /// The place.
    public let location: CGPoint

    /// Returns whether there is something of some types.
    public func hasItemsConforming(to types: [UTType]) -> Bool { false }

    /// Returns what there is of some types.
    public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// The thing that happens to what is dropped.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation

    /// An operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// An operation on what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// No operation.
    case cancel
    /// No operation, as it isn't allowed.
    case forbidden
    /// A copy.
    case copy
    /// A move.
    case move
}

#if !canImport(Darwin)
    /// Something that is dragged or pasted.
    public final class NSItemProvider {
        /// A name for people.
        public var suggestedName: String?

        /// Creates an empty provider.
        public init() {}

        /// Creates a provider of an object.
        public init(object: Any) {}

        /// Creates a provider of a file.
        public init?(contentsOf url: URL?) {}

        /// Returns whether there is something of a type.
        public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }

        /// Returns whether there is an object of a class.
        public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

        /// Has no effect in a static rendering: nothing is dropped.
        @discardableResult
        public func loadObject<Object>(
            ofClass type: Object.Type,
            completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
        ) -> Progress {
            Progress(totalUnitCount: 0)
        }
    }
#endif
