@_spi(Bytes) import GridPressSVG

/// Checkboxes that show and hide the layers of a figure, with rules of the style sheet and no script.
struct LayerSwitches {
    private let layers: [Drawing.Layer]
    private let annotations: [Drawing.Annotation]
    private let shown: Set<String>?
    /// Whether the dark scheme has other annotations.
    private let hasDarkPart: Bool
    /// Whether parts of the figure may be hidden, because they leave while it moves.
    private let hasHiddenParts: Bool
    /// The elements that layers consist of.
    private let mode: HTMLRenderer.Mode

    /// Creates the switches of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing, whose layers have switches.
    ///   - annotations: The annotations that have switches.
    ///   - shown: The names of the annotations that are visible at first; `nil` for all.
    ///   - mode: The elements that layers consist of.
    init(_ drawing: Drawing, annotations: [Drawing.Annotation], shown: Set<String>?, mode: HTMLRenderer.Mode) {
        layers = drawing.paintedLayers
        hasDarkPart = drawing.dark != nil
        hasHiddenParts = drawing.motion != nil
        self.annotations = annotations
        self.shown = shown
        self.mode = mode
    }

    /// Writes the checkboxes in their groups, which are collapsible in narrow windows.
    func write(to writer: inout MarkupWriter) {
        writer.element("div", class: "switches") { writer in
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

    /// Writes the rules that hide the layers that are off, both visually and from assistive technologies.
    ///
    /// Content outside of backgrounds and overlays has no group that could be hidden. The rule makes the whole figure
    /// invisible and its other layers visible again.
    func writeRules(figure: String, to writer: inout MarkupWriter) {
        for layer in layers {
            switch layer {
            case .background, .overlay:
                writer.hidingRule("l-", layer.rawValue, keepsPlace: mode == .boxes) { writer in
                    // The rules of the content make layers inside this layer visible.
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
                    writer.selector(figure, annotation, hasDarkPart: hasDarkPart)
                }
                writer.literal(")")
                if hasHiddenParts { writer.literal(":not([visibility=hidden],[visibility=hidden] *)") }
                writer.literal("{visibility:visible}\n")
            case .mask, .annotation: break
            }
        }
        for annotation in annotations {
            writer.hidingRule("a-", annotation.name) { $0.selector(figure, annotation, hasDarkPart: hasDarkPart) }
        }
    }
}

extension MarkupWriter {
    /// Writes the start of a selector that applies while a checkbox is off.
    fileprivate mutating func ruleWhereOff(_ prefix: StaticString, _ name: String) {
        // This form lets browsers search only the checkboxes, and not the whole picture.
        literal("div.bar:has(#")
        literal(prefix)
        bytes.append(identifier: name)
        literal(":not(:checked))~div.stage ")
    }

    /// Writes the rule that hides an element and its descendants while a checkbox is off.
    ///
    /// Browsers keep SVG text with `display: none` in the accessibility tree, so visibility changes too. A selector
    /// of all descendants would make browsers visit every element of the picture when a switch changes. Boxes keep
    /// their places: Chromium needs seconds to remove 10,000 of them.
    fileprivate mutating func hidingRule(
        _ prefix: StaticString,
        _ name: String,
        keepsPlace: Bool = false,
        _ selector: (inout MarkupWriter) -> Void
    ) {
        ruleWhereOff(prefix, name)
        literal(":is(")
        selector(&self)
        if keepsPlace { literal("){") } else { literal("){display:none;") }
        literal("visibility:hidden!important}\n")
    }

    /// Writes the selector of an annotation of a figure, in both schemes.
    fileprivate mutating func selector(
        _ figure: String,
        _ annotation: Drawing.Annotation,
        hasDarkPart: Bool
    ) {
        selector(figure)
        literal("-")
        bytes.append(identifier: annotation.name)
        guard hasDarkPart else { return }
        literal(",")
        selector(figure)
        literal("-dark-")
        bytes.append(identifier: annotation.name)
    }

    /// Writes the selector of a layer of a figure.
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

    /// Writes an attribute whose value is a prefix and an identifier.
    fileprivate mutating func attribute(_ name: StaticString, _ prefix: StaticString, _ text: String) {
        attribute(name) { bytes in
            bytes.append(prefix)
            bytes.append(identifier: text)
        }
    }
}

extension Drawing {
    /// The layers in which something is painted, except masks.
    fileprivate var paintedLayers: [Layer] {
        var found: Set<Layer> = []
        var around: [Layer] = []
        around.reserveCapacity(elements.count)
        for element in elements {
            let outer = element.parent.map { around[$0] } ?? .content
            // Content inside a mask is part of the mask; other content is in its innermost layer.
            let layer = outer == .mask ? outer : element.layer ?? outer
            around.append(layer)
            if element.mark.paintedBounds != nil { found.insert(layer) }
        }
        return Layer.allCases.filter { $0 != .mask && $0 != .annotation && found.contains($0) }
    }
}

extension Drawing.Layer {
    /// The title of the layer on pages.
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
