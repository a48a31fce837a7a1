import LibrarySolvers

extension TrackGridWarning.Kind {
    /// Returns the code, the message and the fix for an item with this warning.
    func finding(of item: String, _ style: ResolvedTrackGridSettings) -> (
        code: Finding.Code, message: String, fix: String
    ) {
        let track = style.flow == .rows ? "column" : "row"
        let lines = style.flow == .rows ? "row" : "column"
        switch self {
        case .startBeyondTracks:
            return (
                .gridStartBeyondTracks,
                "\(item) starts beyond the last \(track) of its grid. The start is ignored "
                    + "along that axis.",
                "Columns and rows are numbered from 0. The last \(track) is \(style.fixedTracks.count - 1)."
            )
        case .startTooFar:
            return (
                .gridTooLarge,
                "\(item) starts in \(lines) \(TrackGridLimits.growingTracks) or beyond. The start is ignored along that "
                    + "axis.",
                "Use a smaller start."
            )
        case .occupied:
            return (
                .gridCellsTaken,
                "\(item) starts in cells that another item occupies. The start is ignored.",
                "Use another start for one of the items, or a start with only a column or only a row."
            )
        case .noRoomInTrack:
            return (
                .gridNoRoom,
                "\(item) starts in a \(lines) that has no space for it. The start is ignored.",
                "Start it in another \(lines), or use a smaller span."
            )
        case .spanTooLarge:
            return (
                .gridTooLarge,
                "\(item) spans too many \(lines)s. Its span is reduced.",
                "Use a span of at most \(TrackGridLimits.growingSpan) that ends before \(lines) "
                    + "\(TrackGridLimits.growingTracks)."
            )
        }
    }
}
