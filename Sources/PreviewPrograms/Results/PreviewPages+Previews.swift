extension PreviewPages {
    /// Creates the request for the pages of previews.
    init(_ previews: [DrawnPreview], _ kind: Kind, in folder: String) {
        let hasVariants = Set(previews.map(\.variant)).count > 1
        self.init(
            kind,
            previews.map { preview in
                PreviewPages.Page(
                    record: preview.content,
                    name: preview.pageName.stem,
                    title: preview.shownTitle,
                    hasOwnTitle: preview.title != nil,
                    variant: hasVariants ? preview.variant.title : nil,
                    group: preview.previewName,
                    scheme: preview.scheme,
                    source: preview.file,
                    line: preview.line
                )
            },
            folder: folder
        )
    }
}
