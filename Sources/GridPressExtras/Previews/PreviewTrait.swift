/// A size, an orientation or a modifier of a preview.
public struct PreviewTrait<T>: Sendable {
    let layout: PreviewLayout?
    let orientation: InterfaceOrientation?
    /// A closure that makes the context of a modifier and applies the modifier to views.
    let modifier: (@MainActor @Sendable (AnyView) async throws -> AnyView)?
}

extension PreviewTrait where T == Preview.ViewTraits {
    private init(
        layout: PreviewLayout? = nil,
        orientation: InterfaceOrientation? = nil
    ) {
        self.init(layout: layout, orientation: orientation, modifier: nil)
    }

    /// The trait of a device's screen size.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .device) }

    /// The trait of the content's size.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .sizeThatFits) }

    /// Returns the trait of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }

    /// The trait of a device in portrait orientation.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .portrait) }

    /// The trait of a device that is upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(orientation: .portraitUpsideDown)
    }

    /// The trait of a device in landscape orientation, rotated to the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .landscapeLeft) }

    /// The trait of a device in landscape orientation, rotated to the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .landscapeRight) }

    /// Returns the trait of a modifier with its context.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
        // As in SwiftUI, the modifier needn't be sendable. Only the main actor uses it here; its caller must not share it.
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(layout: nil, orientation: nil) { try await change($0, by: modifier) }
    }

    @MainActor
    private static func change<Modifier: PreviewModifier>(
        _ view: AnyView,
        by modifier: Modifier
    ) async throws -> AnyView {
        let context = try await Modifier.makeSharedContext()
        return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
    }
}
