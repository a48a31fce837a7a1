extension AttributeScopes {
    /// The attributes of an attributed string that ``Text`` supports.
    public struct GridPressAttributes: AttributeScope {
        /// The typeface.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters, which isn't drawn.
        public let backgroundColor: BackgroundColorAttribute
        /// The room added after each letter.
        public let tracking: TrackingAttribute
        /// The room added after each letter.
        public let kern: KerningAttribute
        /// How far the letters are raised above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// A line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The meaning of the letters, as Markdown marks it.
        public let inlinePresentationIntent: InlineIntentAttribute
        /// Links, and what else Foundation knows.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The key of the typeface.
        public enum FontAttribute: AttributedStringKey {
            /// A typeface.
            public typealias Value = Font
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.Font"
        }

        /// The key of the colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.ForegroundColor"
        }

        /// The key of the color behind letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = Color
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.BackgroundColor"
        }

        /// The key of the room after letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// A length.
            public typealias Value = CGFloat
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.Tracking"
        }

        /// The key of the room after letters, by its other name.
        public enum KerningAttribute: AttributedStringKey {
            /// A length.
            public typealias Value = CGFloat
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.Kern"
        }

        /// The key of the height above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length.
            public typealias Value = CGFloat
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.BaselineOffset"
        }

        /// The key of the line below letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.UnderlineStyle"
        }

        /// The key of the meaning of letters.
        public enum InlineIntentAttribute: AttributedStringKey {
            /// Slanted, bold and other letters.
            public typealias Value = InlinePresentationIntent
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.InlinePresentationIntent"
        }

        /// The key of the line through letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// The name under which it is kept.
            public static let name = "GridPressSwiftUI.StrikethroughStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// The attributes of this module, by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.GridPressAttributes, Key>
    ) -> Key { self[Key.self] }
}
