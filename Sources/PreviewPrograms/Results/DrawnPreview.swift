import GridPressDrawings
import GridPressPreviews

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
    package let scheme: Drawing.Scheme
    package let drawing: Drawing
    /// The name of the picture, from the source and the preview, without an extension.
    package internal(set) var name = ""
    /// The name of the picture without the words of its variant.
    package internal(set) var previewName = ""
}
