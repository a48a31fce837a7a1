/// The form of the picture on a page.
///
/// ```swift
/// let page = try figure.html(mode: .boxes)
/// ```
public enum HTMLMode: String, Hashable, Sendable, CaseIterable {
    /// One SVG element.
    case picture
    /// HTML elements, each placed at its frame, with selectable text.
    case boxes
}
