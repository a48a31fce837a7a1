/// Views for looking at while writing; a figure draws them as any others.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Previews { get }

    /// The system that the previews are meant for.
    static var platform: PreviewPlatform? { get }
}

nonisolated extension View {
    /// Names the view among the previews of a provider.
    public func previewDisplayName(_ name: String?) -> ModifiedView<Self> { preview { $0.displayName = name } }

    /// Shows the view on a device, among the previews of a provider.
    public func previewDevice(_ device: PreviewDevice?) -> ModifiedView<Self> { preview { $0.device = device } }

    /// Sets the size of the view, among the previews of a provider.
    public func previewLayout(_ layout: PreviewLayout) -> ModifiedView<Self> { preview { $0.layout = layout } }

    /// Turns the device of the view, among the previews of a provider.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> ModifiedView<Self> {
        preview { $0.orientation = orientation }
    }

    private func preview(_ change: @escaping (inout PreviewSettings) -> Void) -> ModifiedView<Self> {
        modified(by: TraitModifier { change(&$0[ContainerValuesKey.self].values.preview) })
    }
}

/// The settings of one of the previews of a provider, as its outermost modifiers write them.
package struct PreviewSettings: Sendable {
    /// The name of the preview.
    package var displayName: String?
    /// The device that shows the preview.
    package var device: PreviewDevice?
    /// The size of the preview.
    package var layout: PreviewLayout?
    /// The orientation of the device.
    package var orientation: InterfaceOrientation?
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral name: String) { rawValue = name }
}

/// How large views are looked at.
public enum PreviewLayout: Hashable, Sendable {
    /// As a device is.
    case device
    /// As they are.
    case sizeThatFits
    /// In a size.
    case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewLayout {
    /// Returns the size of a preview on a screen; `nil` for that of the content.
    package func size(on screenSize: CGSize?, _ orientation: InterfaceOrientation?) -> CGSize? {
        switch self {
        case .sizeThatFits: nil
        case .fixed(let width, let height): CGSize(width: width, height: height)
        case .device:
            if let screenSize, orientation == .landscapeLeft || orientation == .landscapeRight {
                CGSize(width: screenSize.height, height: screenSize.width)
            } else {
                screenSize
            }
        }
    }
}
