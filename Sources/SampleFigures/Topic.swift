/// What a sample figure is about; the order is that of the gallery.
public enum Topic: String, CaseIterable, Sendable {
    /// Views in rows, columns and layers.
    case stacks = "Stacks"
    /// The space between views.
    case spacing = "Spacing"
    /// Who gets how much.
    case priorities = "Priorities"
    /// Views in frames, and in proportion.
    case frames = "Frames"
    /// Room around views, and views drawn elsewhere.
    case places = "Padding and place"
    /// Edges and baselines that meet.
    case alignment = "Alignment"
    /// Guides of one's own.
    case guides = "Alignment guides"
    /// Outlines, filled.
    case shapes = "Shapes"
    /// Outlines, drawn as lines.
    case lines = "Lines"
    /// Colours that flow into each other.
    case gradients = "Gradients"
    /// Showing a part of a view.
    case clipping = "Clipping"
    /// What lies behind and above a view.
    case layers = "Layers"
    /// Painting a view in another way.
    case effects = "Effects"
    /// Layouts of one's own.
    case layouts = "Layouts"
    /// Views that look at the room they get.
    case readers = "Readers"
    /// Reading from right to left.
    case direction = "Direction"
    /// Light, dark, and styles that follow their surroundings.
    case schemes = "Schemes"
    /// Values that flow down the tree, or belong to a place in it.
    case state = "State and environment"
    /// Things to use, as still pictures.
    case controls = "Controls"

    /// The figures of the topic.
    public var samples: [SampleFigure] {
        switch self {
        case .stacks: SampleFigure.stacks
        case .spacing: SampleFigure.spacing
        case .priorities: SampleFigure.priorities
        case .frames: SampleFigure.frames
        case .places: SampleFigure.places
        case .alignment: SampleFigure.alignment
        case .guides: SampleFigure.guides
        case .shapes: SampleFigure.shapes
        case .lines: SampleFigure.lines
        case .gradients: SampleFigure.gradients
        case .clipping: SampleFigure.clipping
        case .layers: SampleFigure.layers
        case .effects: SampleFigure.effects
        case .layouts: SampleFigure.layouts
        case .readers: SampleFigure.readers
        case .direction: SampleFigure.direction
        case .schemes: SampleFigure.schemes
        case .state: SampleFigure.state
        case .controls: SampleFigure.controls
        }
    }
}
