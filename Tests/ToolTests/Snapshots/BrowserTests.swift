import Foundation
import Testing

@testable import gridpress_tool

@Suite("Opening a page")
struct BrowserTests {
    @Test("takes the first program of the variable that works, with the page in its place or at the end")
    func named() throws {
        let folder = try ScratchFolder()
        let page = folder.path + "page.html"
        #expect(Browser(["BROWSER": "/none:false:touch"]).show(page))
        #expect(try folder.names() == ["page.html"])
        #expect(Browser(["BROWSER": "cp %s \(folder.path)copy.html"]).show(page))
        #expect(try folder.names() == ["copy.html", "page.html"])
    }

    @Test("doesn't wait for a browser that stays open")
    func staying() {
        let start = DispatchTime.now().uptimeNanoseconds
        #expect(Browser(["BROWSER": "sleep"]).show("20"))
        #expect(DispatchTime.now().uptimeNanoseconds - start < 15_000_000_000)
    }
}
