extension Finding.Code {
    /// Views that are nested deeper than the limit.
    public static let figureNestedTooDeep = Finding.Code(rawValue: "figure.nested-too-deep")
    /// More views than the limit.
    public static let tooManyViews = Finding.Code(rawValue: "figure.too-many-views")
    /// A layout that asks more questions than the limit.
    public static let tooManyQuestions = Finding.Code(rawValue: "figure.too-many-questions")
    /// A width, height or margin that a figure can't have.
    public static let invalidFigureLength = Finding.Code(rawValue: "figure.invalid-length")
    /// A model that a view reads and its environment doesn't hold.
    public static let missingModel = Finding.Code(rawValue: "figure.missing-model")
    /// A view that reads the scheme in a picture that is to serve both.
    public static let adaptiveSchemeIsRead = Finding.Code(rawValue: "figure.adaptive-scheme-read")
    /// State that layout itself keeps changing.
    public static let stateDoesNotSettle = Finding.Code(rawValue: "state.does-not-settle")
}

extension Finding.Explanation {
    /// What is found about a figure as a whole.
    package static let ofFigures = [
        Finding.Explanation(
            .figureNestedTooDeep,
            .error,
            "Views that are nested too deep",
            "Views are nested more than 600 deep, each container, modifier and view with a body counted. "
                + "Nothing is drawn. As a rule a view's body contains the view itself.",
            "End the recursion, or take apart what is nested that deep."
        ),
        Finding.Explanation(
            .tooManyViews,
            .error,
            "Too many views",
            "The figure has more than a million views. Nothing is drawn.",
            "Draw a part of them; a picture of a million views shows none of them."
        ),
        Finding.Explanation(
            .tooManyQuestions,
            .error,
            "A layout that never ends",
            "Containers ask their views for sizes, and some ask several times. Where such containers are "
                + "nested, the questions double with every level, and the figure stops at a limit that depends on "
                + "how many views it has. Nothing is drawn.",
            "Nest fewer stacks whose views are scaled to fit or aligned by guides of your own, or give some "
                + "of those views a frame with a fixed width and height."
        ),
        Finding.Explanation(
            .invalidFigureLength,
            .error,
            "A figure of a size that can't be drawn",
            "The width, the height or the margin of the figure is negative, infinite, no number, or more "
                + "than 10000000 points. Where the figure has no width or height of its own, it is the content "
                + "that has such a size.",
            "Give the figure a width and a height, or the content a frame.",
            example: Example(
                mistake: "<Figure><padding length=\"1\"><flexibleFrame minWidth=\"10000000\"><Text "
                    + "padding=\"9\">Wide</Text></flexibleFrame></padding></Figure>",
                right: "<Figure><padding length=\"1\"><flexibleFrame minWidth=\"100\"><Text "
                    + "padding=\"9\">Wide</Text></flexibleFrame></padding></Figure>"
            )
        ),
        Finding.Explanation(
            .missingModel,
            .error,
            "A model that is not there",
            "A view reads a model with `@Environment` or `@EnvironmentObject`, and no view around it gives "
                + "one. Nothing is drawn.",
            "Give one with `.environment` or `.environmentObject`, around the view that reads it."
        ),
        Finding.Explanation(
            .adaptiveSchemeIsRead,
            .warning,
            "A view that reads the colour scheme of an adaptive picture",
            "An adaptive picture holds the colours of both schemes, but is laid out once, in the light "
                + "scheme. A view that chooses by the scheme chooses for light, and its reader may look at the "
                + "picture in dark.",
            "Draw the figure with `scheme: .light` and with `scheme: .dark`, or use colours that adapt."
        ),
        Finding.Explanation(
            .stateDoesNotSettle,
            .warning,
            "State that keeps changing",
            "State that changes while a figure is laid out has it laid out again, at most eight times. After "
                + "the last time it was still changing, and the picture shows that moment.",
            "Don't set state during layout to a value that depends on itself."
        ),
    ]
}
