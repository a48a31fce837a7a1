extension ValueType where Value == FUAlignment {
    /// The alignment of lines and lanes, and of views in them.
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
    /// The extent of a flow or a masonry.
    static let flowExtent = ValueType("flow-extent", ["hugging": .hugging, "filling": .filling])
}
