import LayoutSolvers

extension TrackGridWarning.Kind {
    /// What is wrong with an item, and what to do about it.
    func told(of item: String, _ style: TrackGridStyle) -> (code: Finding.Code, sentence: String, fix: String) {
        let tracks = style.flow == .rows ? "columns" : "rows"
        let lines = style.flow == .rows ? "row" : "column"
        switch self {
        case .startBeyondTracks:
            return (
                .gridStartBeyondTracks,
                "\(item) is to start beyond the \(style.fixedTracks.count) \(tracks) of its grid; it starts where there is "
                    + "room.",
                "Starts count from 0: the last one is \(style.fixedTracks.count - 1)."
            )
        case .startTooFar:
            return (
                .gridTooLarge,
                "\(item) is to start in \(lines) \(TrackGridLimits.growingTracks) or beyond; it starts where there is room.",
                "Give it a smaller start."
            )
        case .occupied:
            return (
                .gridCellsTaken,
                "Cells that \(item.lowercasedFirst) is to take are taken; it is placed where there is room.",
                "Give it another start, or leave one of both out."
            )
        case .noRoomInTrack:
            return (
                .gridNoRoom,
                "No room is left in the \(lines) that \(item.lowercasedFirst) is to start in; it is placed where there is "
                    + "room.",
                "Let it start in another \(lines), or make it smaller."
            )
        case .spanTooLarge:
            return (
                .gridTooLarge,
                "\(item) spans more \(lines)s than a grid may have; it spans fewer.",
                "Let it span at most \(TrackGridLimits.growingSpan)."
            )
        }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
