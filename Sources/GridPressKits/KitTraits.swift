import GridPressSwiftUI

#if !canImport(Darwin)
    /// The size class of a length.
    public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
        /// An unspecified size class.
        case unspecified
        /// A compact size.
        case compact
        /// A regular size.
        case regular
    }

    /// The layout direction in traits.
    public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
        /// An unspecified direction.
        case unspecified = -1
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// The traits of an environment.
    ///
    /// Traits that aren't set are unspecified.
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

        /// The interface style.
        public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
        /// The kind of device.
        public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
        /// The horizontal size class.
        public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
        /// The vertical size class.
        public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
        /// The content size category.
        public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
        /// The layout direction.
        public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
        /// The number of pixels per point; 0 if it is unspecified.
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

        /// Creates unspecified traits.
        public convenience init() { self.init { _ in } }

        /// Creates traits with an interface style.
        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init { $0.style = userInterfaceStyle }
        }

        /// Creates traits with an interface idiom.
        public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
            self.init { $0.idiom = userInterfaceIdiom }
        }

        /// Creates traits with a horizontal size class.
        public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.horizontal = horizontalSizeClass }
        }

        /// Creates traits with a vertical size class.
        public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.vertical = verticalSizeClass }
        }

        /// Creates traits with a content size category.
        public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
            self.init { $0.category = preferredContentSizeCategory }
        }

        /// Creates traits with a layout direction.
        public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
            self.init { $0.direction = layoutDirection }
        }

        /// Creates traits with a number of pixels per point.
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

        /// Adds the traits to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
    }
#endif

#if !canImport(Darwin)
    /// A trait of an environment.
    public protocol UITraitDefinition {}

    /// The type of a trait.
    public typealias UITrait = any UITraitDefinition.Type

    /// The trait of the interface style.
    public struct UITraitUserInterfaceStyle: UITraitDefinition {}
    /// The trait of the kind of device.
    public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
    /// The trait of the horizontal size class.
    public struct UITraitHorizontalSizeClass: UITraitDefinition {}
    /// The trait of the vertical size class.
    public struct UITraitVerticalSizeClass: UITraitDefinition {}
    /// The trait of the text size.
    public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
    /// The trait of the layout direction.
    public struct UITraitLayoutDirection: UITraitDefinition {}
    /// The trait of the number of pixels per point.
    public struct UITraitDisplayScale: UITraitDefinition {}

    /// A registration for changes of traits.
    @MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {}

    private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

    /// An object whose traits may change.
    @MainActor @preconcurrency public protocol UITraitChangeObservable {}

    extension UITraitChangeObservable {
        /// Has no effect: traits never change.
        @discardableResult
        public func registerForTraitChanges<Observer>(
            _ traits: [UITrait],
            handler: @escaping (Observer, UITraitCollection) -> Void
        ) -> any UITraitChangeRegistration {
            TraitChangeRegistration()
        }

        /// Has no effect: traits never change.
        @discardableResult
        public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
            TraitChangeRegistration()
        }

        /// Has no effect: traits never change.
        @discardableResult
        public func registerForTraitChanges(
            _ traits: [UITrait],
            target: Any,
            action: Selector
        ) -> any UITraitChangeRegistration {
            TraitChangeRegistration()
        }

        /// Has no effect: traits never change.
        public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
    }

    extension UIView: UITraitChangeObservable {}
    extension UIViewController: UITraitChangeObservable {}
#endif
