import GridPress

extension AnyView {
    /// The view with a modifier of a case.
    func applying(_ name: String, _ value: JSON) throws -> AnyView {
        let arguments = Arguments(value)
        let result: AnyView
        switch name {
        case "id", "named": return AnyView(named(try value.string()))
        case "frame": result = try framed(arguments)
        case "padding": return try padded(value)
        case "fixedSize":
            let horizontal = arguments.flag("horizontal")
            let vertical = arguments.flag("vertical")
            let isPlain = horizontal == nil && vertical == nil
            result = AnyView(fixedSize(horizontal: horizontal ?? isPlain, vertical: vertical ?? isPlain))
        case "aspectRatio":
            let mode: ContentMode = try arguments.choice("mode") ?? arguments.choice("contentMode") ?? .fit
            result = AnyView(aspectRatio(try arguments.length("ratio"), contentMode: mode))
        case "scaledToFit": result = AnyView(scaledToFit())
        case "scaledToFill": result = AnyView(scaledToFill())
        case "layoutPriority": return AnyView(layoutPriority(Double(try value.length())))
        case "zIndex": return AnyView(zIndex(Double(try value.length())))
        case "offset":
            result = AnyView(offset(x: try arguments.length("x") ?? 0, y: try arguments.length("y") ?? 0))
        case "position":
            result = AnyView(position(x: try arguments.length("x") ?? 0, y: try arguments.length("y") ?? 0))
        case "overlay", "background":
            let content = try ViewTree(arguments.value("content")).view
            let alignment: Alignment = try arguments.choice("alignment") ?? .center
            result =
                name == "overlay"
                ? AnyView(overlay(alignment: alignment) { content })
                : AnyView(background(alignment: alignment) { content })
        case "border": result = AnyView(border(.red))
        case "hidden": result = AnyView(hidden())
        case "clipped": result = AnyView(clipped())
        case "opacity": return AnyView(opacity(Double(try value.length())))
        case "scaleEffect": return AnyView(scaleEffect(try value.length()))
        case "layoutDirection":
            let direction: LayoutDirection = try value.string() == "rightToLeft" ? .rightToLeft : .leftToRight
            return AnyView(environment(\.layoutDirection, direction))
        default: throw JSON.Unexpected("there is no modifier \(name)")
        }
        try arguments.checkAllAreUsed(by: name)
        return result
    }

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

    /// A padding is a length, nothing (the default length), or an object with edges or with a length for each edge.
    private func padded(_ value: JSON) throws -> AnyView {
        guard case .object = value else {
            return AnyView(padding(.all, try value.optionalLength()))
        }
        let arguments = Arguments(value)
        let length = try arguments.length("length")
        if let edges = try arguments.edges("edges") {
            try arguments.checkAllAreUsed(by: "padding")
            return AnyView(padding(edges, length))
        }
        let horizontal = try arguments.length("horizontal")
        let vertical = try arguments.length("vertical")
        let insets = EdgeInsets(
            top: try arguments.length("top") ?? vertical ?? length ?? 0,
            leading: try arguments.length("leading") ?? horizontal ?? length ?? 0,
            bottom: try arguments.length("bottom") ?? vertical ?? length ?? 0,
            trailing: try arguments.length("trailing") ?? horizontal ?? length ?? 0
        )
        let isPlain = try value.object().isEmpty
        try arguments.checkAllAreUsed(by: "padding")
        return isPlain ? AnyView(padding()) : AnyView(padding(insets))
    }
}
