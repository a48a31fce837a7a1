import FigureComparisons
@_exported import GridPress

/// A figure that shows one idea, for the gallery and for the golden files.
package struct SampleFigure: Sendable {
    /// The name of the figure and of its files, in kebab case; no two samples share one.
    package let name: String
    /// The findings that the figure demonstrates.
    package let findings: Set<Finding.Code>
    /// The dimensions to draw, in addition to dimensions that views request.
    package let dimensions: Drawing.DimensionSelection
    /// The guides above the figure.
    package let guides: Set<Drawing.Guide>
    /// The placement of the words of callouts.
    package let callouts: Drawing.CalloutPlacement
    /// The path of the file in which the figure is declared, at compile time.
    package let file: String
    /// The line of the file on which the declaration starts.
    package let line: Int
    /// A closure that creates the figure; each call returns a new figure.
    package let make: @Sendable () -> Figure

    /// Creates a figure of some views with padding around them.
    ///
    /// The lengths describe the content without the padding. The content determines an omitted length.
    init(
        _ name: String,
        title: String,
        description: String,
        caption: String? = nil,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        findings: Set<Finding.Code> = [],
        dimensions: Drawing.DimensionSelection = .none,
        guides: Set<Drawing.Guide> = [],
        callouts: Drawing.CalloutPlacement = .automatic,
        file: String = #filePath,
        line: Int = #line,
        @RootView content: @escaping @Sendable () -> AnyView
    ) {
        self.name = name
        self.findings = findings
        self.dimensions = dimensions
        self.guides = guides
        self.callouts = callouts
        self.file = file
        self.line = line
        make = {
            // Callouts and captions have their own padding, and a list of callouts starts at the leading edge.
            let air = caption == nil ? Self.air : Self.airOfExplained
            let leading = callouts == .below ? 0 : air
            return Figure(
                title,
                description: description,
                caption: caption,
                width: width.map { $0 + leading + air },
                height: height.map { $0 + 2 * air }
            ) {
                content().padding(EdgeInsets(top: air, leading: leading, bottom: air, trailing: air))
            }
        }
    }

    /// Creates a figure that changes from one state to the next, with padding around each state.
    init(
        _ name: String,
        title: String,
        description: String,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        animation: Animation,
        file: String = #filePath,
        line: Int = #line,
        @MovingStates states: @escaping @Sendable () -> [AnyView]
    ) {
        self.name = name
        self.file = file
        self.line = line
        (findings, dimensions, guides, callouts) = ([], .none, [], .automatic)
        make = {
            Figure.states(
                title,
                description: description,
                width: width.map { $0 + 2 * Self.air },
                height: height.map { $0 + 2 * Self.air },
                animation: animation
            ) {
                for state in states() { state.padding(Self.air) }
            }
        }
    }

    /// Creates a figure that compares two figures.
    init(
        _ name: String,
        file: String = #filePath,
        line: Int = #line,
        comparison: @escaping @Sendable () -> FigureComparison
    ) {
        self.name = name
        self.file = file
        self.line = line
        (findings, dimensions, guides, callouts) = ([], .none, [], .automatic)
        // Samples can always be drawn.
        make = { (try? comparison().figure()) ?? Figure(name) {} }
    }

    /// Returns the drawing of the figure, with all data for guides.
    package func drawing(scheme: Figure.Scheme = .adaptive) throws -> Drawing {
        try make().drawing(scheme: scheme)
    }

    /// Returns the picture for the gallery, with its dimensions and guides.
    package func svg(scheme: Figure.Scheme = .adaptive) throws -> String {
        try svg(of: drawing(scheme: scheme), scheme: scheme)
    }

    /// Returns the picture of a drawing in a scheme, with its dimensions and guides.
    package func svg(of drawing: Drawing, scheme: Figure.Scheme = .adaptive) throws -> String {
        try drawing.svg(options(scheme: scheme))
    }

    /// Returns the options for drawing the figure with its annotations.
    package func options(scheme: Figure.Scheme = .adaptive) -> Figure.RenderOptions {
        Figure.RenderOptions(scheme: scheme, dimensions: dimensions, guides: guides, calloutPlacement: callouts)
    }

    /// The padding around the content of a figure.
    private static let air: CGFloat = 24
    private static let airOfExplained: CGFloat = 12
}

extension SampleFigure {
    /// All samples, topic by topic.
    package static let all: [SampleFigure] = Topic.allCases.flatMap(\.samples)

    /// The subject of the figure, which lists it.
    package var topic: Topic { Self.topics[name]! }

    private static let topics = Dictionary(
        Topic.allCases.flatMap { topic in topic.samples.map { ($0.name, topic) } },
        uniquingKeysWith: { first, _ in first }
    )
}

/// A result builder that collects views, each of which is a state, and hides their types.
@resultBuilder
enum MovingStates {
    static func buildExpression<Content: View>(_ view: Content) -> [AnyView] { [AnyView(view)] }
    static func buildBlock(_ states: [AnyView]...) -> [AnyView] { states.flatMap { $0 } }
    static func buildArray(_ states: [[AnyView]]) -> [AnyView] { states.flatMap { $0 } }
}

/// A result builder that hides the type of a view, because several threads draw samples.
@resultBuilder
enum RootView {
    static func buildBlock<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
