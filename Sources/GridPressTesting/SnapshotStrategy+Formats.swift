import GridPressGoldens

extension SnapshotStrategy {
    /// A strategy that compares HTML pages.
    public static var html: SnapshotStrategy { .html() }

    /// Returns a strategy that compares HTML pages, with the options of `Figure.html(_:mode:)`.
    public static func html(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        mode: HTMLMode = .picture,
        embedsLayoutRecord: Bool = true
    ) -> SnapshotStrategy {
        SnapshotStrategy(.html, scheme: options.scheme) { drawing in
            drawing.html(options, mode: mode, embedsLayoutRecord: embedsLayoutRecord)
        }
    }

    /// A strategy that compares records as JSON.
    public static var json: SnapshotStrategy { .json() }

    /// Returns a strategy that compares records as JSON, with the options of `Figure.json(_:)`.
    public static func json(_ options: Figure.RenderOptions = Figure.RenderOptions()) -> SnapshotStrategy {
        SnapshotStrategy(.json, scheme: options.scheme) { $0.json(options) }
    }

    /// A strategy that compares layouts as text for a terminal.
    public static var text: SnapshotStrategy { .text() }

    /// Returns a strategy that compares layouts as text for a terminal, with a maximum number of columns.
    public static func text(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        columns: Int = 80
    ) -> SnapshotStrategy {
        SnapshotStrategy(.text, scheme: options.scheme) { $0.text(options, columns: columns) }
    }
}

extension SnapshotStrategy {
    /// A strategy that compares the text of a screen reader, with a line for each element.
    public static var accessibility: SnapshotStrategy { .accessibility() }

    /// Returns a strategy that compares the text of a screen reader line by line.
    public static func accessibility(scheme: Figure.Scheme = .adaptive) -> SnapshotStrategy {
        SnapshotStrategy(.accessibility, scheme: scheme) { $0.accessibilityText() }
    }
}
