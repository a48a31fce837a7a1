/// A picture of a preview in one variant.
package struct DrawnPreview: Sendable {
    /// The module that declares the preview.
    package let module: String
    /// The path of the source.
    package let file: String
    /// The line of the declaration.
    package let line: Int
    /// The name of the preview; `nil` for none.
    package let title: String?
    /// The number of the declaration in its program, counted from 0.
    package let declaration: Int
    /// The number of the preview in its declaration, counted from 0.
    package let number: Int
    package let variant: PreviewVariant
    /// The scheme that the picture is drawn in, which the preview can request.
    package let scheme: SchemeName
    /// Whether the picture has a grid.
    package let hasGrid: Bool
    /// The path of the drawn file.
    package let content: String
    /// The name of the picture, from the source and the preview, without an extension.
    package internal(set) var name = ""
    /// The name of the picture without the words of its variant.
    package internal(set) var previewName = ""
}

extension DrawnPreview {
    /// The extension of the file.
    package var ending: String { content.split(separator: ".").last.map(String.init) ?? "" }

    /// The name of the page about the preview in the folder of pages.
    package var pageName: String { name.replacing("/", with: ".") + ".html" }

    /// The name of the preview, or the name of its view.
    var shownTitle: String {
        title ?? (previewName.splitAtLastPart.name.isEmpty ? previewName : previewName.splitAtLastPart.name)
    }
}
