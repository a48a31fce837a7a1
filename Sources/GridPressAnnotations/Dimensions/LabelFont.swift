import Typesetting

/// The common font of the labels of annotations, which measures their widths.
struct LabelFont {
    /// The font size.
    let size: Double
    private let font: Drawing.Font
    private let measurer = StandardMeasurer()

    /// Creates a font of a size.
    init(size: Double) {
        self.size = size
        font = Drawing.Font(size: size)
    }

    /// Returns the width of a label.
    func width(of text: String) -> Double { measurer.width(of: text, in: font) }
}
