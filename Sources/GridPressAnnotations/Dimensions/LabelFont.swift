import Typesetting

/// Measures the labels of annotations, all of which are set in one face.
struct LabelFont {
    /// The size of their letters.
    let size: Double
    private let font: Drawing.Font
    private let measurer = StandardMeasurer()

    /// Labels of a size.
    init(size: Double) {
        self.size = size
        font = Drawing.Font(size: size)
    }

    /// How wide a label is.
    func width(of text: String) -> Double { measurer.width(of: text, in: font) }
}
