// Providers of dragged or pasted data. There is no data in a static rendering.

import GridPressViews

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
