extension SampleFigure {
    static let state: [SampleFigure] = [
        flowingValues, switchesByBinding, observedModels, stateByPlace, conditions, measuredOnTheWay, sizeClasses,
        displayScales,
    ]

    private static let flowingValues: SampleFigure = SampleFigure(
        "flowing-values", title: "A value flows down",
        description: """
            Cells that take their corner radius from the environment. The panel sets it for all of them, and the \
            lower row sets another one for itself.
            """
    ) {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                RadiusCell().named("cell of the panel")
                RadiusCell()
                RadiusCell()
            }
            HStack(spacing: 10) {
                RadiusCell().named("cell of the row")
                RadiusCell()
                RadiusCell()
            }
            .environment(\.cellRadius, 22)
        }
        .environment(\.cellRadius, 6)
        .grounded(16)
    }

    private static let switchesByBinding: SampleFigure = SampleFigure(
        "switches-by-binding", title: "One state, many switches",
        description: """
            Three switches bound to parts of one state: the first and the last are on, as the state says at first.
            """, width: 200
    ) {
        Preferences()
    }

    private static let observedModels: SampleFigure = SampleFigure(
        "observed-models", title: "Models behind a picture",
        description: """
            Two charts of the same sales: bars read an observable model from the environment; the line owns a model \
            that it made itself.
            """
    ) {
        HStack(alignment: .bottom, spacing: 32) {
            Captioned("@Observable") { SalesBars().named("bars") }
            Captioned("@StateObject") { SalesLine().named("line") }
        }
        .environment(Sales())
    }

    private static let stateByPlace: SampleFigure = SampleFigure(
        "state-by-place", title: "State belongs to a place",
        description: """
            Four equal views, each of which keeps a state of its own: a name given to it when it was made. \
            None of them sees that of another.
            """
    ) {
        HStack(spacing: 12) {
            ForEach(["north", "east", "south", "west"], id: \.self) { name in
                Compass(name: name).id(name).named(name)
            }
        }
    }

    private static let conditions: SampleFigure = SampleFigure(
        "conditions", title: "Only what applies",
        description: """
            A timetable of five trains, put together with loops, conditions and cases; the cancelled one is crossed \
            out.
            """, width: 260
    ) {
        VStack(spacing: 8) {
            for train in Train.timetable {
                TrainRow(train: train)
                if #available(macOS 14, *) {
                    if train.isLastOfTheHour { Divider() }
                } else {
                    EmptyView()
                }
            }
        }
        .grounded(16)
    }

    private static let measuredOnTheWay: SampleFigure = SampleFigure(
        "measured-on-the-way", title: "Measured on the way",
        description: """
            A word reports its width while it is laid out, and the line below takes it over: it is exactly as long as \
            the word, although it stands in another branch of the tree.
            """
    ) {
        Underlined(word: "Measure twice")
    }

    private static let sizeClasses: SampleFigure = SampleFigure(
        "size-classes", title: "Little room, much room",
        description: """
            The same settings panel in two size classes: a column where room is short, a row where there is plenty.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("compact") { Adaptive().environment(\.horizontalSizeClass, .compact).named("compact") }
            Captioned("regular") { Adaptive().environment(\.horizontalSizeClass, .regular).named("regular") }
        }
    }

    private static let displayScales: SampleFigure = SampleFigure(
        "display-scales", title: "As thin as a pixel",
        description: """
            Dividers on displays with one, two and three pixels to a point, drawn twelve times as thick as they are; \
            for people who need large type a divider is always a full point thick.
            """, width: 320
    ) {
        HStack(spacing: 24) {
            Captioned("1 px/pt") { magnifiedDivider.environment(\.displayScale, 1).named("one point") }
            Captioned("2 px/pt") { magnifiedDivider.environment(\.displayScale, 2).named("half a point") }
            Captioned("3 px/pt") { magnifiedDivider.environment(\.displayScale, 3).named("a third of a point") }
            Captioned("3, large type") {
                magnifiedDivider
                    .environment(\.displayScale, 3)
                    .environment(\.sizeCategory, .accessibilityLarge)
                    .named("one point for large type")
            }
        }
    }

    private static var magnifiedDivider: some View {
        Divider().scaleEffect(x: 1, y: 12).frame(height: 12)
    }
}
