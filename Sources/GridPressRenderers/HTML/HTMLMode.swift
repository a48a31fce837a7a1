/// The form of the picture on a page.
public enum HTMLMode: String, Hashable, Sendable, CaseIterable {
    /// One SVG element.
    case picture
    /// Elements of the page, each where layout put it, with text that is text.
    case boxes
}
