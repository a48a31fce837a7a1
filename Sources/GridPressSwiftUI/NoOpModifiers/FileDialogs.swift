// Dialogs for files. A static rendering shows no dialog.

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
    public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogMessage(_ message: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
}
