import Foundation
import GridPressKits
@_spi(Shims) import GridPressTesting

/// The size at which a view is drawn.
public enum SwiftUISnapshotLayout {
    /// The screen of a device.
    case device(config: ViewImageConfig)
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size of the view.
    case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
    /// A format that draws views at their own size.
    public static var image: Snapshotting { .image() }

    /// Returns a format that draws views at a size, with traits.
    ///
    /// The golden file is an SVG picture. Numbers may differ by GridPress's tolerance, so the precisions have no
    /// effect.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let screen: ViewImageConfig =
            switch layout {
            case .device(let config): config
            case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
            case .sizeThatFits: ViewImageConfig()
            }
        return Snapshotting(pathExtension: "svg") { screen.content(of: $0, traits) }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A format that draws images.
    public static var image: Snapshotting { .image() }

    /// Returns a format that draws images.
    ///
    /// The precisions have no effect.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    { Snapshotting(pathExtension: "svg") { ViewImageConfig().content(of: Image(uiImage: $0), UITraitCollection()) } }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A format that draws the view of a hosting controller at its own size.
    public static var image: Snapshotting { .image() }

    /// Returns a format that draws the view of a hosting controller on the screen of a device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var screen = config
        if let size { screen.size = size }
        return Snapshotting(pathExtension: "svg") { controller in
            guard let view = (controller as? any HostedView)?.hostedView else { throw UnwrittenSnapshot.kitView }
            return screen.content(of: view, traits)
        }
    }

    /// Returns a format that draws the view of a hosting controller at a size, or at its own.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting { .image(on: ViewImageConfig(size: size), traits: traits) }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A format that fails, because views of UIKit aren't drawn.
    public static var image: Snapshotting { .image() }

    /// Returns a format that fails, because views of UIKit aren't drawn.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting { Snapshotting(pathExtension: "svg") { _ in throw UnwrittenSnapshot.kitView } }
}

/// A controller of a SwiftUI view.
private protocol HostedView {
    /// The view of the controller.
    var hostedView: AnyView { get }
}

/// A view that the main actor passes to itself.
private struct HandedView: @unchecked Sendable { let view: AnyView }

extension UIHostingController: HostedView {
    nonisolated fileprivate var hostedView: AnyView {
        // The view stays on the main actor, which must be the caller's.
        MainActor.assumeIsolated { HandedView(view: AnyView(rootView)) }.view
    }
}

extension ViewImageConfig {
    /// Returns the figure of a view on the screen, as the content of a snapshot.
    fileprivate func content<Content: View>(of view: Content, _ traits: UITraitCollection) -> ForeignSnapshot.Content {
        let all = UITraitCollection(traitsFrom: [self.traits, traits])
        let (size, safeArea) = (size, safeArea)
        let insets = EdgeInsets(
            top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
        let figure = Figure("View", width: size?.width, height: size?.height) {
            SnapshotScreen(content: view, insets: size == nil ? EdgeInsets() : insets, traits: all, size: size)
        }
        return .figure(figure, .svg(Figure.RenderOptions(scheme: all.userInterfaceStyle == .dark ? .dark : .light)))
    }
}

/// A view inside the safe area of a screen, with its traits.
private struct SnapshotScreen<Content: View>: NonisolatedView {
    let content: Content, insets: EdgeInsets, traits: UITraitCollection, size: CGSize?

    var body: some View {
        if size == nil {
            content.modifier(SnapshotTraits(traits: traits))
        } else {
            content.frame(maxWidth: .infinity, maxHeight: .infinity).padding(insets).modifier(
                SnapshotTraits(traits: traits))
        }
    }
}

/// A modifier that sets environment values from traits.
private struct SnapshotTraits: NonisolatedViewModifier {
    let traits: UITraitCollection

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { values in
            if let size = traits.preferredContentSizeCategory.dynamicTypeSize { values.dynamicTypeSize = size }
            switch traits.layoutDirection {
            case .leftToRight: values.layoutDirection = .leftToRight
            case .rightToLeft: values.layoutDirection = .rightToLeft
            case .unspecified: break
            }
            if traits.displayScale > 0 { values.displayScale = traits.displayScale }
            if let size = traits.horizontalSizeClass.sizeClass { values.horizontalSizeClass = size }
            if let size = traits.verticalSizeClass.sizeClass { values.verticalSizeClass = size }
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// The size class in SwiftUI's type; `nil` if it is unspecified.
    fileprivate var sizeClass: UserInterfaceSizeClass? {
        switch self {
        case .unspecified: nil
        case .compact: .compact
        case .regular: .regular
        }
    }
}

extension UIContentSizeCategory {
    /// The dynamic type size in SwiftUI's type; `nil` if it is unspecified.
    fileprivate var dynamicTypeSize: DynamicTypeSize? {
        let sizes: [UIContentSizeCategory: DynamicTypeSize] = [
            .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large, .extraLarge: .xLarge,
            .extraExtraLarge: .xxLarge, .extraExtraExtraLarge: .xxxLarge, .accessibilityMedium: .accessibility1,
            .accessibilityLarge: .accessibility2, .accessibilityExtraLarge: .accessibility3,
            .accessibilityExtraExtraLarge: .accessibility4, .accessibilityExtraExtraExtraLarge: .accessibility5,
        ]
        return sizes[self]
    }
}
