extension Finding.Code {
    /// A grid without tracks.
    public static let gridWithoutTracks = Finding.Code(rawValue: "grid.no-tracks")
    /// An item that was to start beyond the tracks of its grid.
    public static let gridStartBeyondTracks = Finding.Code(rawValue: "grid.start-beyond-tracks")
    /// An item that was to start where another lies.
    public static let gridCellsTaken = Finding.Code(rawValue: "grid.cells-taken")
    /// An item for which no room was left in the row or the column that it was to start in.
    public static let gridNoRoom = Finding.Code(rawValue: "grid.no-room-in-track")
    /// A span or a start beyond what a grid may have.
    public static let gridTooLarge = Finding.Code(rawValue: "grid.too-large")
    /// A column or row of a lazy grid with a length that it can't have.
    public static let gridItemLength = Finding.Code(rawValue: "grid.item-length")
    /// A span grid with a number of columns, a length or a spacing that it can't have.
    public static let spanGridNumbers = Finding.Code(rawValue: "grid.span-numbers")
}

extension Finding.Explanation {
    /// What is found about grids and the places of their items.
    package static let ofGrids = [
        Finding.Explanation(
            .gridWithoutTracks,
            .warning,
            "A grid without tracks",
            "The list of tracks is empty, so that no item has a place. None of them is drawn.",
            "Give the grid a track: `Grid(tracks: 1)`."
        ),
        Finding.Explanation(
            .gridStartBeyondTracks,
            .warning,
            "A start beyond the tracks",
            "An item is to start in a column or row that its grid doesn't have. It starts wherever there is room along that "
                + "axis; a start along the other one is kept.",
            "Starts count from 0: in a grid of three columns the last one is 2.",
            example: Example(
                mistake: "<Figure><Grid tracks=\"2\"><Circle gridStart=\"column:2\"/></Grid></Figure>",
                right: "<Figure><Grid tracks=\"2\"><Circle gridStart=\"column:1\"/></Grid></Figure>"
            )
        ),
        Finding.Explanation(
            .gridCellsTaken,
            .warning,
            "Cells that are taken",
            "An item says in which column and row it starts, but another lies there. It is placed where there is room.",
            "Give one of them another start, or leave out one of the two numbers.",
            example: Example(
                mistake:
                    "<Figure><Grid tracks=\"2\"><Circle gridStart=\"0 0\"/><Circle gridStart=\"0 0\"/></Grid></Figure>",
                right:
                    "<Figure><Grid tracks=\"2\"><Circle gridStart=\"0 0\"/><Circle gridStart=\"1 0\"/></Grid></Figure>"
            )
        ),
        Finding.Explanation(
            .gridNoRoom,
            .warning,
            "No room in a row or a column",
            "An item is to start in a row, or in a grid that flows in columns in a column, in which the items before it left "
                + "no room. It is placed where there is room.",
            "Let it start in another one, or let it span less.",
            example: Example(
                mistake:
                    "<Figure><Grid tracks=\"1\"><Circle gridStart=\"row:0\"/><Circle gridStart=\"row:0\"/></Grid></Figure>",
                right:
                    "<Figure><Grid tracks=\"2\"><Circle gridStart=\"row:0\"/><Circle gridStart=\"row:0\"/></Grid></Figure>"
            )
        ),
        Finding.Explanation(
            .gridTooLarge,
            .warning,
            "A span or a start without end",
            "An item spans or starts beyond what a grid may have along the axis on which it grows: spans of 10000 tracks, and "
                + "starts up to a million. It spans fewer tracks, or starts where there is room.",
            "Use smaller numbers.",
            example: Example(
                mistake: "<Figure><Grid tracks=\"1\"><Circle gridSpan=\"row:10001\"/></Grid></Figure>",
                right: "<Figure><Grid tracks=\"1\"><Circle gridSpan=\"row:2\"/></Grid></Figure>"
            )
        ),
        Finding.Explanation(
            .gridItemLength,
            .warning,
            "A column or a row that can't be as long as it says",
            "An item of a lazy grid has a length, a limit or a spacing that is below 0, endless or no number, or a maximum "
                + "below its minimum. Lengths count as 0 then, a maximum as the minimum, and a spacing as the usual one.",
            "Give it finite lengths from 0 on."
        ),
        Finding.Explanation(
            .spanGridNumbers,
            .warning,
            "A span grid that can't have the numbers it is given",
            "The columns of a span grid are fewer than one or more than 10000, or a width, a height or a spacing is below 0, "
                + "endless or no number. There is one column then, lengths and spacings count as 0, and rows are as high as "
                + "what is in them.",
            "Let the strategy give at least one column, and finite lengths from 0 on."
        ),
    ]
}
