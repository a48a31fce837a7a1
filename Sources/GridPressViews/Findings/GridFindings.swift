extension Finding.Code {
    /// A grid has no tracks.
    public static let gridWithoutTracks = Finding.Code(rawValue: "grid.no-tracks")
    /// An item starts beyond the tracks of its grid.
    public static let gridStartBeyondTracks = Finding.Code(rawValue: "grid.start-beyond-tracks")
    /// An item starts where another item is.
    public static let gridCellsTaken = Finding.Code(rawValue: "grid.cells-taken")
    /// An item has no room left in the row or column where it starts.
    public static let gridNoRoom = Finding.Code(rawValue: "grid.no-room-in-track")
    /// A span or a start is beyond the limits of a grid.
    public static let gridTooLarge = Finding.Code(rawValue: "grid.too-large")
    /// A column or row of a lazy grid has an invalid length.
    public static let gridItemLength = Finding.Code(rawValue: "grid.item-length")
    /// A span grid has an invalid number of columns, length or spacing.
    public static let spanGridNumbers = Finding.Code(rawValue: "grid.span-numbers")
}
