/// A typeface, its size and weight.
public struct Font: Hashable, Sendable {
    /// How bold a typeface is.
    public struct Weight: Hashable, Sendable {
        let value: Int

        /// The lightest.
        public static let ultraLight = Weight(value: 100)
        /// Very light.
        public static let thin = Weight(value: 200)
        /// Light.
        public static let light = Weight(value: 300)
        /// As books are set.
        public static let regular = Weight(value: 400)
        /// A little bolder than regular.
        public static let medium = Weight(value: 500)
        /// Not quite bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// Bolder than bold.
        public static let heavy = Weight(value: 800)
        /// The boldest.
        public static let black = Weight(value: 900)
    }

    let size: CGFloat
    let weight: Weight

    /// The system's typeface at a size.
    public static func system(size: CGFloat, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }

    /// The typeface of running text.
    public static let body = Font(size: 17, weight: .regular)

    /// The typeface as a drawing names it.
    var drawn: Drawing.Font { Drawing.Font(size: size, weight: weight.value) }
}

extension View {
    /// Sets the typeface of texts that name none.
    public func font(_ font: Font?) -> ModifiedView<Self> { environment(\.font, font) }
}
