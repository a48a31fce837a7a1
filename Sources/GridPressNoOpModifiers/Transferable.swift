// Values that people drag, paste and share. Nothing is transferred in a static rendering.

import GridPressViews

#if !canImport(Darwin)
    /// A type whose values can be dragged, pasted and shared.
    ///
    /// A static rendering never transfers a value.
    public protocol Transferable {
        /// The type of the representation.
        associatedtype Representation: TransferRepresentation

        /// The representation of values outside the program.
        @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
    }

    /// A representation of values outside the program.
    public protocol TransferRepresentation<Item>: Sendable {
        /// The type of the values.
        associatedtype Item: Transferable
        /// The type of the body.
        associatedtype Body: TransferRepresentation

        /// The representation that this representation consists of.
        var body: Body { get }
    }

    /// The body of representations that aren't composed of others.
    public struct _NoTransferBody: TransferRepresentation {
        /// The type of values, which has none.
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
        /// Returns the representation unchanged: no file is written.
        public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> { self }

        /// Returns the representation unchanged: no file is written.
        public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
            Item
        > {
            self
        }

        /// Returns the representation unchanged: no value is transferred.
        public func exportingCondition(
            _ condition: @escaping @Sendable (Item) -> Bool
        ) -> some TransferRepresentation<Item> {
            self
        }

        /// Returns the representation unchanged: no value is transferred.
        public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
            self
        }
    }

    /// The programs that may receive a value.
    public struct TransferRepresentationVisibility: Hashable, Sendable {
        private let name: String

        /// All programs.
        public static let all = TransferRepresentationVisibility(name: "all")
        /// The programs of a team.
        public static let team = TransferRepresentationVisibility(name: "team")
        /// The programs of a group.
        public static let group = TransferRepresentationVisibility(name: "group")
        /// The sender.
        public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
    }

    /// Several representations, the first of which has precedence.
    public struct TupleTransferRepresentation<Item: Transferable, Content>: TransferRepresentation {
        /// The representation has no body.
        public typealias Body = _NoTransferBody
    }

    /// A result builder that combines the representations of a closure.
    @resultBuilder
    public enum TransferRepresentationBuilder<Item: Transferable> {
        /// Returns a representation unchanged.
        public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R { content }

        /// Returns the first representation unchanged.
        public static func buildPartialBlock<R: TransferRepresentation<Item>>(first content: R) -> R { content }

        /// Returns the representations so far and the next one as one.
        public static func buildPartialBlock<R: TransferRepresentation<Item>, Next: TransferRepresentation<Item>>(
            accumulated: R,
            next: Next
        ) -> TupleTransferRepresentation<Item, (R, Next)> {
            TupleTransferRepresentation()
        }
    }

    /// A representation as encoded data.
    public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
        /// The representation has no body.
        public typealias Body = _NoTransferBody

        /// Creates a representation as JSON; the encoders aren't used.
        public init(for item: Item.Type = Item.self, contentType: UTType) {}

        /// Creates a representation; the encoders aren't used.
        public init<Encoder, Decoder>(
            for item: Item.Type = Item.self,
            contentType: UTType,
            encoder: @autoclosure @escaping () -> Encoder,
            decoder: @autoclosure @escaping () -> Decoder
        ) {}
    }

    /// A representation as a value of another type.
    public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
        /// The representation has no body.
        public typealias Body = _NoTransferBody

        /// Creates a representation; the closures are never called.
        public init(
            exporting: @escaping @Sendable (Item) throws -> Proxy,
            importing: @escaping @Sendable (Proxy) throws -> Item
        ) {}

        /// Creates a representation; the closure is never called.
        public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

        /// Creates a representation; the closure is never called.
        public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
    }

    /// A representation as data.
    public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
        /// The representation has no body.
        public typealias Body = _NoTransferBody

        /// Creates a representation; the closures are never called.
        public init(
            contentType: UTType,
            exporting: @escaping @Sendable (Item) async throws -> Data,
            importing: @escaping @Sendable (Data) async throws -> Item
        ) {}

        /// Creates a representation; the closure is never called.
        public init(
            exportedContentType: UTType,
            exporting: @escaping @Sendable (Item) async throws -> Data
        ) {}

        /// Creates a representation; the closure is never called.
        public init(
            importedContentType: UTType,
            importing: @escaping @Sendable (Data) async throws -> Item
        ) {}
    }

    /// A representation as a file.
    public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
        /// The representation has no body.
        public typealias Body = _NoTransferBody

        /// Creates a representation; the closures are never called.
        public init(
            contentType: UTType,
            shouldAttemptToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}

        /// Creates a representation; the closure is never called.
        public init(
            exportedContentType: UTType,
            shouldAllowToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
        ) {}

        /// Creates a representation; the closure is never called.
        public init(
            importedContentType: UTType,
            shouldAttemptToOpenInPlace: Bool = false,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}
    }

    /// A file that a program transfers.
    public struct SentTransferredFile: Sendable {
        /// The location of the file.
        public let file: URL
        /// A Boolean value that indicates whether the receiver may change the file itself.
        public let allowAccessingOriginalFile: Bool

        /// Creates a transfer of a file.
        public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
            self.file = file
            self.allowAccessingOriginalFile = allowAccessingOriginalFile
        }
    }

    /// A file that a program has received.
    ///
    /// GridPress never creates it.
    public struct ReceivedTransferredFile: Sendable {
        /// The location of the file.
        public let file: URL
        /// A Boolean value that indicates whether the file is the sender's file itself.
        public let isOriginalFile: Bool
    }

    extension String: Transferable {
        /// The string as text.
        public static var transferRepresentation: CodableRepresentation<String> {
            CodableRepresentation(contentType: .plainText)
        }
    }

    extension URL: Transferable {
        /// The address.
        public static var transferRepresentation: CodableRepresentation<URL> {
            CodableRepresentation(contentType: .url)
        }
    }

    extension Data: Transferable {
        /// The data.
        public static var transferRepresentation: CodableRepresentation<Data> {
            CodableRepresentation(contentType: .data)
        }
    }

    extension AttributedString: Transferable {
        /// The attributed string as text.
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
        public static var transferRepresentation: ProxyRepresentation<Color, String> {
            ProxyRepresentation { "\($0)" }
        }
    }
#endif
