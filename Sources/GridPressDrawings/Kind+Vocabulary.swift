// The kinds of the views and modifiers of this package. Views and modifiers without a name here have plain kinds.

extension Drawing.Kind {
    // MARK: Kinds with a behavior

    package static let zStack = container("ZStack", .depth)
    package static let frame = modifier("frame", .frame)
    package static let padding = modifier("padding", .padding)
    package static let color = leaf("Color", .color)
    package static let image = leaf("Image", .image)
    package static let button = container("Button", .control(.button))

    /// The kinds of this package that have a behavior.
    ///
    /// They are known before any record is read, even to programs without the views.
    static let described: [Self] = [
        zStack, container("ZStackLayout", .depth), frame, padding, color, image,
        container("LabeledContent", .labeledContent),
        button, container("NavigationLink", .control(.button)), container("DisclosureLabel", .control(.button)),
        container("Menu", .control(.menu)), container("Link", .control(.link)),
        container("Toggle", .control(.toggle)), container("Slider", .control(.slider)),
        container("Stepper", .control(.stepper)), container("Picker", .control(.picker)),
        container("ProgressView", .control(.progress)), container("Gauge", .control(.gauge)),
        container("TextField", .control(.textField)), container("SecureField", .control(.secureTextField)),
        container("TextEditor", .control(.textEditor)), container("SearchField", .control(.searchField)),
        container("DatePicker", .control(.datePicker)), container("MultiDatePicker", .control(.datePicker)),
        container("ColorPicker", .control(.colorPicker)),
        container("List", .group(.list)), container("Form", .group(.form)), container("Table", .group(.table)),
        container("TabBar", .group(.tabBar)), container("NavigationBar", .group(.navigationBar)),
        container("BottomBar", .group(.toolbar)),
    ]

    // MARK: Plain kinds

    package static let view = leaf("View", .plain)
    package static let text = leaf("Text", .plain)
    package static let spacer = leaf("Spacer", .plain)
    package static let divider = leaf("Divider", .plain)
    package static let hStack = container("HStack", .plain)
    package static let vStack = container("VStack", .plain)
    package static let lazyHStack = container("LazyHStack", .plain)
    package static let lazyVStack = container("LazyVStack", .plain)
    package static let grid = container("Grid", .plain)
    package static let cell = Self("Cell", .cell, .plain)

    package static let opacity = modifier("opacity", .plain)
    package static let hidden = modifier("hidden", .plain)
    package static let blur = modifier("blur", .plain)
    package static let shadow = modifier("shadow", .plain)
    package static let clipped = modifier("clipped", .plain)
    package static let clipShape = modifier("clipShape", .plain)
    package static let mask = modifier("mask", .plain)
    package static let offset = modifier("offset", .plain)
    package static let position = modifier("position", .plain)
    package static let fixedSize = modifier("fixedSize", .plain)
    package static let aspectRatio = modifier("aspectRatio", .plain)
    package static let rotationEffect = modifier("rotationEffect", .plain)
    package static let scaleEffect = modifier("scaleEffect", .plain)
    package static let transformEffect = modifier("transformEffect", .plain)
    package static let screen = modifier("screen", .plain)

    package static let fill = part("fill", .plain)
    package static let linesOfText = part("text", .plain)

    private static let layers = Drawing.Layer.allCases.map { Self($0.rawValue, .layer, .plain) }

    /// Returns the kind of a layer.
    package static func layer(_ layer: Drawing.Layer) -> Self {
        switch layer {
        case .background: layers[0]
        case .content: layers[1]
        case .overlay: layers[2]
        case .mask: layers[3]
        case .annotation: layers[4]
        }
    }

    /// The kind of the window of a preview, around its views.
    package static let preview = container("Preview", .plain)
    /// The kind of the background that a preview has without a view for it.
    package static let previewBackground = leaf("PreviewBackground", .plain)

    /// The kind of an element that holds a view and, without painting it, the views that are read in its place.
    package static let spokenRepresentation = modifier("accessibilityRepresentation", .plain)
    /// The kind of an element that holds a view and, without painting them, the views that are read as its parts.
    package static let spokenChildren = modifier("accessibilityChildren", .plain)
    /// The kind of the element that holds the views to read, inside an element of ``spokenRepresentation`` or
    /// ``spokenChildren``.
    package static let spokenViews = modifier("accessibilityViews", .plain)

    private static func container(_ name: String, _ behavior: Behavior) -> Self { Self(name, .container, behavior) }
    private static func leaf(_ name: String, _ behavior: Behavior) -> Self { Self(name, .leaf, behavior) }
    private static func modifier(_ name: String, _ behavior: Behavior) -> Self { Self(name, .modifier, behavior) }
    private static func part(_ name: String, _ behavior: Behavior) -> Self { Self(name, .part, behavior) }
}
