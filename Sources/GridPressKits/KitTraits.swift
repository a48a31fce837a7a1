// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }

    /// The traits of an environment.
    ///
    /// Traits that aren't set are unspecified.
    public final class UITraitCollection: Hashable, Sendable {
        private struct Traits: Hashable, Sendable {
            var style = UIUserInterfaceStyle.unspecified, idiom = UIUserInterfaceIdiom.unspecified
            var horizontal = UIUserInterfaceSizeClass.unspecified, vertical = UIUserInterfaceSizeClass.unspecified
            var category = UIContentSizeCategory.unspecified, direction = UITraitEnvironmentLayoutDirection.unspecified
            var scale: CGFloat = 0
        }

        private let traits: Traits

        private init(_ change: (inout Traits) -> Void) {
            var traits = Traits()
            change(&traits)
            self.traits = traits
        }

        public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
        public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
        public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
        public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
        public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
        public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
        public var displayScale: CGFloat { traits.scale }

        /// The current traits: the light scheme on the standard device.
        public static let current = UITraitCollection {
            $0.style = .light
            $0.idiom = DeviceProfile.standard.idiom
            $0.horizontal = .compact
            $0.vertical = .regular
            $0.category = .large
            $0.direction = .leftToRight
            $0.scale = DeviceProfile.standard.scale
        }

        public convenience init() { self.init { _ in } }

        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init { $0.style = userInterfaceStyle }
        }

        public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
            self.init { $0.idiom = userInterfaceIdiom }
        }

        public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.horizontal = horizontalSizeClass }
        }

        public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.vertical = verticalSizeClass }
        }

        public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
            self.init { $0.category = preferredContentSizeCategory }
        }

        public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
            self.init { $0.direction = layoutDirection }
        }

        public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }

        /// Creates the combined traits of several collections.
        ///
        /// Later collections take precedence.
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

        public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
    }
#endif

#if !canImport(Darwin)
    public protocol UITraitDefinition {}

    public typealias UITrait = any UITraitDefinition.Type

    public struct UITraitUserInterfaceStyle: UITraitDefinition {}
    public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
    public struct UITraitHorizontalSizeClass: UITraitDefinition {}
    public struct UITraitVerticalSizeClass: UITraitDefinition {}
    public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
    public struct UITraitLayoutDirection: UITraitDefinition {}
    public struct UITraitDisplayScale: UITraitDefinition {}

    private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

    @MainActor @preconcurrency public protocol UITraitChangeObservable {}

    extension UITraitChangeObservable {
        /// Has no effect: traits never change.
        @discardableResult public func registerForTraitChanges<Observer>(
            _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
        ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

        /// Has no effect: traits never change.
        @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
            -> any UITraitChangeRegistration
        { TraitChangeRegistration() }

        /// Has no effect: traits never change.
        @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
            -> any UITraitChangeRegistration
        { TraitChangeRegistration() }

        /// Has no effect: traits never change.
        public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
    }

    extension UIView: UITraitChangeObservable {}
    extension UIViewController: UITraitChangeObservable {}
#endif
