// Values that people drag, paste and share. Nothing is transferred in a static rendering.

#if !canImport(Darwin)
    public protocol Transferable {
        associatedtype Representation: TransferRepresentation

        @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
    }

    public protocol TransferRepresentation<Item>: Sendable {
        associatedtype Item: Transferable
        associatedtype Body: TransferRepresentation
        var body: Body { get }
    }

    public struct _NoTransferBody: TransferRepresentation {
        public typealias Item = Never

        /// Traps, because the representation has no body.
        public var body: _NoTransferBody { fatalError("There is no body.") }
    }

    extension Never: Transferable {
        /// No representation, because there are no values.
        public static var transferRepresentation: _NoTransferBody { _NoTransferBody() }
    }

    extension TransferRepresentation where Body == _NoTransferBody {
        /// Traps, because the representation has no body.
        public var body: _NoTransferBody { fatalError("\(Self.self) has no body.") }
    }

    extension TransferRepresentation {
        public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> { self }
        public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
            Item
        > { self }

        public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<
            Item
        > { self }

        public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
            self
        }
    }

    public struct TransferRepresentationVisibility: Hashable, Sendable {
        private let name: String
        public static let all = TransferRepresentationVisibility(name: "all")
        public static let team = TransferRepresentationVisibility(name: "team")
        public static let group = TransferRepresentationVisibility(name: "group")
        public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
    }

    public struct TupleTransferRepresentation<Item: Transferable, Content>: TransferRepresentation {
        public typealias Body = _NoTransferBody
    }

    @resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
        public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R { content }
        public static func buildPartialBlock<R: TransferRepresentation<Item>>(first content: R) -> R { content }

        public static func buildPartialBlock<R: TransferRepresentation<Item>, Next: TransferRepresentation<Item>>(
            accumulated: R, next: Next
        ) -> TupleTransferRepresentation<Item, (R, Next)> { TupleTransferRepresentation() }
    }

    public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
        public typealias Body = _NoTransferBody
        public init(for item: Item.Type = Item.self, contentType: UTType) {}

        public init<Encoder, Decoder>(
            for item: Item.Type = Item.self, contentType: UTType, encoder: @autoclosure @escaping () -> Encoder,
            decoder: @autoclosure @escaping () -> Decoder
        ) {}
    }

    public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
        public typealias Body = _NoTransferBody

        /// Creates a representation; the closures are never called.
        public init(
            exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
        ) {}

        public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
        public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
    }

    public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
        public typealias Body = _NoTransferBody

        /// Creates a representation; the closures are never called.
        public init(
            contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
            importing: @escaping @Sendable (Data) async throws -> Item
        ) {}

        /// Creates a representation; the closure is never called.
        public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

        /// Creates a representation; the closure is never called.
        public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    }

    public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
        public typealias Body = _NoTransferBody

        /// Creates a representation; the closures are never called.
        public init(
            contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}

        /// Creates a representation; the closure is never called.
        public init(
            exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
        ) {}

        /// Creates a representation; the closure is never called.
        public init(
            importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}
    }

    public struct SentTransferredFile: Sendable {
        public let file: URL, allowAccessingOriginalFile: Bool

        public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
            self.file = file
            self.allowAccessingOriginalFile = allowAccessingOriginalFile
        }
    }

    /// A file that a program has received.
    ///
    /// GridPress never creates it.
    public struct ReceivedTransferredFile: Sendable { public let file: URL, isOriginalFile: Bool }

    extension String: Transferable {
        public static var transferRepresentation: CodableRepresentation<String> {
            CodableRepresentation(contentType: .plainText)
        }
    }

    extension URL: Transferable {
        public static var transferRepresentation: CodableRepresentation<URL> {
            CodableRepresentation(contentType: .url)
        }
    }

    extension Data: Transferable {
        public static var transferRepresentation: CodableRepresentation<Data> {
            CodableRepresentation(contentType: .data)
        }
    }

    extension AttributedString: Transferable {
        public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
            ProxyRepresentation { String($0.characters) }
        }
    }

    extension Image: Transferable {
        /// The image as a PNG file, which is never written.
        public static var transferRepresentation: DataRepresentation<Image> {
            DataRepresentation(exportedContentType: .png) { _ in Data() }
        }
    }

    extension Color: Transferable {
        /// The color as text, which is never written.
        public static var transferRepresentation: ProxyRepresentation<Color, String> { ProxyRepresentation { "\($0)" } }
    }
#endif
