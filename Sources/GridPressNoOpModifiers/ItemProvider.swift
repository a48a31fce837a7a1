// Providers of dragged or pasted data. There is no data in a static rendering.

#if !canImport(Darwin)
    open class NSItemProvider: @unchecked Sendable {
        public var suggestedName: String?
        public var registeredTypeIdentifiers: [String] { [] }
        public init() {}
        public init(item: Any?, typeIdentifier: String?) {}
        public init(object: Any) {}
        public init?(contentsOf url: URL?) {}
        public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
        public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

        @discardableResult public func loadObject<Object>(
            ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 0) }
    }

    public protocol NSItemProviderReading {
        static var readableTypeIdentifiersForItemProvider: [String] { get }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
    }

    public protocol NSItemProviderWriting {
        static var writableTypeIdentifiersForItemProvider: [String] { get }

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress?
    }

    extension NSItemProvider {
        public func registerDataRepresentation(
            forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
            loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
        ) {}

        public func registerObject(
            _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
        ) {}

        @discardableResult public func loadDataRepresentation(
            forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 0) }

        @discardableResult public func loadFileRepresentation(
            forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 0) }

        public func loadItem(
            forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
            completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {}

        public func loadItem(forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil) async throws -> (
            any NSSecureCoding
        )? { nil }

        public var registeredContentTypes: [UTType] { [] }
        public func registeredContentTypes(conformingTo type: UTType) -> [UTType] { [] }

        @discardableResult public func loadTransferable<T: Transferable>(
            type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
        ) -> Progress { Progress(totalUnitCount: 0) }

        public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {}
    }

    extension URL: NSItemProviderReading {
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
        public static var writableTypeIdentifiersForItemProvider: [String] {
            String.readableTypeIdentifiersForItemProvider
        }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? { nil }
    }

    extension NSURL: NSItemProviderWriting {
        public static var writableTypeIdentifiersForItemProvider: [String] {
            URL.readableTypeIdentifiersForItemProvider
        }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? { nil }
    }
#endif
