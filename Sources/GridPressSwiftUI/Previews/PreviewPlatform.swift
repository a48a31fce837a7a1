/// The system that previews are meant for, which has no effect in a static rendering.
public enum PreviewPlatform: Hashable, Sendable {
    /// Phones and tablets.
    case iOS
    /// Computers.
    case macOS
    /// Television sets.
    case tvOS
    /// Watches.
    case watchOS
}

extension PreviewProvider {
    /// The system that the previews are meant for; `nil` for that of the target.
    public static var platform: PreviewPlatform? { nil }
}
