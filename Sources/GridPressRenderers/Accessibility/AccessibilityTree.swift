/// The accessibility elements of a drawing, grouped by their containers.
///
/// The tree is built from the last element to the first. A view's descendants are therefore complete before the view
/// itself, without recursion.
struct AccessibilityTree {
    /// A view with a line, or a group of nodes without a line.
    private struct Node {
        /// The description of the view; `nil` for a group.
        var line: AccessibilityLine?
        /// The indices of the child nodes.
        var children: [Int] = []
        /// The union of the frames of everything read in the node.
        var frame: CGRect
        /// The sort priority of the node; `nil` if none is set.
        var priority: Double?
        /// The kind of the view that the line describes; empty for other nodes.
        var kind = ""
    }

    private let drawing: Drawing
    private var nodes: [Node] = []
    /// The indices of the nodes without a parent.
    private var roots: [Int] = []

    init(_ drawing: Drawing) {
        self.drawing = drawing
        let context = AccessibilityContext(drawing)
        // The nodes inside each element not visited yet, in reverse order.
        var inside: [Int: [Int]] = [:]
        for index in context.read.reversed() {
            let children = (inside.removeValue(forKey: index) ?? []).reversed()
            guard let node = node(of: index, Array(children), context) else { continue }
            inside[drawing.elements[index].parent ?? -1, default: []].append(node)
        }
        let top = Array((inside.removeValue(forKey: -1) ?? []).reversed())
        roots = group(top, isRightToLeft: false).map { [$0] } ?? []
    }

    // MARK: Lines

    /// Calls a closure with each line in reading order, and with the number of containers around it.
    func visit(_ body: (AccessibilityLine, Int) -> Void) {
        var open = lines(in: roots).reversed().map { (node: $0, depth: 1) }
        while let (index, depth) = open.popLast() {
            guard let line = nodes[index].line else { continue }
            body(line, depth)
            open += lines(in: nodes[index].children).reversed().map { ($0, depth + 1) }
        }
    }

    /// Returns the topmost nodes with lines among some nodes and their descendants, in reading order.
    private func lines(in children: [Int]) -> [Int] {
        var open = Array(children.reversed().map { (node: $0, priority: 0.0) })
        var found: [(node: Int, priority: Double)] = []
        while let (index, priority) = open.popLast() {
            let priority = nodes[index].priority ?? priority
            if nodes[index].line != nil {
                found.append((index, priority))
            } else {
                open += nodes[index].children.reversed().map { ($0, priority) }
            }
        }
        if found.contains(where: { $0.priority != 0 }) {
            found = found.enumerated().sorted {
                $0.element.priority == $1.element.priority
                    ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
            }
            .map(\.element)
        }
        return withoutIcons(found.map(\.node))
    }

    /// Returns the nodes without the icons of labels whose titles are next to them.
    private func withoutIcons(_ lines: [Int]) -> [Int] {
        func isTitle(_ place: Int, _ title: String) -> Bool {
            guard lines.indices.contains(place), let line = nodes[lines[place]].line, line.labelTitle == nil else {
                return false
            }
            return title.isEmpty ? line.role == "text" : line.label == title
        }
        return lines.indices.filter { place in
            guard let title = nodes[lines[place]].line?.labelTitle else { return true }
            return !isTitle(place - 1, title) && !isTitle(place + 1, title)
        }
        .map { lines[$0] }
    }

    /// Returns the lines in a node that are combined into one, including lines in containers without a label.
    private func parts(of node: Int?) -> [AccessibilityLine] {
        var open = node.map { Array(lines(in: [$0]).reversed()) } ?? []
        var parts: [AccessibilityLine] = []
        while let index = open.popLast() {
            guard let line = nodes[index].line else { continue }
            if line.label == nil, !nodes[index].children.isEmpty {
                open += lines(in: nodes[index].children).reversed()
            } else {
                parts.append(line)
            }
        }
        return parts
    }

    // MARK: Nodes

    private mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// Returns a node that groups some nodes; `nil` for an empty list.
    private mutating func group(_ children: [Int], isRightToLeft: Bool) -> Int? {
        guard children.count > 1 else { return children.first }
        let order = ReadingOrder(isRightToLeft: isRightToLeft).places(of: children.map { nodes[$0].frame })
        let frame = children.dropFirst().reduce(nodes[children[0]].frame) { $0.union(nodes[$1].frame) }
        return add(Node(children: order.map { children[$0] }, frame: frame))
    }

    /// Returns the node of an element with the given child nodes; `nil` if nothing in it is read.
    private mutating func node(of index: Int, _ children: [Int], _ context: AccessibilityContext) -> Int? {
        let element = drawing.elements[index]
        var attributes = AccessibilityAttributes(of: index, in: drawing)
        // A view whose children are replaced may still have a label set on the view inside.
        if element.kind == .spokenChildren, attributes.label == nil, element.end > index + 1 {
            attributes.label = AccessibilityAttributes(of: index + 1, in: drawing).label
        }
        let inner = group(children, isRightToLeft: context.isRightToLeft(index))
        let frame = context.frame(of: index)
        // 1. The view itself.
        var result = inner
        // Modifiers around an element keep the kind of the view inside.
        if inner.map({ nodes[$0].kind != element.kind.name }) ?? true {
            if element.kind.behavior.isRead {
                result = node(attributes, element, inner, frame)
                if result == nil, !attributes.makeElement || attributes.isDecorative { return nil }
            } else if let text = AccessibilityText(element.mark) {
                let links = text.links.map { add(Node(line: $0, frame: frame)) }
                result = add(Node(line: text.line, children: links, frame: frame, kind: element.kind.name))
            }
        }
        // 2. The treatment of children that the author chose.
        switch attributes.children {
        case "ignore":
            result = add(Node(line: AccessibilityLine(role: "view"), frame: frame))
        case "combine": if let inner = result { result = combined(inner, frame) }
        case "contain":
            if let inner = result {
                result = add(Node(line: AccessibilityLine(role: "group"), children: [inner], frame: frame))
            }
        default: break
        }
        // 3. The attributes that the author set on the view.
        result = applied(attributes, to: result, frame)
        if let node = result, let priority = attributes.priority {
            // A node for a single view may already have a priority among its siblings.
            let outer = nodes[node].priority == nil ? node : add(Node(children: [node], frame: frame))
            nodes[outer].priority = priority
            return outer
        }
        return result
    }

    /// Returns a node with the attributes of an element applied; `nil` if nothing in it is read.
    private mutating func applied(_ attributes: AccessibilityAttributes, to inner: Int?, _ frame: CGRect) -> Int? {
        guard let inner else {
            if let title = attributes.labelTitle, !title.isEmpty {
                var line = AccessibilityLine(role: "image", label: title)
                line.labelTitle = title
                return add(Node(line: line, frame: frame))
            }
            guard attributes.makeElement else { return nil }
            var line = AccessibilityLine(role: "view")
            attributes.apply(to: &line)
            return add(Node(line: line, frame: frame))
        }
        guard var line = nodes[inner].line else {
            if let role = attributes.role {
                return add(Node(line: line(role, attributes, parts(of: inner)), frame: frame))
            }
            guard attributes.makeGroup else { return inner }
            var line = AccessibilityLine(role: "group")
            attributes.apply(to: &line)
            return add(Node(line: line, children: [inner], frame: frame))
        }
        attributes.apply(to: &line)
        nodes[inner].line = line
        return inner
    }

    // MARK: Views by their roles

    private mutating func node(
        _ attributes: AccessibilityAttributes,
        _ element: Drawing.Element,
        _ inner: Int?,
        _ frame: CGRect
    ) -> Int? {
        var line: AccessibilityLine
        var children: [Int] = []
        let parts = parts(of: inner)
        switch element.kind.behavior {
        case .image:
            if attributes.isDecorative { return nil }
            line = AccessibilityLine(role: "image", label: element.label.flatMap { $0.isEmpty ? nil : $0 })
        case .group(let role):
            line = AccessibilityLine(role: role.rawValue)
            children = inner.map { [$0] } ?? []
        // The options of a picker are read one by one if all options are drawn.
        case .control(.picker):
            line = AccessibilityLine(role: "picker")
            if parts.contains(where: { $0.role == "button" }) {
                children = inner.map { [$0] } ?? []
            } else {
                let chosen = parts.filter(\.isSelected).compactMap(\.name)
                line.value = chosen.isEmpty ? nil : chosen.joined(separator: ", ")
            }
        case .control(let role): line = self.line(role.rawValue, attributes, parts, element)
        case .labeledContent:
            // Views other than texts are read after their label.
            guard parts.count > 1, !parts.contains(where: \.isInteractive) else { return inner }
            line = parts[0]
            line.value = parts.dropFirst().compactMap(\.name).joined(separator: ", ")
        case .plain, .depth, .frame, .padding, .color: return inner
        }
        return add(Node(line: line, children: children, frame: frame, kind: element.kind.name))
    }

    /// Returns the line of a control, with its name and value taken from the lines inside it.
    private func line(
        _ role: String,
        _ attributes: AccessibilityAttributes,
        _ parts: [AccessibilityLine],
        _ element: Drawing.Element? = nil
    ) -> AccessibilityLine {
        var line = AccessibilityLine(role: role)
        var labels = parts.compactMap(\.name)
        let control = Drawing.Kind.Control(rawValue: role)
        if control?.isEditable == true, let label = attributes.label {
            if let place = labels.firstIndex(of: label), control == .datePicker { labels.remove(at: place) }
            line.value = labels.isEmpty ? nil : labels.joined(separator: ", ")
        } else {
            line.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
        }
        line.value = element?.spokenValue(attributes.fraction) ?? line.value
        if control?.isAdjustable == true { line.add(state: "adjustable") }
        attributes.apply(to: &line)
        return line
    }

    /// Returns a new node that combines all lines of another.
    private mutating func combined(_ inner: Int, _ frame: CGRect) -> Int {
        let parts = parts(of: inner)
        let controls = parts.filter(\.isInteractive)
        let only = controls.count == 1 ? controls[0] : nil
        var line = AccessibilityLine(role: only?.role ?? (parts.allSatisfy { $0.role == "image" } ? "image" : "text"))
        // A single control is activated with the whole view; several controls become its actions.
        let said = controls.count > 1 ? parts.filter { !$0.isInteractive } : parts
        let labels = said.compactMap(\.name)
        line.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
        let values = said.compactMap(\.value)
        line.value = values.isEmpty ? nil : values.joined(separator: ", ")
        line.hint = said.compactMap(\.hint).first
        line.actions = parts.flatMap(\.actions) + (controls.count > 1 ? controls.compactMap(\.name) : [])
        line.headingLevel = said.compactMap(\.headingLevel).first
        for state in said.flatMap(\.states) { line.add(state: state) }
        return add(Node(line: line, frame: frame))
    }
}

extension Drawing.Element {
    /// Returns the value that a screen reader says for a control; `nil` for elements without a value.
    fileprivate func spokenValue(_ fraction: Double?) -> String? {
        guard case .control(let control) = kind.behavior else { return nil }
        switch control {
        case .toggle: return controlValue
        case .slider, .gauge, .progress:
            guard let number = self[control == .progress ? .fractionCompleted : .value] else {
                return control == .progress ? "in progress" : nil
            }
            let part = fraction ?? number
            return part.isFinite ? "\(Int((min(max(part, 0), 1).inThousandths * 100).rounded())) %" : nil
        default: return nil
        }
    }
}

extension Drawing.Kind.Behavior {
    /// Whether a line is read for the view itself.
    fileprivate var isRead: Bool {
        switch self {
        case .image, .control, .group, .labeledContent: true
        case .plain, .depth, .frame, .padding, .color: false
        }
    }
}
