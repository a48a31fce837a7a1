/// Layers: modifiers with views, such as `overlay`, as elements directly inside the view that they belong to.
extension DocumentReader {
    /// The name of the argument with the views of a layer.
    private static let layer = RuleName.slot(ModifierRule.layer)
    /// The maximum number of layers of a view.
    private static let mostLayers = 100

    /// Returns whether an element inside a view is a layer of the view.
    ///
    /// In a container, a modifier with both views and layer content belongs to these views instead.
    func isLayer(_ element: XMLArena.Element, in parameters: ParameterList) -> Bool {
        guard parameters.takeLayers, let rule = meanings[element.nameIndex].modifier, rule.isLayer else { return false }
        if !parameters.takeViews { return true }
        let parts = LayerParts(element)
        return parts.views.isEmpty || parts.contents.isEmpty && rule.fill(of: element) == nil
    }

    /// Returns a view with the layers inside its element, in the order of the file.
    func layered(
        _ view: CompiledView?,
        by element: XMLArena.Element,
        _ parameters: ParameterList
    ) -> CompiledView? {
        guard parameters.takeLayers, !element.isEmpty else { return view }
        var view = view
        var count = 0
        for child in element.elements where readsOn && isLayer(child, in: parameters) {
            guard let rule = meanings[child.nameIndex].modifier, spend(elementAt: child) else { continue }
            count += 1
            if count > Self.mostLayers {
                report(
                    .unexpectedContent,
                    at: child.nameRange.lowerBound,
                    "\"\(element.name)\" has more than \(Self.mostLayers) layers.",
                    fix: "Put several views into one layer."
                )
                return nil
            }
            guard let parsed = layer(child, of: element, rule) else {
                view = nil
                continue
            }
            view?.add(.modify(rule, parsed))
            if notesPlaces { view?.add(place(of: child)) }
        }
        return view
    }

    /// Returns the arguments of a layer of a view; `nil` if the layer has errors.
    private func layer(_ layer: XMLArena.Element, of element: XMLArena.Element, _ rule: ModifierRule)
        -> ParsedArguments?
    {
        let parts = LayerParts(layer)
        var parsed = ParsedArguments()
        var isRight = takeAttributes(of: layer, for: rule.parameters, as: .wrapper, into: &parsed)
        inside(rule.name) {
            if parts.contents.isEmpty {
                isRight = checkText(in: layer, mayHaveViews: true) && isRight
                if !parts.views.isEmpty { parsed.set(Self.layer, to: TypedValue(views(of: parts.views))) }
            } else if parts.views.isEmpty {
                isRight = takeContent(of: layer, for: rule.parameters, into: &parsed) && isRight
            }
        }
        guard isRight, !reportMixture(of: parts, in: layer, of: element),
            !reportFill(of: rule, parsed, in: layer), !reportEmpty(layer, by: rule, parsed),
            find(rule.constraints, in: parsed, of: layer)
        else { return nil }
        return parsed
    }

    // MARK: Findings

    /// Reports a layer that has views both directly inside it and in `<content>`; returns whether it is such a layer.
    private func reportMixture(of parts: LayerParts, in layer: XMLArena.Element, of element: XMLArena.Element) -> Bool {
        guard !parts.views.isEmpty, let content = parts.contents.first else { return false }
        report(
            .unexpectedContent,
            at: content.nameRange.lowerBound,
            "\"\(layer.name)\" in \"\(element.name)\" has views beside <content>.",
            fix: "Put the views of the layer directly into <\(layer.name)>, without <content>. To layer another view, "
                + "move <\(layer.name)> out of \"\(element.name)\"."
        )
        return true
    }

    /// Reports a layer that has both a fill and views; returns whether it is such a layer.
    private func reportFill(of rule: ModifierRule, _ parsed: ParsedArguments, in layer: XMLArena.Element) -> Bool {
        guard parsed.has(Self.layer), let fill = rule.fill(of: layer) else { return false }
        report(
            .contradiction,
            at: parsed.offset(of: RuleName(fill)) ?? layer.nameRange.lowerBound,
            "\"\(layer.name)\" can't have both \"\(fill)\" and views.",
            fix: "Remove \"\(fill)\", or remove the views."
        )
        return true
    }

    /// Reports a layer without views and without a fill; returns whether it is such a layer.
    private func reportEmpty(_ layer: XMLArena.Element, by rule: ModifierRule, _ parsed: ParsedArguments) -> Bool {
        guard layer.isWithoutElements,
            rule.constraints.contains(where: { $0.check(parsed)?.code == .missingAttribute })
        else { return false }
        report(
            .missingAttribute,
            at: layer.nameRange.lowerBound,
            "\"\(layer.name)\" is empty.",
            fix: "Put the views of the layer into it\(rule.fills.isEmpty ? "" : ", or set \"style\"")."
        )
        return true
    }

    /// Reports a layer with views but without `<content>` that isn't inside a view.
    ///
    /// - Returns: Whether the element is such a layer.
    func reportStrayLayer(_ element: XMLArena.Element, by rule: ModifierRule) -> Bool {
        guard rule.isLayer, rule.fill(of: element) == nil else { return false }
        let parts = LayerParts(element)
        guard !parts.views.isEmpty, parts.contents.isEmpty else { return false }
        report(
            .missingAttribute,
            at: element.nameRange.lowerBound,
            "\(rule.fills.isEmpty ? "" : "\"style\" or ")\"<content>\" is missing.",
            fix: "Put the views of the layer into <content>…</content>, or put <\(element.name)> directly into the "
                + "view that it belongs to."
        )
        return true
    }
}

/// The views directly inside a modifier, and its `<content>` elements.
private struct LayerParts {
    let views: [XMLArena.Element]
    let contents: [XMLArena.Element]

    init(_ element: XMLArena.Element) {
        views = element.elements.filter { $0.name != ModifierRule.layer }
        contents = element.elements.filter { $0.name == ModifierRule.layer }
    }
}

extension ModifierRule {
    /// The name of the slot with the views of a layer.
    static let layer = "content"

    /// The names of all modifiers that layer views.
    static let layerNames = all.filter(\.isLayer).map(\.name)

    /// The names of the attributes that fill a layer, in place of views.
    var fills: [String] { attributes.map(\.name).filter { $0 == "style" || $0 == "in" } }

    /// Returns the name of the attribute that fills the layer of an element; `nil` if the element has none.
    func fill(of element: XMLArena.Element) -> String? { fills.first { element[$0] != nil } }
}
