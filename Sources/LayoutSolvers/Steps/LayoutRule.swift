/// A rule of layout that determines a quantity.
package enum LayoutRule: UInt8, Sendable, CaseIterable {
    // MARK: Any view
    /// The figure proposes its fixed length, or none.
    case figureOffer
    case figureStart
    /// A view is as long as the figure.
    case figureFilled
    /// The view around a view determines its quantity.
    case given
    /// A view passes its proposal on.
    case passedOn
    /// A view proposes the length that it has itself.
    case ownLength
    /// A view proposes no length, so that the other view has its ideal length.
    case noOffer
    /// A background or an overlay is proposed the length of the view that it belongs to.
    case layerOffer
    /// A background or an overlay is proposed the length of its cell.
    case cellLayer
    /// A view takes the proposed length.
    case takesOffer
    /// A view without an ideal length is 10 points long without a proposal.
    case standardLength
    /// A view is as long as its child.
    case asChild
    /// A view is as long as its longest child.
    case asLongest
    /// A view has the same length for any proposal.
    case ownAnswer
    /// A view starts where its parent does.
    case sameStart
    /// A view is centered in its parent.
    case centered
    /// A view is at the end of its parent.
    case atEnd
    /// A view is aligned at the start of its room, in the middle or at the end.
    case alignedStart
    case alignedCenter
    case alignedEnd
    /// A view is as long as its room.
    case alignedFilled
    /// A view is moved by an offset.
    case moved

    // MARK: Stacks
    case stackShare
    /// The last view of its priority gets all of the length that is left for it.
    case stackGroupShare
    /// The most flexible view is measured last.
    case stackLastShare
    /// The view of the lowest priority is measured last.
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
