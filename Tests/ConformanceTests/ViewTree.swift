import GridPress

/// A view, read from the tree of a case.
struct ViewTree {
    let view: AnyView

    init(_ node: JSON) throws {
        var view = try Self.base(of: node)
        if !node["modifiers"].isNull {
            for modifier in try node["modifiers"].array() {
                for (name, arguments) in try modifier.object().sorted(by: { $0.key < $1.key }) {
                    view = try view.applying(name, arguments)
                }
            }
        }
        // An id of the node names the view outside all its modifiers.
        if !node["id"].isNull { view = AnyView(view.named(try node["id"].string())) }
        self.view = view
    }

    /// The views of a list of nodes, repetitions expanded.
    static func views(_ nodes: JSON) throws -> [AnyView] {
        if nodes.isNull { return [] }
        return try nodes.array().flatMap { try expanded($0) }.map { try ViewTree($0).view }
    }

    private static func expanded(_ node: JSON) throws -> [JSON] {
        guard case .number(let count) = node["repeat"] else { return [node] }
        return (0..<Int(count)).map { node["of"].replacing("{i}", by: "\($0)") }
    }

    private static func base(of node: JSON) throws -> AnyView {
        let arguments = Arguments(node, besides: ["view", "id", "modifiers", "children"])
        let children = Children(views: try views(node["children"]))
        let spacing = try arguments.length("spacing")
        let view = try node["view"].string()
        let result: AnyView
        switch view {
        case "HStack":
            let alignment: VerticalAlignment = try arguments.choice("alignment") ?? .center
            result = AnyView(HStack(alignment: alignment, spacing: spacing) { children })
        case "VStack":
            let alignment: HorizontalAlignment = try arguments.choice("alignment") ?? .center
            result = AnyView(VStack(alignment: alignment, spacing: spacing) { children })
        case "ZStack":
            let alignment: Alignment = try arguments.choice("alignment") ?? .center
            result = AnyView(ZStack(alignment: alignment) { children })
        case "Group": result = AnyView(Group { children })
        case "ScrollView":
            let axes = try arguments.axes("axes") ?? arguments.axes("axis") ?? .vertical
            result = AnyView(ScrollView(axes) { children })
        case "GeometryReader": result = AnyView(GeometryReader { _ in children })
        case "ViewThatFits":
            let axes = try arguments.axes("axes") ?? [.horizontal, .vertical]
            result = AnyView(ViewThatFits(in: axes) { children })
        case "EmptyView": result = AnyView(EmptyView())
        case "Spacer": result = AnyView(Spacer(minLength: try arguments.length("minLength")))
        case "Divider": result = AnyView(Divider())
        case "Color": result = AnyView(Color.blue)
        case "Rectangle": result = AnyView(Rectangle())
        case "RoundedRectangle":
            result = AnyView(RoundedRectangle(cornerRadius: try arguments.length("cornerRadius") ?? 5))
        case "Circle": result = AnyView(Circle())
        case "Ellipse": result = AnyView(Ellipse())
        case "Capsule": result = AnyView(Capsule())
        case "LinearGradient":
            result = AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        case "TextBox":
            result = AnyView(
                TextBox(
                    size: CGSize(
                        width: try arguments.length("width") ?? 0,
                        height: try arguments.length("height") ?? 0
                    ),
                    baseline: try arguments.length("baseline"),
                    lastBaseline: try arguments.length("lastBaseline")
                )
            )
        default: throw JSON.Unexpected("there is no view \(view)")
        }
        try arguments.checkAllAreUsed(by: view)
        return result
    }
}

/// Views in a row, as if they stood in a builder.
private struct Children: View {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

/// A view of a fixed size with the baselines of a text, so that cases need no font.
private struct TextBox: View {
    let size: CGSize
    let baseline: CGFloat?
    let lastBaseline: CGFloat?

    var body: some View {
        Color.gray.frame(width: size.width, height: size.height)
            .alignmentGuide(.firstTextBaseline) { baseline ?? $0.height }
            .alignmentGuide(.lastTextBaseline) { lastBaseline ?? baseline ?? $0.height }
    }
}

extension JSON {
    /// The value with a word replaced in all its texts.
    fileprivate func replacing(_ word: String, by text: String) -> JSON {
        switch self {
        case .string(let string): .string(string.replacingOccurrences(of: word, with: text))
        case .array(let elements): .array(elements.map { $0.replacing(word, by: text) })
        case .object(let members): .object(members.mapValues { $0.replacing(word, by: text) })
        default: self
        }
    }
}
