/// The subject of sample figures.
package struct Topic: CaseIterable, CustomStringConvertible, Sendable {
    /// The title of the topic in the gallery.
    package let title: String
    /// The figures of the topic.
    package let samples: [SampleFigure]

    /// The title, which names a topic in the events of tests.
    package var description: String { title }

    private init(_ title: String, _ samples: [SampleFigure]) { (self.title, self.samples) = (title, samples) }
}

extension Topic: Hashable {
    package static func == (first: Topic, second: Topic) -> Bool { first.title == second.title }
    package func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension Topic {
    /// All topics in the order of the gallery, in which grids come first.
    package static let allCases: [Topic] = [
        // Grids with listed tracks, and the positions of their cells.
        Topic("Track grids", SampleFigure.trackGrids),
        // The room in grids with listed tracks.
        Topic("Room in track grids", SampleFigure.trackGridRoom),
        // Grids with cells in rows.
        Topic("Row grids", SampleFigure.rowGrids),
        // Grids whose columns don't depend on their content, and their measures.
        Topic("Lazy grids", SampleFigure.lazyGrids),
        // Grids whose width determines the columns that cells span.
        Topic("Span grids", SampleFigure.spanGrids),
        // Views in lanes, each in the shortest lane.
        Topic("Masonry", SampleFigure.masonry),
        // Views in lines that break when they are full.
        Topic("Flows", SampleFigure.linesThatBreak),
        // The same cards, arranged by six layouts.
        Topic("Six arrangements", SampleFigure.sixArrangements),
        // A grid that becomes a honeycomb.
        Topic("Honeycomb", SampleFigure.honeycombs),
        // Dimensions, as lengths between arrows.
        Topic("Dimensions", SampleFigure.measured),
        // Guides, which explain a picture.
        Topic("Guides above pictures", SampleFigure.annotations),
        // Views explained in words, with captions.
        Topic("Callouts and captions", SampleFigure.explained),
        // Layouts that change from one state to the next.
        Topic("Layouts that move", SampleFigure.motion),
        // Two figures and their differences.
        Topic("Comparisons", SampleFigure.comparisons),
        // Views in rows, columns and layers.
        Topic("Stacks", SampleFigure.stacks),
        // The space between views.
        Topic("Spacing", SampleFigure.spacing),
        // The division of lengths among views.
        Topic("Priorities", SampleFigure.priorities),
        // Views in frames, and in proportion.
        Topic("Frames", SampleFigure.frames),
        // Room around views, and views with an offset.
        Topic("Padding and place", SampleFigure.places),
        // Edges and baselines that meet.
        Topic("Alignment", SampleFigure.alignment),
        // Custom alignment guides.
        Topic("Alignment guides", SampleFigure.guides),
        // Outlines, filled.
        Topic("Shapes", SampleFigure.shapes),
        // Outlines, drawn as lines.
        Topic("Lines", SampleFigure.lines),
        // Gradients.
        Topic("Gradients", SampleFigure.gradients),
        // Showing a part of a view.
        Topic("Clipping", SampleFigure.clipping),
        // Views behind and above a view.
        Topic("Layers", SampleFigure.layers),
        // Pictures made of pixels, and their placeholders.
        Topic("Images", SampleFigure.images + SampleFigure.symbolsInLayouts),
        // Painting a view in another way.
        Topic("Effects", SampleFigure.effects),
        // Custom layouts.
        Topic("Layouts", SampleFigure.layouts),
        // Views that read the size of their room.
        Topic("Readers", SampleFigure.readers),
        // Reading from right to left.
        Topic("Direction", SampleFigure.direction),
        // Light, dark, and styles that follow their surroundings.
        Topic("Schemes", SampleFigure.schemes),
        // Values that flow down the tree, or belong to a position in the tree.
        Topic("State and environment", SampleFigure.state),
        // Sizes, weights and faces of letters.
        Topic("Typefaces", SampleFigure.typefaces),
        // Attributes of letters.
        Topic("Letters", SampleFigure.letters),
        // Line breaks.
        Topic("Wrapping", SampleFigure.wrapping),
        // Truncated text.
        Topic("Truncation", SampleFigure.truncation),
        // Lines beside each other, and text beside other views.
        Topic("Text alignment", SampleFigure.textAlignment),
        // Alphabets, and the directions in which they are read.
        Topic("Scripts", SampleFigure.scripts),
        // Text in everyday use.
        Topic("Everyday text", SampleFigure.everydayText),
        // Controls, as still pictures.
        Topic("Controls", SampleFigure.controls),
        // Content that is larger than its container.
        Topic("Scroll views", SampleFigure.scrollViews),
        // Scaled views, and room that depends on the size of a view.
        Topic("Scaling and proportion", SampleFigure.scaling),
        // Views on a phone, a tablet and a widget.
        Topic("Devices and widgets", SampleFigure.devices),
        // Views on the screens of devices, and in windows.
        Topic("Frames of devices", SampleFigure.deviceFrames + SampleFigure.layoutsOnDevices),
    ]
}
