/// The default values of track grids and their items.
///
/// ```swift
/// struct Week: View {
///     var isCompact = false
///
///     var body: some View {
///         Grid(1..<8, tracks: 7, spacing: isCompact ? GridDefaults.spacing : 12) { Text("\($0)") }
///     }
/// }
/// ```
public enum GridDefaults {
    /// The number of columns that an item spans.
    public static let columnSpan = 1
    /// The number of rows that an item spans.
    public static let rowSpan = 1
    /// The spacing between cells, in points.
    public static let spacing: GridSpacing = 5
    /// The factor of a flexible track.
    public static let fraction: CGFloat = 1
    /// The content mode of a grid.
    public static let contentMode: GridContentMode = .fill
    /// The flow of a grid.
    public static let flow: GridFlow = .rows
    /// The packing of a grid.
    public static let packing: GridPacking = .sparse
    /// The cache mode of a grid; it doesn't change the layout.
    public static let cacheMode: GridCacheMode = .inMemoryCache
    /// The alignment of items in their cells.
    public static let itemsAlignment: GridAlignment = .center
    /// The alignment of the cells in a grid.
    public static let contentAlignment: GridAlignment = .center
}
