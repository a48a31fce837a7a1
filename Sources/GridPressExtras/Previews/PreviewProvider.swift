/// A type that provides previews of views.
///
/// A figure draws them as any other views.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }

    /// The platform of the previews; by default, `nil`.
    ///
    /// Has no effect in a static rendering.
    static var platform: PreviewPlatform? { get }
}

nonisolated extension View {
    /// Sets the name of the view among the previews of a provider.
    public func previewDisplayName(_ name: String?) -> ModifiedView<Self> { preview { $0.displayName = name } }

    /// Sets the device whose screen size the preview has.
    public func previewDevice(_ device: PreviewDevice?) -> ModifiedView<Self> { preview { $0.device = device } }

    /// Sets the size of the preview.
    public func previewLayout(_ layout: PreviewLayout) -> ModifiedView<Self> { preview { $0.layout = layout } }

    /// Sets the orientation of the device of the preview.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> ModifiedView<Self> {
        preview { $0.orientation = orientation }
    }

    private func preview(_ change: @escaping (inout PreviewSettings) -> Void) -> ModifiedView<Self> {
        modified(by: TraitModifier { change(&$0[ContainerValuesKey.self].values.preview) })
    }
}

/// The settings of a preview of a provider, which its outermost modifiers write.
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

extension ContainerValues {
    /// The settings of the view as a preview.
    package var preview: PreviewSettings {
        get { self[PreviewSettings.Key.self] }
        set { self[PreviewSettings.Key.self] = newValue }
    }
}

extension PreviewSettings {
    fileprivate enum Key: ContainerValueKey { static let defaultValue = PreviewSettings() }
}

/// A device of a preview, identified by its name.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates a device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device by its name.
    public init(stringLiteral name: String) { rawValue = name }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device's screen.
    case device
    /// The size of the content.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewLayout {
    /// Returns the size of a preview; `nil` for the size of its content.
    ///
    /// - Parameters:
    ///   - screenSize: The size of the device's screen; `nil` if the preview has no device.
    ///   - orientation: The orientation of the device. A landscape one exchanges the sides of the screen.
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
