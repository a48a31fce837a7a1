import GridPress

/// A view, created from the tree of a case.
struct ViewTree {
    let view: AnyView

    init(_ node: JSON) throws {
        let arguments = try Arguments(node)
        guard let kind = try arguments.string("view") else { throw JSON.Unexpected("a node names no view") }
        var view = try Self.view(kind, arguments)
        for modifier in try arguments.list("modifiers") {
            let members = try modifier.object()
            guard let (name, value) = members.first, members.count == 1 else {
                throw JSON.Unexpected("a modifier has to be an object of one member, not of \(members.keys.sorted())")
            }
            view = try view.applying(name, value)
        }
        // The id of a node names the view outside all of its modifiers.
        if let id = try arguments.string("id") { view = AnyView(view.named(id)) }
        try arguments.checkAllAreUsed(by: kind)
        self.view = view
    }

    /// Returns the views of a list of nodes, with repetitions expanded.
    static func views(_ nodes: [JSON]) throws -> some View {
        let views = try nodes.flatMap { try expanded($0) }.map { try ViewTree($0).view }
        return ForEach(views.indices) { views[$0] }
    }

    private static func expanded(_ node: JSON) throws -> [JSON] {
        guard !node["repeat"].isNull else { return [node] }
        let arguments = try Arguments(node)
        let count = try arguments.value("repeat").length()
        let repeated = arguments.value("of")
        try arguments.checkAllAreUsed(by: "a repetition")
        guard count >= 0, count <= 100_000 else { throw JSON.Unexpected("nothing can be repeated \(count) times") }
        return (0..<Int(count)).map { repeated.replacing("{i}", by: "\($0)") }
    }

    private static func view(_ kind: String, _ arguments: Arguments) throws -> AnyView {
        if let leaf = try leaf(kind, arguments) { return leaf }
        if let container = try container(kind, arguments) { return container }
        throw JSON.Unexpected("unknown view \(kind)")
    }

    // MARK: - Containers

    private static func container(_ kind: String, _ arguments: Arguments) throws -> AnyView? {
        func children() throws -> some View { try views(arguments.list("children")) }
        switch kind {
        case "HStack":
            let alignment: VerticalAlignment = try arguments.choice("alignment") ?? .center
            let (spacing, children) = (try arguments.length("spacing"), try children())
            return AnyView(HStack(alignment: alignment, spacing: spacing) { children })
        case "VStack":
            let alignment: HorizontalAlignment = try arguments.choice("alignment") ?? .center
            let (spacing, children) = (try arguments.length("spacing"), try children())
            return AnyView(VStack(alignment: alignment, spacing: spacing) { children })
        case "ZStack":
            let alignment: Alignment = try arguments.choice("alignment") ?? .center
            let children = try children()
            return AnyView(ZStack(alignment: alignment) { children })
        case "LazyVGrid":
            let alignment: HorizontalAlignment = try arguments.choice("alignment") ?? .center
            let columns = try arguments.list("items").map { try GridItem($0) }
            let (spacing, children) = (try arguments.length("spacing"), try children())
            return AnyView(LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { children })
        case "LazyHGrid":
            let alignment: VerticalAlignment = try arguments.choice("alignment") ?? .center
            let rows = try arguments.list("items").map { try GridItem($0) }
            let (spacing, children) = (try arguments.length("spacing"), try children())
            return AnyView(LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { children })
        case "Grid": return try grid(arguments)
        case "ScrollView":
            let axes = try arguments.axes("axes") ?? arguments.axes("axis") ?? .vertical
            let children = try children()
            return AnyView(ScrollView(axes) { children })
        case "ViewThatFits":
            let axes = try arguments.axes("axes") ?? arguments.axes("in") ?? [.horizontal, .vertical]
            let children = try children()
            return AnyView(ViewThatFits(in: axes) { children })
        case "GeometryReader":
            let children = try children()
            return AnyView(GeometryReader { _ in children })
        case "Group", "ForEach", "AnyView":
            return AnyView(try children())
        default:
            return nil
        }
    }

    // MARK: - Grids

    /// Returns a row grid, in which a node without cells is a row by itself.
    private static func grid(_ arguments: Arguments) throws -> AnyView {
        let alignment: Alignment = try arguments.choice("alignment") ?? .center
        let horizontal = try arguments.length("horizontalSpacing")
        let vertical = try arguments.length("verticalSpacing")
        let rows = try arguments.list("rows").flatMap { try expanded($0) }.map { try row($0) }
        return AnyView(
            Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
                ForEach(rows.indices) { rows[$0] }
            }
        )
    }

    private static func row(_ node: JSON) throws -> AnyView {
        guard !node["cells"].isNull else { return try ViewTree(node).view }
        let arguments = try Arguments(node)
        let alignment: VerticalAlignment? = try arguments.choice("alignment")
        let cells = try views(arguments.list("cells"))
        var view = AnyView(GridRow(alignment: alignment) { cells })
        for modifier in try arguments.list("modifiers") {
            guard let (name, value) = try modifier.object().first else { continue }
            view = try view.applying(name, value)
        }
        try arguments.checkAllAreUsed(by: "a row")
        return view
    }

    // MARK: - Leaves

    private static func leaf(_ kind: String, _ arguments: Arguments) throws -> AnyView? {
        switch kind {
        case "EmptyView": return AnyView(EmptyView())
        case "Spacer": return AnyView(Spacer(minLength: try arguments.length("minLength")))
        case "Divider": return AnyView(Divider())
        case "Color":
            // Cases check frames, which don't depend on the color.
            _ = try arguments.string("color")
            return AnyView(Color.blue)
        case "Rectangle": return AnyView(Rectangle())
        case "RoundedRectangle":
            return AnyView(RoundedRectangle(cornerRadius: try arguments.length("cornerRadius") ?? 0))
        case "Circle": return AnyView(Circle())
        case "Ellipse": return AnyView(Ellipse())
        case "Capsule": return AnyView(Capsule())
        case "LinearGradient":
            return AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        case "Text":
            let text = try arguments.string("text") ?? arguments.string("string") ?? arguments.string("content")
            guard let text else { throw JSON.Unexpected("a Text says nothing") }
            return AnyView(Text(text))
        case "TextBox": return AnyView(try TextBox(arguments))
        default: return nil
        }
    }
}

/// A view of a fixed size with the baselines of a text, so that cases don't need a font.
private struct TextBox: NonisolatedView {
    let size: CGSize
    let baseline: CGFloat?
    let lastBaseline: CGFloat?

    init(_ arguments: Arguments) throws {
        guard let width = try arguments.length("width"), let height = try arguments.length("height") else {
            throw JSON.Unexpected("a TextBox needs a width and a height")
        }
        size = CGSize(width: width, height: height)
        baseline = try arguments.length("baseline") ?? arguments.length("firstBaseline")
        lastBaseline = try arguments.length("lastBaseline") ?? baseline
    }

    var body: some View {
        Color.gray.frame(width: size.width, height: size.height)
            .alignmentGuide(.firstTextBaseline) { baseline ?? $0.height }
            .alignmentGuide(.lastTextBaseline) { lastBaseline ?? $0.height }
    }
}

extension GridItem {
    /// Creates an item of a lazy grid from an object such as `{"flexible": {"min": 100}, "spacing": 5}`.
    init(_ data: JSON) throws {
        let arguments = try Arguments(data)
        let size: Size
        if arguments.has(anyOf: ["fixed"]) {
            size = .fixed(try arguments.value("fixed").length())
        } else {
            let isAdaptive = arguments.has(anyOf: ["adaptive"])
            let limits = try Arguments(arguments.value(isAdaptive ? "adaptive" : "flexible"))
            let minimum = try limits.length("min") ?? 10
            let maximum = try limits.length("max") ?? .infinity
            try limits.checkAllAreUsed(by: "the size of an item")
            size =
                isAdaptive
                ? .adaptive(minimum: minimum, maximum: maximum) : .flexible(minimum: minimum, maximum: maximum)
        }
        self.init(size, spacing: try arguments.length("spacing"), alignment: try arguments.choice("alignment"))
        try arguments.checkAllAreUsed(by: "an item of a lazy grid")
    }
}

extension JSON {
    /// Returns the value with a word replaced in all of its strings.
    fileprivate func replacing(_ word: String, by text: String) -> JSON {
        switch self {
        case .string(let string): .string(string.replacingOccurrences(of: word, with: text))
        case .array(let elements): .array(elements.map { $0.replacing(word, by: text) })
        case .object(let members): .object(members.mapValues { $0.replacing(word, by: text) })
        default: self
        }
    }
}
