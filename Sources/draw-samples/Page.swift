import Renderers
import SampleFigures

/// The page of a gallery: a list of the pictures by topic, which works from disk and without a script.
struct Page {
    /// The name of the file.
    static let file = "index.html"

    private let prints: [Print]

    /// A page that shows prints, whose files lie beside it.
    init(_ prints: [Print]) { self.prints = prints }

    /// The page as text.
    func html() -> String {
        var writer = MarkupWriter(capacity: 64 * 1024)
        writer.literal("<!DOCTYPE html>\n")
        writer.element("html") { writer in
            writer.attribute("lang", "en")
            writer.element("head", head)
            writer.element("body") { writer in
                writer.element("h1") { $0.text("GridPress samples") }
                writer.element("p") { $0.text("\(prints.count) figures, drawn without SwiftUI.") }
                contents(&writer)
                writer.element("main") { writer in
                    for (topic, prints) in topics { section(topic, prints, &writer) }
                }
            }
        }
        return writer.string()
    }

    private var topics: [(Topic, [Print])] {
        Topic.allCases.compactMap { topic in
            let prints = prints.filter { $0.sample.topic == topic }
            return prints.isEmpty ? nil : (topic, prints)
        }
    }

    private func head(_ writer: inout MarkupWriter) {
        writer.element("meta") { $0.attribute("charset", "utf-8") }
        writer.element("meta") {
            $0.attribute("name", "viewport")
            $0.attribute("content", "width=device-width, initial-scale=1")
        }
        writer.element("meta") {
            $0.attribute("name", "color-scheme")
            $0.attribute("content", "light dark")
        }
        writer.element("title") { $0.text("GridPress samples") }
        writer.element("style") { $0.literal(Self.style) }
    }

    private func contents(_ writer: inout MarkupWriter) {
        writer.element("nav") { writer in
            writer.attribute("aria-label", "Topics")
            for (topic, prints) in topics {
                writer.element("a") {
                    $0.attribute("href", fragment: topic)
                    $0.text("\(topic.rawValue) (\(prints.count))")
                }
            }
        }
    }

    private func section(_ topic: Topic, _ prints: [Print], _ writer: inout MarkupWriter) {
        writer.element("section") { writer in
            writer.element("h2") {
                $0.attribute("id", identifier: topic.rawValue)
                $0.text(topic.rawValue)
            }
            for print in prints { entry(print, &writer) }
        }
    }

    private func entry(_ print: Print, _ writer: inout MarkupWriter) {
        writer.element("figure") { writer in
            writer.element("a") { writer in
                writer.attribute("href", file: print.file)
                writer.element("img") {
                    $0.attribute("src", file: print.file)
                    $0.attribute("alt", text: print.drawing.title)
                    $0.attribute("width", print.drawing.size.width)
                    $0.attribute("height", print.drawing.size.height)
                    $0.attribute("loading", "lazy")
                }
            }
            writer.element("figcaption") { writer in
                writer.element("h3") { $0.text(print.drawing.title) }
                writer.element("p") { $0.text(print.drawing.summary ?? "") }
                writer.element("code") { $0.text(print.sample.name) }
            }
        }
    }

    private static let style: StaticString = """
        :root{color-scheme:light dark;--page:#fbfbfa;--panel:#fff;--ink:#1b1f24;--muted:#5b6470;--line:#e4e7eb;--link:#1457b8}
        @media (prefers-color-scheme:dark){:root{--page:#0f1216;--panel:#15181d;--ink:#e7eaee;--muted:#98a2b0;--line:#272c34;--link:#82b4ff}}
        body{margin:0 auto;max-width:1120px;padding:32px 24px 64px;background:var(--page);color:var(--ink);font:15px/1.55 system-ui,Inter,sans-serif}
        h1,h2,h3{letter-spacing:-.01em;line-height:1.25}h1{font-size:30px;margin:0}h2{font-size:19px;margin:40px 0 12px}h3{font-size:15px;margin:0}
        p{margin:4px 0;color:var(--muted)}code{font-size:12px;color:var(--muted)}
        a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
        nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:16px}
        section{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:16px}h2{grid-column:1/-1}
        figure{margin:0;display:flex;flex-direction:column;background:var(--panel);border:1px solid var(--line);border-radius:12px;overflow:hidden}
        figure>a{display:grid;place-items:center;flex:1;min-height:160px}
        img{display:block;max-width:100%;height:auto}figcaption{padding:12px 16px;border-top:1px solid var(--line)}
        """
}

extension MarkupWriter {
    /// Writes the address of a file beside the page.
    fileprivate mutating func attribute(_ name: StaticString, file: String) {
        if let url = SafeURL(file) { attribute(name, url: url) }
    }

    /// Writes the address of a topic on the page.
    fileprivate mutating func attribute(_ name: StaticString, fragment topic: Topic) {
        if let url = SafeURL("#" + MarkupWriter.identifier(for: topic.rawValue)) { attribute(name, url: url) }
    }
}
