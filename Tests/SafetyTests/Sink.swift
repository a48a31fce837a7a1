import Foundation
import LayoutDocuments

/// A way by which text of an author gets into a picture.
struct Sink: Sendable, CustomStringConvertible {
    /// The place of the text in a picture.
    enum Outlet: Sendable {
        /// The text is in elements with a name, which describe the figure or a part of it.
        case words(of: String)
        /// The text is in lines of text.
        case lines
        /// The text is only in findings, in data, and in a class.
        case nowhere
    }

    /// The kind of the text, which is its name in tests.
    let name: String
    /// The place of the text in a picture.
    let outlet: Outlet
    /// Returns the figure with a text, or `nil` if a document with it is refused, as some texts have to be.
    let figure: @Sendable (String) -> Figure?

    /// Whether the text is part of a document.
    let isDocument: Bool

    /// The name in tests.
    var description: String { name }

    private init(
        _ name: String,
        _ outlet: Outlet,
        isDocument: Bool = false,
        _ figure: @escaping @Sendable (String) -> Figure?
    ) {
        self.name = name
        self.isDocument = isDocument
        self.outlet = outlet
        self.figure = figure
    }

    private init(views name: String, _ outlet: Outlet, _ content: @escaping @Sendable (String) -> any View) {
        self.init(name, outlet) { text in Figure("x", imageFolder: Self.folder) { AnyView(content(text)) } }
    }

    private init(document name: String, _ outlet: Outlet, _ markup: @escaping @Sendable (String) -> String) {
        self.init("the \(name) in a document", outlet, isDocument: true) { text in
            let figure = LayoutDocument(SourceText(name: "x.xml", bytes: Array(markup(text.asXML).utf8))).figure
            guard var figure else { return nil }
            figure.imageFolder = Self.folder
            return figure
        }
    }

    /// A folder without images.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}

extension Sink {
    /// All ways by which text gets into a picture.
    static let all = views + documents

    private static let views = [
        Sink("the title of a figure", .words(of: "title")) { Figure($0) { Color.red } },
        Sink("the description of a figure", .words(of: "desc")) { Figure("x", description: $0) { Color.red } },
        Sink(views: "the name of a view", .nowhere) { Color.red.named($0) },
        Sink(views: "the name of a view with an effect", .nowhere) {
            Color.red.named($0).opacity(0.5).blur(radius: 2)
        },
        Sink(views: "the name of a stack", .nowhere) { text in
            HStack {
                Color.red; Color.blue
            }
            .named(text)
        },
        Sink(views: "the label of a view", .words(of: "title")) { Color.red.accessibilityLabel($0) },
        Sink(views: "a verbatim text", .lines) { Text(verbatim: $0) },
        Sink(views: "a text in Markdown", .nowhere) { Text(LocalizedStringKey($0)) },
        Sink(views: "a value in a text", .lines) { Text("\($0)") },
        Sink(views: "a styled text", .nowhere) { text in
            Text(verbatim: text).bold() + Text(verbatim: "x").underline()
        },
        Sink(views: "a text in a gradient", .lines) { text in
            Text(verbatim: text).foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            )
        },
        Sink(views: "the address of a link", .nowhere) { Text(link(to: $0)) },
        Sink(views: "the address of a link in Markdown", .nowhere) { Text(LocalizedStringKey("[x](\($0))")) },
        Sink(views: "the title of a link", .lines) { text in
            Link(destination: URL(fileURLWithPath: "/")) { Text(verbatim: text) }
        },
        Sink(views: "the title of a control", .nowhere) { Toggle($0, isOn: .constant(true)) },
        Sink(views: "the name of an image", .nowhere) { Image($0) },
        Sink(views: "the name of a symbol", .nowhere) { Image(systemName: $0) },
        Sink(views: "the label of an image", .nowhere) { Image("x", label: Text(verbatim: $0)) },
        Sink(views: "the data of an image", .nowhere) { Image(data: Data($0.utf8)) },
        Sink(views: "the name of a colour", .nowhere) { Color($0) },
        Sink(views: "the name of a typeface", .nowhere) { Text(verbatim: "x").font(.custom($0, size: 20)) },
        Sink(views: "an identity", .nowhere) { Color.red.id($0).tag($0) },
    ]

    private static func link(to address: String) -> AttributedString {
        var text = AttributedString("a link")
        text.link = URL(string: address)
        return text
    }

    private static let documents = [
        Sink(document: "title", .words(of: "title")) { "<Figure title=\"\($0)\"><Circle/></Figure>" },
        Sink(document: "description", .words(of: "desc")) {
            "<Figure title=\"x\" description=\"\($0)\"><Circle/></Figure>"
        },
        Sink(document: "name of a view", .nowhere) {
            "<Figure title=\"x\"><Circle named=\"\($0)\"/></Figure>"
        },
        Sink(document: "text", .nowhere) { "<Figure title=\"x\"><Text>\($0)</Text></Figure>" },
        Sink(document: "address of a link", .nowhere) { "<Figure title=\"x\"><Text>[x](\($0))</Text></Figure>" },
        Sink(document: "name of an image", .nowhere) { "<Figure title=\"x\"><Image name=\"\($0)\"/></Figure>" },
        Sink(document: "name of a symbol", .nowhere) { "<Figure title=\"x\"><Image systemName=\"\($0)\"/></Figure>" },
        Sink(document: "colour", .nowhere) { "<Figure title=\"x\"><Color fill=\"\($0)\"/></Figure>" },
        Sink(document: "typeface", .nowhere) { "<Figure title=\"x\"><Text font=\"\($0)\">x</Text></Figure>" },
        Sink(document: "value with a name", .nowhere) {
            "<Figure title=\"x\"><Define name=\"a\" value=\"\($0)\"/><Circle named=\"$a\"/></Figure>"
        },
        Sink(document: "name of an index", .nowhere) {
            "<Figure title=\"x\"><ForEach count=\"2\" index=\"\($0)\"><Text>{i}</Text></ForEach></Figure>"
        },
    ]
}

extension String {
    /// The text as a document spells it, without the characters that XML can't contain.
    fileprivate var asXML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where !scalar.mayStandInXML: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 allows the scalar in a document.
    var mayStandInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
