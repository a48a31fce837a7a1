import GridPress

extension AnyView {
    /// Returns the view with a modifier of a case, which may take part in layout or not.
    func applying(_ name: String, _ value: JSON) throws -> AnyView {
        if let view = try applyingSize(name, value) { return view }
        if let view = try applyingPlace(name, value) { return view }
        if let view = try applyingTrait(name, value) { return view }
        if let view = try applyingEffect(name, value) { return view }
        throw JSON.Unexpected("unknown modifier \(name)")
    }

    /// Reads the arguments of a modifier, and throws an error if some aren't used.
    private func with(
        _ name: String,
        _ value: JSON,
        _ change: (Arguments) throws -> some View
    ) throws -> AnyView {
        let arguments = try Arguments(value)
        let view = AnyView(try change(arguments))
        try arguments.checkAllAreUsed(by: name)
        return view
    }
}

// MARK: - Modifiers that choose sizes

extension AnyView {
    private func applyingSize(_ name: String, _ value: JSON) throws -> AnyView? {
        switch name {
        case "frame": return try with(name, value) { try framed($0) }
        case "padding": return try padded(value)
        case "fixedSize":
            return try with(name, value) { arguments in
                let (horizontal, vertical) = (try arguments.flag("horizontal"), try arguments.flag("vertical"))
                let isPlain = arguments.isEmpty
                return fixedSize(horizontal: horizontal ?? isPlain, vertical: vertical ?? isPlain)
            }
        case "aspectRatio":
            if case .number(let ratio) = value { return AnyView(aspectRatio(ratio, contentMode: .fit)) }
            return try with(name, value) { arguments in
                let mode: ContentMode = try arguments.choice("mode") ?? arguments.choice("contentMode") ?? .fit
                return aspectRatio(try arguments.length("ratio"), contentMode: mode)
            }
        case "scaledToFit": return try with(name, value) { _ in scaledToFit() }
        case "scaledToFill": return try with(name, value) { _ in scaledToFill() }
        default: return nil
        }
    }

    /// Returns the view in a fixed or flexible frame.
    ///
    /// The arguments decide which one; a mixture of both is an error.
    private func framed(_ arguments: Arguments) throws -> AnyView {
        let alignment: Alignment = try arguments.choice("alignment") ?? .center
        if arguments.has(anyOf: ["width", "height"]) {
            return AnyView(
                frame(
                    width: try arguments.length("width"),
                    height: try arguments.length("height"),
                    alignment: alignment
                )
            )
        }
        return AnyView(
            frame(
                minWidth: try arguments.length("minWidth"),
                idealWidth: try arguments.length("idealWidth"),
                maxWidth: try arguments.length("maxWidth"),
                minHeight: try arguments.length("minHeight"),
                idealHeight: try arguments.length("idealHeight"),
                maxHeight: try arguments.length("maxHeight"),
                alignment: alignment
            )
        )
    }

    /// Returns the view with padding: a length, the default length, or an object with edges or a length for each
    /// edge.
    private func padded(_ value: JSON) throws -> AnyView {
        if case .number(let length) = value { return AnyView(padding(length)) }
        return try with("padding", value) { arguments in
            if arguments.isEmpty { return AnyView(padding()) }
            let length = try arguments.length("length") ?? arguments.length("amount")
            if let edges = try arguments.edges("edges") { return AnyView(padding(edges, length)) }
            let horizontal = try arguments.length("horizontal")
            let vertical = try arguments.length("vertical")
            return AnyView(
                padding(
                    EdgeInsets(
                        top: try arguments.length("top") ?? vertical ?? length ?? 0,
                        leading: try arguments.length("leading") ?? horizontal ?? length ?? 0,
                        bottom: try arguments.length("bottom") ?? vertical ?? length ?? 0,
                        trailing: try arguments.length("trailing") ?? horizontal ?? length ?? 0
                    )
                )
            )
        }
    }
}

// MARK: - Modifiers that choose places

extension AnyView {
    private func applyingPlace(_ name: String, _ value: JSON) throws -> AnyView? {
        switch name {
        case "offset":
            let offset = try value.point()
            return AnyView(self.offset(x: offset.x, y: offset.y))
        case "position": return AnyView(position(try value.point()))
        case "overlay":
            return try decorated(name, value) { content, alignment in
                AnyView(overlay(alignment: alignment) { content })
            }
        case "background":
            return try decorated(name, value) { content, alignment in
                AnyView(background(alignment: alignment) { content })
            }
        case "mask":
            return try decorated(name, value) { content, alignment in
                AnyView(mask(alignment: alignment) { content })
            }
        case "alignmentGuide":
            return try with(name, value) { try guided($0) }
        default: return nil
        }
    }

    /// Returns the view with a decoration, whose content is a node, a list of nodes, or the value itself.
    private func decorated(
        _ name: String,
        _ value: JSON,
        _ decorate: (AnyView, Alignment) -> AnyView
    ) throws -> AnyView {
        if !value["view"].isNull { return decorate(try ViewTree(value).view, .center) }
        return try with(name, value) { arguments in
            let content: AnyView
            switch arguments.value("content") {
            case .null: content = AnyView(try ViewTree.views(arguments.list("children")))
            case .array(let nodes): content = AnyView(try ViewTree.views(nodes))
            case let node: content = try ViewTree(node).view
            }
            return decorate(content, try arguments.choice("alignment") ?? .center)
        }
    }

    /// Returns the view with a guide at a length from the top leading corner.
    ///
    /// The name `center` also needs an axis.
    private func guided(_ arguments: Arguments) throws -> AnyView {
        let name = try arguments.string("guide") ?? arguments.string("of") ?? ""
        let length = try arguments.length("value") ?? arguments.length("length")
        guard let length else { throw JSON.Unexpected("the guide \(name) has no value") }
        let axis = try arguments.axes("axis")
        if axis != .vertical, let guide = HorizontalAlignment.choices[name], name != "center" || axis != nil {
            return AnyView(alignmentGuide(guide) { _ in length })
        }
        if axis != .horizontal, let guide = VerticalAlignment.choices[name], name != "center" || axis != nil {
            return AnyView(alignmentGuide(guide) { _ in length })
        }
        throw JSON.Unexpected("\(name) isn't a guide of one axis")
    }
}

// MARK: - Modifiers that describe the view

extension AnyView {
    private func applyingTrait(_ name: String, _ value: JSON) throws -> AnyView? {
        switch name {
        case "id", "named": return AnyView(named(try value.string()))
        case "layoutPriority": return AnyView(layoutPriority(Double(try value.length())))
        case "zIndex": return AnyView(zIndex(Double(try value.length())))
        case "gridCellColumns": return AnyView(gridCellColumns(Int(try value.length())))
        case "gridCellUnsizedAxes":
            return AnyView(gridCellUnsizedAxes(try Arguments(.object(["axes": value])).axes("axes") ?? []))
        case "gridCellAnchor":
            if case .string = value {
                guard let anchor: UnitPoint = try Arguments(.object(["anchor": value])).choice("anchor") else {
                    return nil
                }
                return AnyView(gridCellAnchor(anchor))
            }
            let point = try value.point()
            return AnyView(gridCellAnchor(UnitPoint(x: point.x, y: point.y)))
        case "gridColumnAlignment":
            let alignment: HorizontalAlignment? = try Arguments(.object(["guide": value])).choice("guide")
            return AnyView(gridColumnAlignment(alignment ?? .center))
        case "environment":
            return try with(name, value) { arguments in
                var view = self
                if let direction: LayoutDirection = try arguments.choice("layoutDirection") {
                    view = AnyView(view.environment(\.layoutDirection, direction))
                }
                if let scale = try arguments.length("displayScale") {
                    view = AnyView(view.environment(\.displayScale, scale))
                }
                return view
            }
        case "layoutDirection", "displayScale":
            return try applyingTrait("environment", .object([name: value]))
        case "font":
            if case .number(let size) = value { return AnyView(font(.system(size: size))) }
            return try with(name, value) { font(.system(size: try $0.length("size") ?? 17)) }
        default: return nil
        }
    }
}

// MARK: - Modifiers that change nothing about the layout

extension AnyView {
    private func applyingEffect(_ name: String, _ value: JSON) throws -> AnyView? {
        switch name {
        case "hidden": return try with(name, value) { _ in hidden() }
        case "clipped": return try with(name, value) { _ in clipped() }
        case "clipShape":
            guard try ["Rectangle", "Circle", "Ellipse", "Capsule"].contains(value.string()) else { return nil }
            return AnyView(clipShape(Circle()))
        case "opacity": return AnyView(opacity(Double(try value.length())))
        case "cornerRadius": return AnyView(cornerRadius(try value.length()))
        case "foregroundColor", "foregroundStyle":
            _ = try value.string()
            return AnyView(foregroundStyle(.blue))
        case "border":
            if case .number(let width) = value { return AnyView(border(.red, width: width)) }
            return try with(name, value) { border(.red, width: try $0.length("width") ?? 1) }
        case "blur":
            if case .number(let radius) = value { return AnyView(blur(radius: radius)) }
            return try with(name, value) { blur(radius: try $0.length("radius") ?? 0) }
        case "shadow":
            return try with(name, value) {
                shadow(radius: try $0.length("radius") ?? 0, x: try $0.length("x") ?? 0, y: try $0.length("y") ?? 0)
            }
        case "rotationEffect":
            if case .number(let degrees) = value { return AnyView(rotationEffect(.degrees(degrees))) }
            return try with(name, value) {
                rotationEffect(.degrees(try $0.length("degrees") ?? 0), anchor: try $0.choice("anchor") ?? .center)
            }
        case "scaleEffect":
            if case .number(let scale) = value { return AnyView(scaleEffect(scale)) }
            return try with(name, value) {
                let both = try $0.length("scale") ?? 1
                return scaleEffect(
                    x: try $0.length("x") ?? both,
                    y: try $0.length("y") ?? both,
                    anchor: try $0.choice("anchor") ?? .center
                )
            }
        default: return nil
        }
    }
}
