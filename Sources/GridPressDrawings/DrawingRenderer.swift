/// A type that writes drawings in a format.
///
/// A renderer outside of GridPress reads a drawing through its public properties. It visits the visible elements with
/// ``Drawing/visibleElements(in:)``:
///
/// ```swift
/// struct VisibleTexts: DrawingRenderer {
///     func render(_ drawing: Drawing) -> [String] {
///         drawing.visibleElements().flatMap { item -> [String] in
///             guard case .text(let lines) = item.element.mark else { return [] }
///             return lines.filter(\.isPainted).map(\.string)
///         }
///     }
/// }
///
/// let texts = try figure.drawing().write(with: VisibleTexts())
/// ```
public protocol DrawingRenderer {
    /// The format, such as a string, data or a document.
    associatedtype Output
    /// The error for a drawing that can't be written; `Never` for formats that can contain every drawing.
    associatedtype Failure: Error = Never

    /// Returns a drawing in this format.
    func render(_ drawing: Drawing) throws(Failure) -> Output
}

extension Drawing {
    /// Returns the drawing in the format of a renderer.
    public func write<Renderer: DrawingRenderer>(with renderer: Renderer) throws(Renderer.Failure) -> Renderer.Output {
        try renderer.render(self)
    }
}
