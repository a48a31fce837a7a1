import GridPress
import Testing

// The conformance as FrameUp's documentation declares it.
extension CGSize: Proportionable {}

@Suite("What has a width and a height")
struct ProportionableTests {
    @Test("has proportions, a format, and a smaller and a larger length")
    func members() {
        let size = CGSize(width: 30, height: 20)
        #expect(size.aspectRatio == 1.5)
        #expect(size.aspectFormat == .landscape)
        #expect(size.swappingWidthAndHeight.aspectFormat == .portrait)
        #expect((size.minDimension, size.maxDimension) == (20, 30))
        #expect(CGSize.square(8).aspectFormat == .square)
        #expect(CGSize.zero.aspectFormat == .landscape)
        #expect(AspectFormat.allCases == [.portrait, .square, .landscape])
    }

    @Test("follows from a length and proportions")
    func fromProportions() {
        #expect(CGSize(width: 30, aspectRatio: 1.5) == CGSize(width: 30, height: 20))
        #expect(CGSize(height: 20, aspectRatio: 1.5) == CGSize(width: 30, height: 20))
    }

    @Test("is scaled to lie inside a frame or to cover it")
    func scaled() {
        let size = CGSize(width: 400, height: 100)
        #expect(size.scaledToFit(CGSize(width: 200, height: 200)) == CGSize(width: 200, height: 50))
        #expect(size.scaledToFill(CGSize(width: 200, height: 200)) == CGSize(width: 800, height: 200))
        #expect(size.scaledToFill(CGSize(width: 200, height: 50)) == CGSize(width: 200, height: 50))
        #expect(CGSize.zero.scaledToFit(CGSize(width: 5, height: 5)) == .zero)
        #expect(CGSize(width: 4, height: 0).scaledToFill(CGSize(width: 5, height: 5)) == CGSize(width: 5, height: 0))
        #expect(CGSize(width: 0, height: 4).scaledToFill(CGSize(width: 5, height: 5)) == CGSize(width: 0, height: 5))
    }
}
