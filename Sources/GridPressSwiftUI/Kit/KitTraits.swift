#if !canImport(Darwin)
    /// The size class of a side.
    public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
        /// A class that isn't known.
        case unspecified
        /// Little room.
        case compact
        /// Enough room.
        case regular
    }

    /// The direction of reading as traits have it.
    public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
        /// A direction that isn't known.
        case unspecified = -1
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// The traits of what is drawn for; those that aren't given are unspecified.
    public final class UITraitCollection: Hashable, Sendable {
        private struct Traits: Hashable, Sendable {
            var style = UIUserInterfaceStyle.unspecified
            var idiom = UIUserInterfaceIdiom.unspecified
            var horizontal = UIUserInterfaceSizeClass.unspecified
            var vertical = UIUserInterfaceSizeClass.unspecified
            var category = UIContentSizeCategory.unspecified
            var direction = UITraitEnvironmentLayoutDirection.unspecified
            var scale: CGFloat = 0
        }

        private let traits: Traits

        private init(_ change: (inout Traits) -> Void) {
            var traits = Traits()
            change(&traits)
            self.traits = traits
        }

        /// The style of the interface.
        public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
        /// The kind of device.
        public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
        /// The class of the width.
        public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
        /// The class of the height.
        public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
        /// The size in which people like to read.
        public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
        /// The direction of reading.
        public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
        /// The number of pixels in a point; 0 where it isn't known.
        public var displayScale: CGFloat { traits.scale }

        /// The traits that everything has: the light scheme of the standard device.
        public static let current = UITraitCollection {
            $0.style = .light
            $0.idiom = DeviceProfile.standard.idiom
            $0.horizontal = .compact
            $0.vertical = .regular
            $0.category = .large
            $0.direction = .leftToRight
            $0.scale = DeviceProfile.standard.scale
        }

        /// Traits of which none is specified.
        public convenience init() { self.init { _ in } }

        /// Traits with a style.
        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init { $0.style = userInterfaceStyle }
        }

        /// Traits with a kind of device.
        public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
            self.init { $0.idiom = userInterfaceIdiom }
        }

        /// Traits with a class of the width.
        public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.horizontal = horizontalSizeClass }
        }

        /// Traits with a class of the height.
        public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.vertical = verticalSizeClass }
        }

        /// Traits with a size in which people like to read.
        public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
            self.init { $0.category = preferredContentSizeCategory }
        }

        /// Traits with a direction of reading.
        public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
            self.init { $0.direction = layoutDirection }
        }

        /// Traits with a number of pixels in a point.
        public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }

        /// The traits of several collections; of a trait that two specify, the later one counts.
        public convenience init(traitsFrom collections: [UITraitCollection]) {
            self.init { traits in
                for other in collections.map(\.traits) {
                    if other.style != .unspecified { traits.style = other.style }
                    if other.idiom != .unspecified { traits.idiom = other.idiom }
                    if other.horizontal != .unspecified { traits.horizontal = other.horizontal }
                    if other.vertical != .unspecified { traits.vertical = other.vertical }
                    if other.category != .unspecified { traits.category = other.category }
                    if other.direction != .unspecified { traits.direction = other.direction }
                    if other.scale > 0 { traits.scale = other.scale }
                }
            }
        }

        /// Returns whether both have the same traits.
        public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
            first.traits == second.traits
        }

        /// Adds the traits to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
    }
#endif
