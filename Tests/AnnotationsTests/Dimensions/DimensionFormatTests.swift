import GridPressDrawings
import Testing

@Suite("Formats of dimensions")
struct DimensionFormatTests {
    @Test("Decimals and the size of text stay within their limits when they are set later")
    func limits() {
        var format = Drawing.DimensionFormat()
        format.decimals = -3
        #expect(format.decimals == 0)
        format.decimals = 40
        #expect(format.decimals == 3)
        format.textSize = .nan
        #expect(format.textSize == Drawing.Annotation.labelSize)
        format.textSize = .infinity
        #expect(format.textSize == 1000)
    }
}
