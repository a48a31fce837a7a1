import Drawings
import Renderers

extension ReportedPicture {
    /// The boxes of a file that carries a record of its layout; `nil` where it carries none that can be read.
    init?(layoutIn source: SourceText, prefix: String) { return nil }
}
