import Foundation
import Testing

@testable import GridPressTool

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

    @Test("doesn't wait for a browser that stays open", .timeLimit(.minutes(5)))
    func staying() throws {
        let folder = try ScratchFolder()
        let page = folder.path + "page"
        try #require(mkfifo(page, 0o600) == 0)
        // The browser reads until the other end of the pipe is closed.
        let end = open(page, O_RDWR | O_CLOEXEC)
        try #require(end >= 0)
        #expect(Browser(["BROWSER": "cat"], patience: 0).show(page))
        close(end)
    }
}
