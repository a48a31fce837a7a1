import FontTestSupport
import GridPress
import GridPressFonts

/// Returns a font library that contains a test font.
func library(_ font: TestFont = TestFont(), defaultFamily: String? = nil) -> FontLibrary {
    FontLibrary(font.data, name: "Test.ttf", defaultFamily: defaultFamily)
}

extension Drawing {
    /// The lines of all texts.
    var textLines: [TextLine] {
        elements.flatMap { element -> [TextLine] in
            if case .text(let lines) = element.mark { lines } else { [] }
        }
    }

    /// The first run of the first text.
    var firstRun: TextRun? { textLines.first?.runs.first }
}

/// Draws views with the test font.
func drawn<Content: View>(
    _ library: FontLibrary = library(),
    width: CGFloat? = nil,
    folder: URL? = nil,
    @ViewBuilder _ content: @escaping () -> Content
) throws -> Drawing {
    try Figure("Type", width: width, imageFolder: folder, content: content).fonts(library).drawing()
}

extension Font {
    /// Returns the test font in a fixed size.
    static func test(_ size: CGFloat) -> Font { .custom("Test Sans", fixedSize: size) }
}

infix operator ≈ : ComparisonPrecedence

func ≈ (first: Double, second: Double) -> Bool { abs(first - second) < 1e-6 }
