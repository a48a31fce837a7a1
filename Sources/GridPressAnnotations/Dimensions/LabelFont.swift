import Typesetting

/// Measures the labels of annotations, all of which are set in one face.
struct LabelFont {
    private let font: Drawing.Font
    private let measurer = StandardMeasurer()

    /// Labels of a size.
    init(size: Double) { font = Drawing.Font(size: size) }

    /// How wide a label is.
    func width(of text: String) -> Double { measurer.width(of: text, in: font) }
}
