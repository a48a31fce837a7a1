extension Finding.Explanation {
    /// The codes of findings about a figure as a whole.
    static let ofFigures = [
        Finding.Explanation(
            .figureNestedTooDeep, .error, "Nesting too deep",
            "Views are nested deeper than 600 levels. Containers, modifiers and views with a body count as levels. "
                + "Nothing is drawn. The usual cause is a view whose body contains the view itself.",
            "Remove the recursion, or reduce the nesting."),
        Finding.Explanation(
            .tooManyViews, .error, "Too many views", "The figure has more than one million views. Nothing is drawn.",
            "Draw fewer views."),
        Finding.Explanation(
            .tooManyTracks, .error, "Too many tracks",
            "The grids of the figure have more than 200000 tracks together, not counting one for each cell. Each track is laid "
                + "out and recorded, even if it is empty. Nothing is drawn.",
            "Use smaller spans and starts, shorter lists of tracks, or fewer grids."),
        Finding.Explanation(
            .invalidRecord, .error, "Invalid record",
            "The record of a drawing isn't valid JSON, lacks a field, or has a field with an invalid value. "
                + "Nothing is drawn.", "Write the record again with `json(exact:)`."),
        Finding.Explanation(
            .tooManyMeasurements, .error, "Too many measurements",
            "Some containers measure their views several times. If such containers are nested, the number "
                + "of measurements multiplies with every level. Layout stops at a limit that depends on the number "
                + "of views. Nothing is drawn.",
            "Nest fewer stacks whose views are scaled to fit or have custom alignment guides, or give some of these "
                + "views a fixed frame."),
        Finding.Explanation(
            .invalidFigureLength, .error, "Invalid figure size",
            "The width, height or margin of the figure is negative, infinite, not a number, or greater than "
                + "10000000 points. The same limits apply to the content of a figure without a width or height.",
            "Use numbers from 0 to 10000000. If the content determines the length, give the content a frame.",
            example: Example(
                mistake: "<Figure><padding length=\"1\"><flexibleFrame minWidth=\"10000000\"><Text "
                    + "padding=\"9\">Wide</Text></flexibleFrame></padding></Figure>",
                right: "<Figure><padding length=\"1\"><flexibleFrame minWidth=\"100\"><Text "
                    + "padding=\"9\">Wide</Text></flexibleFrame></padding></Figure>")),
        Finding.Explanation(
            .missingModel, .error, "Missing model",
            "A view reads a model with `@Environment` or `@EnvironmentObject`, but no view around it provides one. "
                + "Nothing is drawn.",
            "Provide the model with `.environment` or `.environmentObject` around the view that reads it."),
        Finding.Explanation(
            .hiddenProperties, .error, "Hidden properties",
            "The state and the environment of views, modifiers and styles are connected when a figure is drawn. The stored "
                + "properties are found through a mirror. A class, or a structure with a custom mirror that leaves out stored "
                + "properties, hides them. Nothing is drawn.",
            "Make the view a structure, and remove its `customMirror`, or list all its stored properties there."),
        Finding.Explanation(
            .drawnOffMainActor, .error, "Drawn off the main actor",
            "The bodies of views, modifiers and styles belong to the main actor, and so do figures that are created there. "
                + "Elsewhere they aren't drawn, because they may read models of the main actor.",
            "Draw the figure on the main actor: with `await figure.svg()`, or in a `@MainActor` function. A view that reads "
                + "no such model can be a `nonisolated struct` that conforms to `NonisolatedView`, which is drawn on any thread."
        ),
        Finding.Explanation(
            .unstableState, .warning, "Unstable state",
            "A figure whose state changes during layout, or after it in `onAppear`, is laid out again, at most eight times. The state still "
                + "changed in the last pass, and the picture shows that pass.",
            "Don't set state during layout, in `onAppear` or in `onChange` to a value that depends on itself."),
        Finding.Explanation(
            .emptyBeforeTask, .note, "Nothing before a task",
            "A view with the modifier `task` shows nothing. Tasks aren't performed, because a picture doesn't wait for work "
                + "to end. `onAppear`, `onChange` and `onReceive` are.",
            "Set the initial state to what the picture should show, or pass a model that is already loaded."),
        Finding.Explanation(
            .blankFigure, .warning, "Figure that shows nothing",
            "Nothing in the picture differs from a white or black background. The views may have no size, have a clear color, "
                + "or wait for data that a still picture doesn't load.",
            "Give the views a size, a color and their data."),
    ]
}
