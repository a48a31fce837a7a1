import GridPress
import Testing
import ViewSupport

#if !canImport(Darwin)
    @Suite("Attributed strings of Markdown")
    struct MarkdownWordTests {
        private func texts(_ string: AttributedString) -> [String] {
            string.runs.map { String(string[$0.range].characters) }
        }

        @Test("have looks and links, which a text draws")
        func looks() throws {
            let string = try AttributedString(
                markdown: "A **bold**, `coded` and ~~struck~~ [link](https://example.org/a)"
            )
            #expect(texts(string) == ["A ", "bold", ", ", "coded", " and ", "struck", " ", "link"])
            let intents = string.runs.map { $0.inlinePresentationIntent ?? [] }
            #expect(intents == [[], .stronglyEmphasized, [], .code, [], .strikethrough, [], []])
            #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org/a"])
            let attributed = try drawn(width: 400, height: 40) { Text(string) }
            let typed = try drawn(width: 400, height: 40) {
                Text("A **bold**, `coded` and ~~struck~~ [link](https://example.org/a)")
            }
            #expect(try attributed.svg() == typed.svg())
        }

        @Test("keep spaces, lose some, or are read in blocks")
        func syntax() throws {
            let text = "# Title\nOne  line\n\n- first\n- second\n  goes on"
            func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
                let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
                return String(try AttributedString(markdown: text, options: options).characters)
            }
            #expect(try read(.inlineOnlyPreservingWhitespace) == text)
            #expect(try read(.inlineOnly) == "# Title One line - first - second goes on")
            #expect(try read(.full) == "TitleOne  linefirstsecond goes on")
        }
    }
#endif
