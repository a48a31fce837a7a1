/// The platform of previews.
///
/// It has no effect in a static rendering.
public enum PreviewPlatform: Hashable, Sendable {
    /// iOS and iPadOS.
    case iOS
    /// macOS.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
}

extension PreviewProvider {
    /// The platform of the previews; `nil` for the platform of the target.
    public static var platform: PreviewPlatform? { nil }
}
