/// A document that is a value, such as a structure.
public protocol FileDocument {
    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document reads.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document writes. The default is the types that it reads.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns the contents to write to the document's file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files that the document reads.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
    /// The type of a copy of the document to write.
    associatedtype Snapshot
    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document reads.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document writes. The default is the types that it reads.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns a copy of the document to write.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the contents to write to the document's file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files that the document reads.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The contents of the file.
    public let file: FileWrapper

    /// Creates the configuration with the type and the contents of the file.
    public init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The contents of the document's existing file, if it has one.
    public let existingFile: FileWrapper?
}

/// A document in its window.
public struct FileDocumentConfiguration<Document> {
    /// The document.
    @Binding public var document: Document
    /// The location of the file; always `nil`, because the picture shows a new document.
    public var fileURL: URL? { nil }
    /// A Boolean value that indicates whether the document can be changed; always `true`.
    public var isEditable: Bool { true }

    init(document: Binding<Document>) { _document = document }
}

/// A document that is an object, in its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The location of the file; always `nil`, because the picture shows a new document.
    public var fileURL: URL? { nil }
    /// A Boolean value that indicates whether the document can be changed; always `true`.
    public var isEditable: Bool { true }

    init(document: Document) { _document = ObservedObject(wrappedValue: document) }
}

#if !canImport(Darwin)
    /// The contents of a file or a folder.
    public final class FileWrapper {
        /// The contents of a file; `nil` for a folder.
        public let regularFileContents: Data?
        /// The files and folders inside a folder, by their names; `nil` for a file.
        public let fileWrappers: [String: FileWrapper]?
        /// The name of the file or folder, if any.
        public var filename: String?
        /// The preferred name for writing the file or folder, if any.
        public var preferredFilename: String?

        /// Creates a file with some contents.
        public init(regularFileWithContents contents: Data) {
            regularFileContents = contents
            fileWrappers = nil
        }

        /// Creates a folder with some files.
        public init(directoryWithFileWrappers children: [String: FileWrapper]) {
            regularFileContents = nil
            fileWrappers = children
        }

        /// A Boolean value that indicates whether this is a file.
        public var isRegularFile: Bool { regularFileContents != nil }

        /// A Boolean value that indicates whether this is a folder.
        public var isDirectory: Bool { fileWrappers != nil }
    }
#endif
