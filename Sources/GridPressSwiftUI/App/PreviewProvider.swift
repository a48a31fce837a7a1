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
    /// Has no effect in a static rendering: a figure has a title of its own.
    public func previewDisplayName(_ name: String?) -> Self { self }

    /// Has no effect in a static rendering: a figure is no device.
    public func previewDevice(_ device: PreviewDevice?) -> Self { self }

    /// Has no effect in a static rendering: a figure has a size of its own.
    public func previewLayout(_ layout: PreviewLayout) -> Self { self }

    /// Has no effect in a static rendering: a figure is no device.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
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
