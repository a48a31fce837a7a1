// Dragging, dropping, copying and pasting, which never occur in a static rendering.

import GridPressViews

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

/// A view that is generated from the elements of a collection.
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

/// A receiver of dropped items.
///
/// A static rendering never calls its methods.
public protocol DropDelegate {
    /// Returns whether items may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Receives dropped items, and returns whether it accepts them.
    func performDrop(info: DropInfo) -> Bool
    /// Responds to items that are dragged onto the view.
    func dropEntered(info: DropInfo)
    /// Returns the operation for items that are dragged over the view; `nil` for the default operation.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Responds to items that are dragged away from the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns `true`: by default all items may be dropped.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Has no effect by default.
    public func dropEntered(info: DropInfo) {}

    /// Returns `nil` for the default operation.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Has no effect by default.
    public func dropExited(info: DropInfo) {}
}

/// Information about dropped items.
///
/// GridPress never creates it.
public struct DropInfo {
    /// The location of the drop.
    public let location: CGPoint

    /// Returns whether there are items of some types: always `false`.
    public func hasItemsConforming(to types: [UTType]) -> Bool { false }

    /// Returns the items of some types: always an empty array.
    public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }

    /// Returns whether there are items of some types: always `false`.
    @_disfavoredOverload
    public func hasItemsConforming(to types: [String]) -> Bool { false }

    /// Returns the items of some types: always an empty array.
    @_disfavoredOverload
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// A proposal of an operation for dropped items.
public struct DropProposal: Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// Creates a proposal of an operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// An operation for dropped items.
public enum DropOperation: Hashable, Sendable {
    /// Cancels the drop.
    case cancel
    /// Forbids the drop.
    case forbidden
    /// Copies the items.
    case copy
    /// Moves the items.
    case move
}
