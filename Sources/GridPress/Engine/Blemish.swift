/// Something that can't be done to a view, told with the view's place when it is drawn.
struct Blemish {
    var code: Finding.Code
    var sentence: String
    var fix: String
}

extension LayoutNode {
    /// The view as it is, with a word about what is not done to it.
    func blemished(_ code: Finding.Code, _ sentence: String, fix: String) -> LayoutNode {
        blemishes.append(Blemish(code: code, sentence: sentence, fix: fix))
        return self
    }
}
