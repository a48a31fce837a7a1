extension AttributeScopes {
    /// The attributes of an attributed string that ``Text`` supports.
    public struct GridPressAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        ///
        /// It isn't drawn, and adds a finding.
        public let backgroundColor: BackgroundColorAttribute
        /// The space after each letter, in points.
        public let tracking: TrackingAttribute
        /// The space after each letter, in points.
        public let kern: KerningAttribute
        /// The offset above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line that underlines the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line that strikes the text through.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The inline styles of Markdown.
        public let inlinePresentationIntent: InlineIntentAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Font
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.Font"
        }

        /// The key of the color of letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.ForegroundColor"
        }

        /// The key of the background color.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.BackgroundColor"
        }

        /// The key of the space after each letter.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.Tracking"
        }

        /// The key of the space after each letter, by its other name.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.Kern"
        }

        /// The key of the offset above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.BaselineOffset"
        }

        /// The key of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.UnderlineStyle"
        }

        /// The key of the inline styles.
        public enum InlineIntentAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.InlinePresentationIntent"
        }

        /// The key of the strikethrough line.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in encoded strings.
            public static let name = "GridPressViews.StrikethroughStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// The value of an attribute of this module, by its property name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.GridPressAttributes, Key>
    ) -> Key { self[Key.self] }
}
