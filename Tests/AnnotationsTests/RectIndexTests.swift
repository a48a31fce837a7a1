import Foundation
import Testing

@testable import GridPressAnnotations

@Suite("Rectangles that are found by where they lie")
struct RectIndexTests {
    @Test("are found near and far, also where numbers are infinite or none")
    func farAway() {
        var index = RectIndex()
        index.insert(CGRect(x: 0, y: 0, width: 10, height: 10))
        index.insert(CGRect(x: 1e300, y: -1e300, width: 10, height: 1e300))
        index.insert(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1))
        #expect(index.overlaps(CGRect(x: 5, y: 5, width: 1, height: 1)))
        #expect(!index.overlaps(CGRect(x: 50, y: 50, width: 1, height: 1)))
        #expect(index.overlaps(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)))
    }
}
