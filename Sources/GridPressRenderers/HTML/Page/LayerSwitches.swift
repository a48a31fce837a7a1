import GridPressDrawings

/// Checkboxes that show and hide the layers of a figure, by rules of the page's style alone.
struct LayerSwitches {
    private let layers: [Drawing.Layer]
    private let annotations: [Drawing.Annotation]
    private let shown: Set<String>?

    /// The switches for what a drawing has; annotations that are named are shown at first, or all.
    init(_ drawing: Drawing, annotations: [Drawing.Annotation], shown: Set<String>?) {
        layers = drawing.paintedLayers
        self.annotations = annotations
        self.shown = shown
    }

    /// Writes the checkboxes in their groups, which narrow windows fold.
    func write(to writer: inout MarkupWriter) {
        writer.element("div") { writer in
            writer.attribute("class", "switches")
            writer.choice(class: "fold") {
                $0.attribute("id", "s-fold")
            } title: {
                $0.literal("Choose layers")
            }
            for group in SwitchGroup.allCases { write(group, to: &writer) }
        }
    }

    private func write(_ group: SwitchGroup, to writer: inout MarkupWriter) {
        let annotations = annotations.filter { SwitchGroup($0) == group }
        guard group == .layers || !annotations.isEmpty else { return }
        writer.element("fieldset") { writer in
            writer.element("legend") { $0.literal(group.title) }
            if group == .layers { writeLayers(to: &writer) }
            for annotation in annotations {
                pill(isOn: shown?.contains(annotation.name) ?? true, &writer) {
                    $0.attribute("id", "a-", annotation.name)
                } title: {
                    $0.text(annotation.title)
                }
            }
        }
    }

    private func writeLayers(to writer: inout MarkupWriter) {
        for layer in layers {
            pill(isOn: true, &writer) {
                $0.attribute("id", "l-", layer.rawValue)
            } title: {
                $0.literal(layer.title)
            }
        }
        pill(isOn: false, &writer) {
            $0.attribute("id", "l-outlines")
        } title: {
            $0.literal("Outlines")
        }
    }

    private func pill(
        isOn: Bool,
        _ writer: inout MarkupWriter,
        id: (inout MarkupWriter) -> Void,
        title: (inout MarkupWriter) -> Void
    ) {
        writer.choice(class: "pill") { writer in
            id(&writer)
            if isOn { writer.attribute("checked", "") }
        } title: {
            title(&$0)
        }
    }

    /// Writes the rules that hide what is switched off, from those who see the page and from those who hear it.
    ///
    /// What is in no background or overlay is content: it has no group of its own, so it becomes invisible around the
    /// others, which stay visible.
    func writeRules(figure: String, to writer: inout MarkupWriter) {
        for layer in layers {
            switch layer {
            case .background, .overlay:
                writer.hidingRule("l-", layer.rawValue) { writer in
                    // The rules of the content make layers inside this one visible.
                    writer.selector(figure)
                    writer.literal(" ")
                    writer.selector(figure, layer: layer)
                    for inner in [Drawing.Layer.background, .overlay] where layers.contains(inner) {
                        writer.literal(",")
                        writer.selector(figure)
                        writer.literal(" ")
                        writer.selector(figure, layer: layer)
                        writer.literal(" ")
                        writer.selector(figure, layer: inner)
                    }
                }
            case .content:
                writer.ruleWhereOff("l-", layer.rawValue)
                writer.selector(figure)
                writer.literal("{visibility:hidden}\n")
                writer.ruleWhereOff("l-", layer.rawValue)
                writer.selector(figure)
                writer.literal(" :is(")
                writer.selector(figure, layer: .background)
                writer.literal(",")
                writer.selector(figure, layer: .overlay)
                writer.literal(",a.box,defs")
                for annotation in annotations {
                    writer.literal(",")
                    writer.selector(figure, annotation)
                }
                writer.literal("){visibility:visible}\n")
            case .mask, .annotation: break
            }
        }
        for annotation in annotations {
            writer.hidingRule("a-", annotation.name) { $0.selector(figure, annotation) }
        }
    }
}

extension MarkupWriter {
    /// Writes the start of a selector that holds where a checkbox is off.
    fileprivate mutating func ruleWhereOff(_ prefix: StaticString, _ name: String) {
        // A browser looks for the checkbox among the others, not in the whole picture.
        literal("div.bar:has(#")
        literal(prefix)
        bytes.append(identifier: name)
        literal(":not(:checked))~div.stage ")
    }

    /// Writes the rule that hides something, and everything inside it, where a checkbox is off.
    ///
    /// Browsers leave text of pictures in the accessibility tree where it only isn't displayed. A selector of all elements
    /// inside would make them look at every element of the picture whenever any switch is used.
    fileprivate mutating func hidingRule(
        _ prefix: StaticString,
        _ name: String,
        _ selector: (inout MarkupWriter) -> Void
    ) {
        ruleWhereOff(prefix, name)
        literal(":is(")
        selector(&self)
        literal("){display:none;visibility:hidden!important}\n")
    }

    /// Writes the selector of an annotation of a figure.
    fileprivate mutating func selector(_ figure: String, _ annotation: Drawing.Annotation) {
        selector(figure)
        literal("-")
        bytes.append(identifier: annotation.name)
    }

    /// Writes the selector of the figure.
    fileprivate mutating func selector(_ figure: String, layer: Drawing.Layer) {
        literal(".")
        bytes.append(identifier: figure)
        literal("-")
        bytes.append(layer)
    }

    /// Writes the selector of a figure.
    fileprivate mutating func selector(_ figure: String) {
        literal("#")
        bytes.append(identifier: figure)
    }

    /// Writes an identifier behind a prefix.
    fileprivate mutating func attribute(_ name: StaticString, _ prefix: StaticString, _ text: String) {
        attribute(name) { bytes in
            bytes.append(prefix)
            bytes.append(identifier: text)
        }
    }
}

extension Drawing {
    /// The layers in which anything is painted, without masks, which never are.
    fileprivate var paintedLayers: [Layer] {
        var found: Set<Layer> = []
        var around: [Layer] = []
        around.reserveCapacity(elements.count)
        for element in elements {
            let outer = element.parent.map { around[$0] } ?? .content
            // A mask stays a mask, and what is inside a layer belongs to that as long as it starts none itself.
            let layer = outer == .mask ? outer : element.layer ?? outer
            around.append(layer)
            if element.mark.paintedBounds != nil { found.insert(layer) }
        }
        return Layer.allCases.filter { $0 != .mask && $0 != .annotation && found.contains($0) }
    }
}

extension Drawing.Layer {
    /// What people call it.
    fileprivate var title: StaticString {
        switch self {
        case .background: "Backgrounds"
        case .content: "Content"
        case .overlay: "Overlays"
        case .mask: "Masks"
        case .annotation: "Annotations"
        }
    }
}
