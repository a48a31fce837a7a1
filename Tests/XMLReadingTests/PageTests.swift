import GridPressFindings
import Testing
import XMLReading

@Suite("Reading a page")
struct PageTests {
    private func read(_ text: String, as kind: XMLDocument.Kind = .page) throws -> XMLDocument {
        try XMLDocument(SourceText(name: "page.html", bytes: Array(text.utf8)), as: kind)
    }

    @Test("goes past its first line, and counts it", arguments: ["\n", "\r\n"])
    func firstLine(end: String) throws {
        let document = try read("<!DOCTYPE html>\(end)<html>\(end) <p a='1'/></html>")
        #expect(
            document.source.location(of: document.root.elements[0].nameRange.lowerBound).description == "page.html:3:3"
        )
        #expect(try read("<html/>").root.name == "html")
    }

    @Test("reports mistakes where they are")
    func mistakes() throws {
        let error = try #require(throws: XMLError.self) { try read("<!DOCTYPE html>\n<html>\n<p></html>") }
        #expect(error.finding.location == .source(file: "page.html", line: 3, column: 4))
    }

    @Test(
        "knows no other document type, and that one nowhere else",
        arguments: [
            "<!DOCTYPE html >\n<html/>", "<!doctype html>\n<html/>", "<!DOCTYPE html><html/>",
            " <!DOCTYPE html>\n<html/>",
            "<!DOCTYPE html>\n<!DOCTYPE html>\n<html/>", "<!DOCTYPE html SYSTEM 'a'>\n<html/>",
            "<!DOCTYPE html [<!ENTITY a 'b'>]>\n<html>&a;</html>", "<!DOCTYPE html>\n<!ENTITY a 'b'><html/>",
            "\n<!DOCTYPE html>\n<html/>", "<!DOCTYPE html>\r<html/>",
        ]
    )
    func others(text: String) throws {
        let error = try #require(throws: XMLError.self) { try read(text) }
        #expect(error.finding.code == .documentType)
    }

    @Test("is something that has to be asked for")
    func documents() {
        #expect(throws: XMLError.self) { try read("<!DOCTYPE html>\n<html/>", as: .document) }
    }
}
