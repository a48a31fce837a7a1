import GridPressDrawings

extension LayoutRecord.Look.Name {
    /// The name of the attribute or member that tells it.
    var word: StaticString {
        switch self {
        case .fill: "fill"
        case .stroke: "stroke"
        case .radius: "radius"
        case .outline: "outline"
        case .font: "font"
        case .color: "color"
        case .lines: "lines"
        case .link: "link"
        case .image: "image"
        case .opacity: "opacity"
        case .transform: "transform"
        case .clip: "clip"
        case .mask: "mask"
        case .blur: "blur"
        case .shadow: "shadow"
        case .colors: "colors"
        case .hidden: "hidden"
        case .layer: "layer"
        case .inset: "inset"
        case .flow: "flow"
        case .shift: "shift"
        }
    }
}
