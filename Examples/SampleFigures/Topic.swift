/// The subject of a sample figure, in the order of the gallery, in which grids come first.
package enum Topic: String, CaseIterable, Sendable {
    /// Grids with listed tracks, and the positions of their cells.
    case trackGrids = "Track grids"
    /// The room in grids with listed tracks.
    case trackGridRoom = "Room in track grids"
    /// Grids with cells in rows.
    case rowGrids = "Row grids"
    /// Grids whose columns don't depend on their content, and their measures.
    case lazyGrids = "Lazy grids"
    /// Grids whose width determines the columns that cells span.
    case spanGrids = "Span grids"
    /// Views in lanes, each in the shortest lane.
    case masonry = "Masonry"
    /// Views in lines that break when they are full.
    case flows = "Flows"
    /// The same cards, arranged by six layouts.
    case arrangements = "Six arrangements"
    /// A grid that becomes a honeycomb.
    case honeycombs = "Honeycomb"
    /// Dimensions, as lengths between arrows.
    case dimensions = "Dimensions"
    /// Guides, which explain a picture.
    case annotations = "Guides above pictures"
    /// Views explained in words, with captions.
    case callouts = "Callouts and captions"
    /// Layouts that change from one state to the next.
    case motion = "Layouts that move"
    /// Two figures and their differences.
    case comparisons = "Comparisons"
    /// Views in rows, columns and layers.
    case stacks = "Stacks"
    /// The space between views.
    case spacing = "Spacing"
    /// The division of lengths among views.
    case priorities = "Priorities"
    /// Views in frames, and in proportion.
    case frames = "Frames"
    /// Room around views, and views with an offset.
    case places = "Padding and place"
    /// Edges and baselines that meet.
    case alignment = "Alignment"
    /// Custom alignment guides.
    case guides = "Alignment guides"
    /// Outlines, filled.
    case shapes = "Shapes"
    /// Outlines, drawn as lines.
    case lines = "Lines"
    /// Gradients.
    case gradients = "Gradients"
    /// Showing a part of a view.
    case clipping = "Clipping"
    /// Views behind and above a view.
    case layers = "Layers"
    /// Pictures made of pixels, and their placeholders.
    case images = "Images"
    /// Painting a view in another way.
    case effects = "Effects"
    /// Custom layouts.
    case layouts = "Layouts"
    /// Views that read the size of their room.
    case readers = "Readers"
    /// Reading from right to left.
    case direction = "Direction"
    /// Light, dark, and styles that follow their surroundings.
    case schemes = "Schemes"
    /// Values that flow down the tree, or belong to a position in the tree.
    case state = "State and environment"
    /// Sizes, weights and faces of letters.
    case typefaces = "Typefaces"
    /// Attributes of letters.
    case letters = "Letters"
    /// Line breaks.
    case wrapping = "Wrapping"
    /// Truncated text.
    case truncation = "Truncation"
    /// Lines beside each other, and text beside other views.
    case textAlignment = "Text alignment"
    /// Alphabets, and the directions in which they are read.
    case scripts = "Scripts"
    /// Text in everyday use.
    case everydayText = "Everyday text"
    /// Controls, as still pictures.
    case controls = "Controls"
    /// Content that is larger than its container.
    case scrollViews = "Scroll views"
    /// Scaled views, and room that depends on the size of a view.
    case scaling = "Scaling and proportion"
    /// Views on a phone, a tablet and a widget.
    case devices = "Devices and widgets"
    /// Views on the screens of devices, and in windows.
    case deviceFrames = "Frames of devices"

    /// The figures of the topic.
    package var samples: [SampleFigure] {
        switch self {
        case .trackGrids: SampleFigure.trackGrids
        case .trackGridRoom: SampleFigure.trackGridRoom
        case .rowGrids: SampleFigure.rowGrids
        case .lazyGrids: SampleFigure.lazyGrids
        case .spanGrids: SampleFigure.spanGrids
        case .masonry: SampleFigure.masonry
        case .flows: SampleFigure.linesThatBreak
        case .arrangements: SampleFigure.sixArrangements
        case .honeycombs: SampleFigure.honeycombs
        case .dimensions: SampleFigure.measured
        case .annotations: SampleFigure.annotations
        case .callouts: SampleFigure.explained
        case .motion: SampleFigure.motion
        case .comparisons: SampleFigure.comparisons
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
        case .images: SampleFigure.images + SampleFigure.symbolsInLayouts
        case .effects: SampleFigure.effects
        case .layouts: SampleFigure.layouts
        case .readers: SampleFigure.readers
        case .direction: SampleFigure.direction
        case .schemes: SampleFigure.schemes
        case .state: SampleFigure.state
        case .typefaces: SampleFigure.typefaces
        case .letters: SampleFigure.letters
        case .wrapping: SampleFigure.wrapping
        case .truncation: SampleFigure.truncation
        case .textAlignment: SampleFigure.textAlignment
        case .scripts: SampleFigure.scripts
        case .everydayText: SampleFigure.everydayText
        case .controls: SampleFigure.controls
        case .scrollViews: SampleFigure.scrollViews
        case .scaling: SampleFigure.scaling
        case .devices: SampleFigure.devices
        case .deviceFrames: SampleFigure.deviceFrames + SampleFigure.layoutsOnDevices
        }
    }
}
