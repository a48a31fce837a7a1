/// The form of the picture on a page.
public enum HTMLMode: String, Hashable, Sendable, CaseIterable {
    /// One SVG element.
    case picture
    /// HTML elements, each placed at its frame, with selectable text.
    case boxes
}
