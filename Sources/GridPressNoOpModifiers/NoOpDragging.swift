// Dragging, dropping, copying and pasting, which never occur in a static rendering.

nonisolated extension View {
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> Self { self }
    public func draggable<T, V: View>(_ payload: @autoclosure () -> T, @ViewBuilder preview: () -> V) -> Self { self }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> Self { self }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> Self { self }

    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> Self { self }

    @_disfavoredOverload public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> Self { self }

    @_disfavoredOverload public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> Self { self }

    @_disfavoredOverload public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> Self { self }
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> Self { self }
    public func cuttable<T>(for type: T.Type = T.self, action: @escaping () -> [T]) -> Self { self }

    public func pasteDestination<T>(
        for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> Self { self }

    public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }
    public func onCutCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }

    public func onPasteCommand(of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void) -> Self {
        self
    }
}

public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    public func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { self }
    @_disfavoredOverload public func onInsert(
        of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self { self }
    public func dropDestination<T>(for type: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> Self { self }
}

public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// Returns the operation for items that are dragged over the view; `nil` for the default operation.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Information about dropped items.
///
/// GridPress never creates it.
public struct DropInfo {
    public let location: CGPoint
    public func hasItemsConforming(to types: [UTType]) -> Bool { false }
    public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
    @_disfavoredOverload public func hasItemsConforming(to types: [String]) -> Bool { false }
    @_disfavoredOverload public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
