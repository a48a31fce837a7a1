import GridPress

extension ValueType where Value == FUAlignment {
    /// How lines and lanes are aligned, and views in them.
    static let flowAlignment = ValueType(
        "flow-alignment",
        [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "topJustified": .topJustified,
            "leading": .leading, "center": .center, "trailing": .trailing, "centerJustified": .centerJustified,
            "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
            "bottomJustified": .bottomJustified, "justifiedLeading": .justifiedLeading,
            "justifiedCenter": .justifiedCenter, "justifiedTrailing": .justifiedTrailing, "justified": .justified,
        ]
    )
}

extension ValueType where Value == FUExtent {
    /// How much room a flow or a masonry takes.
    static let flowExtent = ValueType("flow-extent", ["hugging": .hugging, "filling": .filling])
}
