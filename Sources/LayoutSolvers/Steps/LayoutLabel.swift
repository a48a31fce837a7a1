/// The meaning of a number in a formula.
package enum LayoutLabel: UInt8, Sendable, CaseIterable {
    /// None that has to be named.
    case none
    /// The gaps between views or tracks, together.
    case gaps
    /// One gap.
    case gap
    /// The room that is set aside for views of a lower priority.
    case setAside
    /// The views that chose earlier, together.
    case earlierViews
    /// The views, together.
    case views
    /// The views before, together.
    case viewsBefore
    /// A number of views.
    case viewCount
    /// A number of tracks.
    case trackCount
    /// A number of columns or rows.
    case items
    /// A number of lines.
    case lineCount
    /// Insets.
    case insets
    /// An inset.
    case inset
    /// A least length.
    case minimum
    /// An ideal length.
    case ideal
    /// A largest length.
    case maximum
    /// The length of a frame.
    case frame
    /// The length of the figure.
    case figure
    /// The numbers of an aspect ratio.
    case ratioWidth
    case ratioHeight
    /// The longest line of a text.
    case longestLine
    /// A line of a text.
    case line
    /// The lines of a text, together.
    case lines
    /// The size of a font.
    case fontSize
    /// The line on which guides meet.
    case guideLine
    /// The guide of a view.
    case guide
    /// The half.
    case half
    /// Tracks of a fixed length, together.
    case fixedTracks
    /// Tracks that chose earlier, together.
    case earlierTracks
    /// The tracks before, together.
    case tracksBefore
    /// The tracks, together.
    case tracks
    /// One of several tracks.
    case oneTrack
    /// A track.
    case track
    /// A cell.
    case cell
    /// The lines of a flow, together.
    case gridLines
    /// The views and gaps before, together.
    case itemsBefore
    /// The lanes and gaps before, together.
    case lanesBefore
    /// A number of lanes.
    case lanes
    /// The line that a grid makes of views.
    case gridLine
    /// The fractions of a track and of all tracks.
    case fraction
    case fractions
    /// The part of a view that is aligned.
    case part
}
