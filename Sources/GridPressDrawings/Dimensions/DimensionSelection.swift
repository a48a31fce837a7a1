extension Drawing {
    /// The parts of a picture to measure, in addition to parts that views request.
    ///
    /// ```swift
    /// let svg = try figure.svg(Figure.RenderOptions(dimensions: [.cells, .named("title")]))
    /// let selection = Drawing.DimensionSelection.tracks.union(.allLevels)
    /// ```
    public struct DimensionSelection: Hashable, Sendable, ExpressibleByArrayLiteral {
        /// A part of a picture that can be measured.
        package enum Part: Hashable, Sendable {
            case tracks, eachTrack, running, cells, allLevels
            case named(String)
        }

        package private(set) var parts: Set<Part>
        /// Whether everything with a name is measured.
        package private(set) var hasAllNames = false

        private init(_ parts: Set<Part>, hasAllNames: Bool = false) {
            self.parts = parts
            self.hasAllNames = hasAllNames
        }

        /// Creates a selection of everything that at least one of the selections measures.
        public init(arrayLiteral elements: DimensionSelection...) {
            self.init(
                elements.reduce(into: []) { $0.formUnion($1.parts) },
                hasAllNames: elements.contains(where: \.hasAllNames)
            )
        }

        /// Returns a selection of everything that at least one of both selections measures.
        public func union(_ other: DimensionSelection) -> DimensionSelection { [self, other] }

        /// The empty selection: only the dimensions that views request are drawn.
        public static let none: DimensionSelection = []
        /// The columns and rows of grids with the gaps between them, as chains, and their sums.
        ///
        /// Three or more equal tracks share one dimension, such as `4 × 70, 8 between`.
        public static let tracks = DimensionSelection([.tracks])
        /// The columns and rows of grids as ``tracks`` measures them, but with a dimension for each of several equal
        /// tracks.
        public static let eachTrack = DimensionSelection([.eachTrack])
        /// The distances of the edges of columns and rows from the first edge.
        public static let running = DimensionSelection([.running])
        /// The width and height of the cells of grids, once for each size.
        public static let cells = DimensionSelection([.cells])
        /// The chains of tracks, the cells, and everything with a name.
        public static let all = DimensionSelection([.tracks, .cells], hasAllNames: true)
        /// The number of levels of dimensions that the selection needs, instead of at most two on each side.
        ///
        /// Without it, dimensions without room are left out, and a finding reports their number.
        public static let allLevels = DimensionSelection([.allLevels])
        /// Returns a selection of the width and height of each element with a name.
        public static func named(_ name: String) -> DimensionSelection { DimensionSelection([.named(name)]) }

        /// The names that the selection contains explicitly, without the names that ``all`` adds.
        package var names: [String] { parts.compactMap { if case .named(let name) = $0 { name } else { nil } } }

        /// A Boolean value that indicates whether the selection measures nothing.
        public var isEmpty: Bool { parts.isSubset(of: [.allLevels]) && !hasAllNames }

        /// Whether the selection only measures parts of grids.
        package var measuresGrids: Bool {
            !isEmpty && !hasAllNames && parts.isSubset(of: [.tracks, .eachTrack, .running, .cells, .allLevels])
        }

        package func contains(_ part: Part) -> Bool { parts.contains(part) }

        /// Returns whether elements with a name are measured.
        package func contains(name: String) -> Bool { hasAllNames || parts.contains(.named(name)) }
    }
}
