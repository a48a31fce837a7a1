/// A rule of layout, which gives a quantity.
package enum LayoutRule: UInt8, Sendable, CaseIterable {
    // MARK: Any view
    /// The figure offers its own length, or none.
    case figureOffer
    case figureStart
    /// A view is as long as the figure.
    case figureFilled
    /// The number is known from the layout alone.
    case given
    /// A view passes on what it is offered.
    case passedOn
    /// A view offers its own length.
    case ownLength
    /// A view offers nothing, so that the other takes its ideal length.
    case noOffer
    /// A view behind or above another is offered the length of that.
    case layerOffer
    /// A view behind or above a cell is offered the length of that.
    case cellLayer
    /// A view takes what it is offered.
    case takesOffer
    /// A view without an ideal length takes 10 points where nothing is offered.
    case standardLength
    /// A view is as long as the one inside it.
    case asChild
    /// A view is as long as the longest one inside it.
    case asLongest
    /// A view has a fixed length.
    case ownAnswer
    /// A view starts where the one around it does.
    case sameStart
    /// A view lies in the middle of the one around it, or at its end.
    case centered
    case atEnd
    /// A view lies in its room as an alignment says.
    case alignedStart
    case alignedCenter
    case alignedEnd
    /// A view is as long as its room.
    case alignedFilled
    /// A view is moved.
    case moved

    // MARK: Stacks
    case stackShare
    /// The last view of its priority gets all that is left for that.
    case stackGroupShare
    /// The most flexible view is the last one of all.
    case stackLastShare
    /// The view of the lowest priority is the last one of all.
    case stackLeastShare
    case stackNoOffer
    case stackLength
    case stackBreadth
    case stackGuides
    case stackFirst
    case stackBehind
    case stackGuideStart
    case stackAlignedStart
    case stackAlignedCenter
    case stackAlignedEnd

    // MARK: Frames, padding, proportions, spacers
    case frameOffer
    case frameLength
    case frameLimitsOffer
    case frameLimitedLength
    case frameIdealLength
    case frameWithoutOffer
    case framePlacement
    case paddingOffer
    case paddingLength
    case paddingStart
    case aspectSide
    case aspectOther
    case spacerLength
    case spacerBreadth

    // MARK: Texts
    case textLine
    case textWrapped
    case textCut
    case textIdeal
    case textHeight
    case textLines

    // MARK: Grids
    case cellOffer
    case cellStart
    case cellCenter
    case cellEnd
    case cellFilled
    case cellGuide
    case gridLength
    case gridOverflow
    case lazyFixed
    case lazyShare
    case lazyLimited
    case lazyAdaptive
    case lazyLine
    case rowGridTrack
    case rowGridFlexible
    case rowGridSpanned
    case trackPoints
    case trackFit
    case trackFraction
    case trackBetween
    case trackSpanned
    case spanColumn
    case spanRow
    case flowOffer
    case flowFirst
    case flowPlace
    case flowLine
    case flowLength
    case flowBreadth
    case masonryLane
    case masonryPlace
    case masonryAcross
    case masonryLength
}
