// Dialogs for files. A static rendering shows no dialog.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: no dialog opens.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> Self where C.Element: FileDocument {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self where C.Element: FileDocument {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> Self where C.Element: ReferenceFileDocument {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self where C.Element: ReferenceFileDocument {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        items: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self where C.Element: Transferable {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Self where C.Element == URL {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogMessage(_ message: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogMessage(_ message: Text?) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogConfirmationLabel(_ label: Text?) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogCustomizationID(_ id: String) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
}

/// The files that a dialog shows.
///
/// Has no effect in a static rendering.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates a set of options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shows file extensions.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
    /// Enumerates the contents of packages.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
    /// Shows hidden files.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
