import Drawings

extension FigurePage {
    /// The picture as elements of the page.
    func canvas() -> SVGFragment { SVGFragment(markup: "", id: "canvas", rules: "") }
}
