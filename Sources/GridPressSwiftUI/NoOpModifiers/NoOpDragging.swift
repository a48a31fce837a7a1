// Dragging, dropping, copying and pasting, which never occur in a static rendering.

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

#if !canImport(Darwin)
    /// A provider of dragged or pasted data.
    ///
    /// It has no data in a static rendering.
    open class NSItemProvider: @unchecked Sendable {
        /// The suggested name of the data.
        public var suggestedName: String?

        /// The identifiers of the types of the data; always empty.
        public var registeredTypeIdentifiers: [String] { [] }

        /// Creates an empty provider.
        public init() {}

        /// Creates an empty provider; the data is ignored.
        public init(item: Any?, typeIdentifier: String?) {}

        /// Creates an empty provider; the object is ignored.
        public init(object: Any) {}

        /// Creates an empty provider; the file isn't read.
        public init?(contentsOf url: URL?) {}

        /// Returns whether there is data of a type: always `false`.
        public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }

        /// Returns whether there is an object of a class: always `false`.
        public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

        /// Has no effect in a static rendering: the closure is never called.
        @discardableResult
        public func loadObject<Object>(
            ofClass type: Object.Type,
            completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
        ) -> Progress {
            Progress(totalUnitCount: 0)
        }
    }
#endif

#if !canImport(Darwin)
    /// The programs that may read data of a provider.
    public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
        /// All programs.
        case all
        /// The programs of a team.
        case team
        /// The programs of a group.
        case group
        /// The sender.
        case ownProcess
    }

    /// A type that is created from the data of a provider.
    ///
    /// Its methods are never called in a static rendering.
    public protocol NSItemProviderReading {
        /// The identifiers of the types of data.
        static var readableTypeIdentifiersForItemProvider: [String] { get }

        /// Creates an object from data.
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
    }

    /// A type whose values are passed as data to a provider.
    ///
    /// Its methods are never called in a static rendering.
    public protocol NSItemProviderWriting {
        /// The identifiers of the types of data.
        static var writableTypeIdentifiersForItemProvider: [String] { get }

        /// Passes the data of a value to a closure.
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress?
    }

    extension NSItemProvider {
        /// Has no effect in a static rendering: no data is read.
        public func registerDataRepresentation(
            forTypeIdentifier identifier: String,
            visibility: NSItemProviderRepresentationVisibility,
            loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
        ) {}

        /// Has no effect in a static rendering: no object is read.
        public func registerObject(
            _ object: any NSItemProviderWriting,
            visibility: NSItemProviderRepresentationVisibility
        ) {}

        /// Has no effect in a static rendering: the closure is never called.
        @discardableResult
        public func loadDataRepresentation(
            forTypeIdentifier identifier: String,
            completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress {
            Progress(totalUnitCount: 0)
        }

        /// Has no effect in a static rendering: the closure is never called.
        @discardableResult
        public func loadFileRepresentation(
            forTypeIdentifier identifier: String,
            completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) -> Progress {
            Progress(totalUnitCount: 0)
        }

        /// Has no effect in a static rendering: the closure is never called.
        public func loadItem(
            forTypeIdentifier identifier: String,
            options: [AnyHashable: Any]? = nil,
            completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {}

        /// Returns nothing: there is no data.
        public func loadItem(
            forTypeIdentifier identifier: String,
            options: [AnyHashable: Any]? = nil
        ) async throws -> (any NSSecureCoding)? {
            nil
        }

        /// The types of the data; always empty.
        public var registeredContentTypes: [UTType] { [] }

        /// Returns the types of the data that conform to a type; always an empty array.
        public func registeredContentTypes(conformingTo type: UTType) -> [UTType] { [] }

        /// Has no effect in a static rendering: the closure is never called.
        @discardableResult
        public func loadTransferable<T: Transferable>(
            type: T.Type,
            completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
        ) -> Progress {
            Progress(totalUnitCount: 0)
        }

        /// Has no effect in a static rendering: no value is read.
        public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {}
    }
#endif

#if !canImport(Darwin)
    extension URL: NSItemProviderReading {
        /// The identifiers of addresses.
        public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

        /// Creates an address from text.
        ///
        /// - Throws: An error if the data isn't an address.
        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
            guard let text = String(bytes: data, encoding: .utf8), let url = URL(string: text) else {
                throw CocoaError(.coderReadCorrupt)
            }
            return url
        }
    }
#endif

#if !canImport(Darwin)
    extension String: NSItemProviderReading {
        /// The identifiers of text.
        public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

        /// Creates a string from text in UTF-8.
        ///
        /// - Throws: An error if the data isn't text.
        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
            guard let text = String(bytes: data, encoding: .utf8) else { throw CocoaError(.coderReadCorrupt) }
            return text
        }
    }
#endif

#if !canImport(Darwin)
    extension NSString: NSItemProviderWriting {
        /// The identifiers of text.
        public static var writableTypeIdentifiersForItemProvider: [String] {
            String.readableTypeIdentifiersForItemProvider
        }

        /// Has no effect in a static rendering: the closure is never called.
        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            nil
        }
    }

    extension NSURL: NSItemProviderWriting {
        /// The identifiers of addresses.
        public static var writableTypeIdentifiersForItemProvider: [String] {
            URL.readableTypeIdentifiersForItemProvider
        }

        /// Has no effect in a static rendering: the closure is never called.
        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            nil
        }
    }
#endif
