import GridPressDrawings
import GridPressRenderers

extension LayoutRecord {
    /// The layout record of a drawing whose record is a JSON document; `nil` where the document is none.
    package init?(json bytes: [UInt8]) {
        guard let drawing = try? RecordReader.drawing(from: bytes) else { return nil }
        self.init(drawing)
    }
}
