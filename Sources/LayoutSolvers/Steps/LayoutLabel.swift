/// The meaning of a number in a formula.
package enum LayoutLabel: UInt8, Sendable, CaseIterable {
    /// A number without a label.
    case none
    /// The gaps between views or tracks, together.
    case gaps
    /// One gap.
    case gap
    /// The length that is reserved for views of a lower priority.
    case setAside
    /// The lengths of the views that were measured earlier, together.
    case earlierViews
    /// The lengths of the views, together.
    case views
    /// The lengths of the views before this view, together.
    case viewsBefore
    /// A number of views.
    case viewCount
    /// A number of tracks.
    case trackCount
    /// The number of columns or rows that a lazy grid lists.
    case items
    /// A number of lines.
    case lineCount
    /// The insets at both sides, together.
    case insets
    /// The inset at one side.
    case inset
    /// A minimum length.
    case minimum
    /// An ideal length.
    case ideal
    /// A maximum length.
    case maximum
    /// The length of a frame.
    case frame
    /// The length of the figure.
    case figure
    /// The width of an aspect ratio.
    case ratioWidth
    /// The height of an aspect ratio.
    case ratioHeight
    /// The length of the longest line of a text.
    case longestLine
    /// The height of one line of a text.
    case line
    /// The heights of the lines of a text, together.
    case lines
    /// The size of a font.
    case fontSize
    /// The position of the line on which guides are aligned.
    case guideLine
    /// The position of the guide of a view.
    case guide
    /// The divisor 2 of a centered position.
    case half
    /// The lengths of tracks of a fixed length, together.
    case fixedTracks
    /// The lengths of tracks that were sized earlier, together.
    case earlierTracks
    /// The lengths of the tracks before this track, together.
    case tracksBefore
    /// The lengths of the tracks, together.
    case tracks
    /// The length of one of several tracks.
    case oneTrack
    /// The length of a track.
    case track
    /// The length of a cell.
    case cell
    /// The breadths of the lines of a flow, together.
    case gridLines
    /// The lengths of the views before this view, with their gaps.
    case itemsBefore
    /// The breadths of the lanes before this lane, with their gaps.
    case lanesBefore
    /// A number of lanes.
    case lanes
    /// The breadth of a line of views in a lazy grid.
    case gridLine
    /// The fraction of a track.
    case fraction
    /// The sum of the fractions of all tracks.
    case fractions
    /// The part of a view that an alignment applies to.
    case part
}
