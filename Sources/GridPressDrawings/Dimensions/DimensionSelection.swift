extension Drawing {
    /// The parts of a picture to measure, besides those that views request.
    public struct DimensionSelection: Hashable, Sendable, ExpressibleByArrayLiteral {
        /// Parts of a picture that can be measured.
        package enum Part: Hashable, Sendable {
            case tracks, eachTrack, running, cells, allLevels
            case named(String)
        }

        package private(set) var parts: Set<Part>
        /// Whether everything named is measured.
        package private(set) var hasAllNames = false

        private init(_ parts: Set<Part>, hasAllNames: Bool = false) {
            self.parts = parts
            self.hasAllNames = hasAllNames
        }

        /// What any of some selections measure.
        public init(arrayLiteral elements: DimensionSelection...) {
            self.init(
                elements.reduce(into: []) { $0.formUnion($1.parts) },
                hasAllNames: elements.contains(where: \.hasAllNames)
            )
        }

        /// What this selection or another measures.
        public func union(_ other: DimensionSelection) -> DimensionSelection { [self, other] }

        /// Nothing but what views ask for.
        public static let none: DimensionSelection = []
        /// The columns and rows of grids with the gaps between them, as chains, and their sums.
        ///
        /// Three or more equal tracks are one measure, such as `4 × 70, 8 between`.
        public static let tracks = DimensionSelection([.tracks])
        /// The same, with a measure for each of several equal tracks.
        public static let eachTrack = DimensionSelection([.eachTrack])
        /// How far the edges of columns and rows are from the first one.
        public static let running = DimensionSelection([.running])
        /// The width and height of cells of grids: one of each size.
        public static let cells = DimensionSelection([.cells])
        /// The chains of tracks, the cells, and everything that has a name.
        public static let all = DimensionSelection([.tracks, .cells], hasAllNames: true)
        /// As many levels of lines beside the picture as the others need, instead of two on each side.
        ///
        /// Without it, lines that find no room are left out, and a finding says how many.
        public static let allLevels = DimensionSelection([.allLevels])
        /// The width and height of everything with a name.
        public static func named(_ name: String) -> DimensionSelection { DimensionSelection([.named(name)]) }

        /// The names of views that are measured, beside all.
        package var names: [String] { parts.compactMap { if case .named(let name) = $0 { name } else { nil } } }

        /// Whether nothing is measured but what views ask for.
        public var isEmpty: Bool { parts.isSubset(of: [.allLevels]) && !hasAllNames }

        /// Whether all that is measured belongs to grids.
        package var measuresGrids: Bool {
            !isEmpty && !hasAllNames && parts.isSubset(of: [.tracks, .eachTrack, .running, .cells, .allLevels])
        }

        package func contains(_ part: Part) -> Bool { parts.contains(part) }

        /// Whether what has a name is measured.
        package func contains(name: String) -> Bool { hasAllNames || parts.contains(.named(name)) }
    }
}
